import { whyNotRefund } from '@jara/domain/gift/gift-decisions';
import type { RefundId } from '@jara/domain/ids';
import { giftAccount, suspenseAccount } from '@jara/domain/ledger/accounts';
import { refundDone, refundFailed } from '@jara/domain/ledger/journals';
import { refundCameBack } from '@jara/domain/ledger/outside-journals';
import { minus, plus, ZERO } from '@jara/domain/money/money';
import { PAYMENT_FAILURES } from '@jara/domain/payment/payment-failures';
import type { Refund } from '@jara/paystack/wire';
import { loadGiftCase } from '../gifts/gift-case.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { addMails } from '../outbox/outbox.ts';
import { announcePayment } from '../platform/database/announce.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { holdWhatIsHere } from './hold-for-dispute.ts';
import {
  findCharge,
  findStandingDispute,
  isAtOurCost,
  lockOpenRefund,
  lockRefund,
  lockUnsent,
  type RefundRow,
} from './money-back.store.ts';
import { askForAccount, NEEDS_ACCOUNT } from './name-account.ts';
import { spareShares } from './spare-shares.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

/**
 * Records what the provider itself says of a refund. It may run any number of times; a status that is not final
 * changes nothing but what staff see.
 */
export const settleRefund =
  (deps: Needs) =>
  (refundId: RefundId, answer: Refund): Promise<void> =>
    deps.db.transaction().execute(async (trx) => {
      const refund = await lockOpenRefund(trx, refundId);
      if (!refund) return;
      if (answer.amount !== refund.amount || answer.currency !== refund.currency) {
        throw new Error(`refund ${refundId} is of another amount or currency at the provider`);
      }
      await trx
        .updateTable('refunds')
        .set({
          status: 'SUBMITTED',
          providerId: answer.id,
          providerStatus: answer.status,
          notFoundChecks: 0,
          updatedAt: deps.clock.now(),
        })
        .where('id', '=', refundId)
        .execute();
      switch (answer.status) {
        case 'processed':
          return completeRefund(deps, trx, refund);
        case 'failed':
          return failRefund(deps, trx, refund, 'The bank did not take the refund');
        case 'pending':
        case 'processing':
          return;
        case NEEDS_ACCOUNT:
          if (answer.status !== refund.providerStatus) deps.log.info({ refundId }, 'refund.needs_account');
          // The card does not take it; it goes on once its sender has named an account. None is wanted for what was paid at our cost meanwhile.
          if (!refund.accountNumber && !(await isAtOurCost(trx, refund)))
            await askForAccount(trx, refund, deps.clock.now());
          return;
        default:
          if (answer.status !== refund.providerStatus)
            deps.log.error({ refundId, providerStatus: answer.status }, 'refund.needs_a_person');
      }
    });

/** The money has left us for the sender's card. The refund is locked and open. */
export async function completeRefund({ clock, log }: Needs, trx: Trx, refund: RefundRow): Promise<void> {
  const now = clock.now();
  await postJournal(
    trx,
    refundDone({ refundId: refund.id, amount: refund.amount, kept: refund.kept, currency: refund.currency }),
    now,
  );
  await finish(trx, refund.id, { status: 'DONE', failure: null }, now);
  await closePayment(trx, refund, now);
  if (refund.senderEmail) {
    const mail = { kind: 'refund_sent' as const, identity: `refund:${refund.id}`, data: { refundId: refund.id } };
    await addMails(trx, now, [{ ...mail, to: refund.senderEmail }]);
  }
  log.info({ refundId: refund.id }, 'refund.done');
}

/** The money goes back where it came from, and its sender is asked for an account that takes it. */
export async function failRefund(deps: Needs, trx: Trx, refund: RefundRow, failure: string): Promise<void> {
  await endRefund(deps, trx, refund, failure);
  await askWhereTo(deps, trx, refund);
}

/** When the charge is disputed by now, what comes back is held with the rest. Shares are locked before the money of their gift, as everywhere. */
async function endRefund({ clock, log }: Needs, trx: Trx, refund: RefundRow, failure: string): Promise<void> {
  const now = clock.now();
  if (refund.giftId !== null) await lockUnsent(trx, refund.giftId);
  const source = refund.giftId === null ? { chargeId: refund.chargeId } : { giftId: refund.giftId };
  const { amount, kept, loss, currency } = refund;
  await postJournal(trx, refundFailed({ refundId: refund.id, amount, kept, loss, currency, ...source }), now);
  await finish(trx, refund.id, { status: 'FAILED', failure }, now);
  await trx.updateTable('refunds').set({ loss: ZERO }).where('id', '=', refund.id).execute();
  if (refund.giftId !== null) await spareShares(trx, { id: refund.giftId, currency }, now);
  const dispute = await findStandingDispute(trx, refund.chargeId);
  const charge = await findCharge(trx, refund.chargeId);
  if (dispute?.status === 'OPEN' && charge) await holdWhatIsHere(trx, dispute, charge, now);
  log.warn({ refundId: refund.id, failure }, 'refund.failed');
}

async function askWhereTo({ clock }: Needs, trx: Trx, refund: RefundRow): Promise<void> {
  const now = clock.now();
  if (refund.giftId && !whyNotRefund(await loadGiftCase(trx, refund.giftId, now)))
    await askForAccount(trx, refund, now);
}

/**
 * Something else came first: a dispute, or money that went back without us. One that began by itself and that the provider never named
 * makes its gift due again as soon as nothing holds it. A sender is asked for an account only where the card may have been tried.
 */
export async function callOffRefund(
  deps: Needs,
  trx: Trx,
  refund: RefundRow,
  failure: string,
  { asks = true } = {},
): Promise<void> {
  await endRefund(deps, trx, refund, failure);
  const wasNamed = refund.providerId !== null;
  const mayHaveTried = wasNamed || refund.sends > 0;
  if (refund.cause === null || refund.giftId === null || wasNamed)
    return asks && mayHaveTried ? askWhereTo(deps, trx, refund) : undefined;
  await trx.updateTable('refunds').set({ cause: null }).where('id', '=', refund.id).execute();
  await trx.updateTable('gifts').set({ refundDueAt: deps.clock.now() }).where('id', '=', refund.giftId).execute();
}

/** A refund that we had called done came back: the money is where it was before, and can be sent again. */
export const takeRefundBack =
  ({ db, clock, log }: Needs) =>
  (id: RefundId): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const refund = await lockRefund(trx, id);
      if (refund?.status !== 'DONE') return;
      const now = clock.now();
      if (refund.giftId !== null) await lockUnsent(trx, refund.giftId);
      const rounds = refund.rounds + 1;
      const { amount, kept, loss, currency } = refund;
      const from = refund.giftId === null ? suspenseAccount(refund.chargeId) : giftAccount(refund.giftId);
      await postJournal(
        trx,
        refundCameBack({ refundId: id, from, part: minus(amount, loss), loss, kept, currency, round: rounds }),
        now,
      );
      await finish(trx, id, { status: 'FAILED', failure: 'The bank sent the refund back' }, now);
      await trx.updateTable('refunds').set({ rounds, loss: ZERO }).where('id', '=', id).execute();
      if (refund.giftId !== null) await spareShares(trx, { id: refund.giftId, currency }, now);
      log.error({ refundId: id }, 'refund.came_back');
    });

const finish = (trx: Trx, id: RefundId, change: { status: 'DONE' | 'FAILED'; failure: string | null }, now: Date) =>
  trx
    .updateTable('refunds')
    .set({ ...change, nextCheckAt: null, finishedAt: now, updatedAt: now })
    .where('id', '=', id)
    .execute();

/** A payment that went back whole is reversed. One whose only money was in suspense has ended without a gift. */
export async function closePayment(trx: Trx, refund: RefundRow, now: Date): Promise<void> {
  const change = await endOf(trx, refund);
  if (!change) return;
  await trx
    .updateTable('payments')
    .set({ ...change, updatedAt: now })
    .where('id', '=', refund.paymentId)
    .execute();
  await announcePayment(trx, refund.paymentId);
}

async function endOf(trx: Trx, refund: RefundRow) {
  if (refund.giftId !== null) {
    const isWhole = plus(refund.amount, refund.kept) === refund.paymentAmount && refund.paymentStatus === 'SUCCESS';
    return isWhole ? { status: 'REVERSED' as const, failureReason: PAYMENT_FAILURES.wentBack } : undefined;
  }
  if (refund.paymentStatus !== 'PROCESSING') return undefined;
  const stillHeld = await trx
    .selectFrom('charges')
    .innerJoin('balances', (join) =>
      join.onRef('balances.subject', '=', 'charges.id').on('balances.account', '=', 'suspense'),
    )
    .select('charges.id')
    .where('charges.paymentId', '=', refund.paymentId)
    .where('balances.balance', '>', ZERO)
    .executeTakeFirst();
  return stillHeld
    ? undefined
    : {
        status: 'FAILED' as const,
        failureReason: PAYMENT_FAILURES.differed,
      };
}
