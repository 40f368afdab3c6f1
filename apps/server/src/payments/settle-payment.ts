import type { PaymentId } from '@jara/domain/ids';
import { PAYMENT_FAILURES } from '@jara/domain/payment/payment-failures';
import { DAY_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import { isProviderError } from '@jara/paystack/provider-error';
import type { Transaction } from '@jara/paystack/wire';
import { announcePayment } from '../platform/database/announce.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { findPaymentByReference, lockPayment } from './payments.store.ts';
import { recordCharge } from './record-charge.ts';

/** How long after its last look an unsettled payment is looked at again. Three days on, nobody is paying any more. */
const CHECK_AGAIN_AFTER_MS = [1, 2, 5, 10, 30, 60, 180, 360, 720, 1440, 1440].map((minutes) => minutes * MINUTE_MS);
const GIVE_UP_UNPAID_AFTER_MS = DAY_MS;

interface Heard {
  /** The payer's own word that they stopped. The provider never tells: it says "abandoned" of an open checkout, too. */
  isCancelled?: boolean;
  /** The provider's id of the charge that an event told of. Nothing else of the event is believed: the provider is asked. */
  chargeId?: string;
  /** A charge as the provider told it when it was asked. */
  charge?: Transaction;
}

/**
 * Asks the provider how a payment stands and records the answer. The webhook, the callback page, the live page,
 * reconciliation and the sweep all end here, and it may run any number of times: value is given once.
 */
export const settlePayment =
  (deps: Pick<Deps, 'db' | 'clock' | 'paystack' | 'log' | 'config'>) =>
  async (reference: string, { isCancelled = false, chargeId, charge }: Heard = {}): Promise<void> => {
    const known = await findPaymentByReference(deps.db, reference);
    if (!known) return;
    const answer = await askProvider(deps, reference);
    const isOther = chargeId !== undefined && chargeId !== answer?.id;
    const other = isOther ? await askAboutCharge(deps, known.id, chargeId) : { charge };
    const changed = await deps.db.transaction().execute(async (trx) => {
      const payment = await lockPayment(trx, known.id);
      // A look-up by reference shows one charge. Another successful one under it means that somebody paid twice; the
      // second sum goes to suspense, where it can only be given back.
      const paid = [answer, other.charge].flatMap((each) => (each?.status === 'success' ? [each] : []));
      for (const each of paid) await recordCharge(deps, trx, await lockPayment(trx, known.id), each);
      const isPaid = paid.length > 0;
      const update = isPaid ? {} : unsettled(payment, { answer, isCancelled, now: deps.clock.now() });
      const isOpen = !isPaid && payment.settledAt === null;
      await trx
        .updateTable('payments')
        .set({ ...update, ...planned(payment, isOpen, deps.clock.databaseNow().getTime()) })
        .where('id', '=', payment.id)
        .execute();
      const moved = (isPaid && payment.settledAt === null) || ('status' in update && update.status !== payment.status);
      if (moved) await announcePayment(trx, payment.id);
      return moved;
    });
    if (changed) deps.log.info({ paymentId: known.id, providerStatus: answer?.status }, 'payment.moved');
    // What was asked by reference stands; what told of the other charge stays open until that could be asked about, too.
    if (other.failure) throw other.failure;
  };

/** A charge by its own id, and whether it is one of this payment's: an event may name any. */
async function askAboutCharge(
  { paystack, db }: Pick<Deps, 'paystack' | 'db'>,
  paymentId: PaymentId,
  chargeId: string,
): Promise<{ charge?: Transaction; failure?: unknown }> {
  try {
    const charge = await paystack.fetchTransaction(chargeId);
    const payment = await findPaymentByReference(db, charge.reference);
    if (payment?.id === paymentId) return { charge };
    return { failure: new Error('a charge was announced that is not of its payment') };
  } catch (error) {
    if (!isProviderError(error) || error.kind !== 'not_found') return { failure: error };
    return { failure: new Error('a charge was announced that the provider does not know') };
  }
}

/** A page that waits asks every few seconds, which must not use up the looks planned for when it has been closed. */
function planned(
  { checks, nextCheckAt }: { checks: number; nextCheckAt: Date | null },
  isOpen: boolean,
  nowMs: number,
) {
  if (!isOpen || nextCheckAt === null) return { nextCheckAt: null };
  if (nextCheckAt.getTime() > nowMs) return { nextCheckAt };
  const due = CHECK_AGAIN_AFTER_MS[checks];
  return { checks: checks + 1, nextCheckAt: due === undefined ? null : new Date(nowMs + due) };
}

async function askProvider({ paystack }: Pick<Deps, 'paystack'>, reference: string): Promise<Transaction | undefined> {
  try {
    return await paystack.verifyTransaction(reference);
  } catch (error) {
    if (isProviderError(error) && error.kind === 'not_found') return undefined;
    if (isProviderError(error)) throw new Refusal('verification_failed');
    throw error;
  }
}

interface Unsettled {
  status: string;
  createdAt: Date;
  settledAt: Date | null;
}

/** What an answer other than success makes of a payment. Nothing here is final: money that arrives later still counts. */
function unsettled(
  payment: Unsettled,
  { answer, isCancelled, now }: { answer: Transaction | undefined; isCancelled: boolean; now: Date },
) {
  const isOpen = payment.status === 'PENDING' || payment.status === 'PROCESSING';
  if (!isOpen || payment.settledAt !== null) return {};
  switch (answer?.status) {
    case 'failed':
      return { status: 'FAILED' as const, failureReason: reasonOf(answer), updatedAt: now };
    case 'ongoing':
    case 'pending':
    case 'processing':
    case 'queued':
      return { status: 'PROCESSING' as const, updatedAt: now };
    default:
      if (isCancelled) return { status: 'FAILED' as const, failureReason: PAYMENT_FAILURES.cancelled, updatedAt: now };
      // A fresh reference that nobody has paid yet reads as "abandoned", or is not known at all.
      return now.getTime() - payment.createdAt.getTime() > GIVE_UP_UNPAID_AFTER_MS
        ? { status: 'FAILED' as const, failureReason: PAYMENT_FAILURES.neverCompleted, updatedAt: now }
        : {};
  }
}

const reasonOf = (answer: Transaction) => answer.gateway_response || answer.message || PAYMENT_FAILURES.declined;
