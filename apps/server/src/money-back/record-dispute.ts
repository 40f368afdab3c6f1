import { isProviderError } from '@jara/paystack/provider-error';
import type { Dispute } from '@jara/paystack/wire';
import { lockPayment } from '../payments/payments.store.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { holdWhatIsHere } from './hold-for-dispute.ts';
import {
  type ChargeRow,
  type DisputeRow,
  findCharge,
  findChargeByProviderId,
  findChargeOfReference,
  findDispute,
  lockGiftOfPayment,
} from './money-back.store.ts';
import { loseDispute, openDispute, winDispute } from './settle-dispute.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'paystack'>;

/**
 * Records how a dispute stands. The event only says where to look: the provider itself is asked, so events may come in
 * any order and any number of times. Opening and closing each happen once, under the payment's lock.
 */
export const recordDispute =
  (deps: Needs) =>
  async ({ id }: Pick<Dispute, 'id'>): Promise<void> => {
    const { db, log } = deps;
    const dispute = await askProvider(deps, id);
    // What was announced will be there: the event stays open, and is worked on again.
    if (!dispute) throw new Error('a dispute was announced that the provider does not know yet');
    const charge = await findDisputedCharge(deps, dispute);
    if (!charge) {
      log.error({ disputeId: id }, 'dispute.unknown_charge');
      return;
    }
    const became = await db.transaction().execute((trx) => record(deps, trx, dispute, charge));
    if (became) log.warn({ disputeId: id, paymentId: charge.paymentId, became }, 'dispute.moved');
    if (dispute.status === 'resolved' && !endingOf(dispute)) {
      log.error({ disputeId: id, resolution: dispute.resolution }, 'dispute.unknown_resolution');
    }
  };

/** Answers what the dispute has become, or undefined when nothing is new. */
async function record(
  { clock }: Needs,
  trx: Trx,
  dispute: Dispute,
  known: ChargeRow,
): Promise<DisputeRow['status'] | undefined> {
  const payment = await lockPayment(trx, known.paymentId);
  const gift = await lockGiftOfPayment(trx, known.paymentId);
  // What the charge is by now, and whether the dispute is new, is read after the locks: nobody else can change it then.
  const charge = await findCharge(trx, known.id);
  if (!charge) throw new Error('a charge vanished while its dispute was recorded');
  const before = await findDispute(trx, dispute.id);
  if (before && before.status !== 'OPEN') return undefined;

  const now = clock.now();
  const opened = before ?? (await openDispute(trx, dispute, charge, gift, now));
  const ending = endingOf(dispute);
  if (ending === 'WON') {
    await winDispute(trx, opened, charge, now);
    return ending;
  }
  const held = await holdWhatIsHere(trx, opened, charge, now);
  if (ending === 'LOST') await loseDispute(trx, held, { dispute, charge, payment }, now);
  return ending ?? (before ? undefined : 'OPEN');
}

/** `declined` means that the bank's wish was declined: the merchant won. */
function endingOf({ status, resolution }: Dispute): 'WON' | 'LOST' | undefined {
  if (status !== 'resolved') return undefined;
  if (resolution === 'declined') return 'WON';
  return resolution === 'merchant-accepted' || resolution === 'auto-accepted' ? 'LOST' : undefined;
}

async function askProvider({ paystack }: Needs, id: string): Promise<Dispute | undefined> {
  try {
    return await paystack.fetchDispute(id);
  } catch (error) {
    if (isProviderError(error) && error.kind === 'not_found') return undefined;
    throw error;
  }
}

/** A reference can carry two charges, so the provider's id of the charge counts first. */
async function findDisputedCharge(deps: Needs, dispute: Dispute): Promise<ChargeRow | undefined> {
  const { transaction } = dispute;
  const reference = transaction?.reference ?? dispute.transaction_reference;
  const find = () =>
    transaction ? findChargeByProviderId(deps.db, transaction.id) : findChargeOfReference(deps.db, reference ?? '');
  const known = await find();
  if (known || !reference) return known;
  // A charge can be disputed before we have heard that it was made.
  await settlePayment(deps)(reference);
  return find();
}
