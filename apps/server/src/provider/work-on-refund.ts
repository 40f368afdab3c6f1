import type { RefundId } from '@jara/domain/ids';
import { isProviderError, type ProviderError } from '@jara/paystack/provider-error';
import { markRefundSent } from '../money-back/mark-refund-sent.ts';
import {
  findCharge,
  findRefund,
  isOpenRefund,
  listChargesOfReference,
  listRefundsOfReference,
  lockOpenRefund,
  type RefundRow,
} from '../money-back/money-back.store.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { completeRefund, failRefund, settleRefund } from '../money-back/settle-refund.ts';
import type { Trx } from '../platform/database/db.ts';
import { enqueueAlone } from '../platform/jobs/enqueue.ts';
import { followRefunds } from './follow-refunds.ts';
import {
  climb,
  isAboutUs,
  isFinalRefusal,
  isSurelyMissing,
  type Ladder,
  type LadderDeps,
  seconds,
  sweep,
} from './ladder.ts';
import { lookForRefund, markerOf } from './look-for-refund.ts';

/**
 * The provider has no key that would make asking for a refund twice the same as asking once. So it is asked what it has
 * before it is asked for anything, and each refund carries our own id in its note.
 */
const REFUNDS: Ladder<RefundId> = {
  name: 'refund',
  table: 'refunds',
  pace: { checkAfterMs: seconds(3, 10, 30, 60, 300, 600, 1800, 3600, 7200), notFoundBeforeResend: 3 },
  step,
  lockOpen: lockOpenRefund,
  wake: (db, refundId, options) => enqueueAlone(db, 'work_on_refund', { refundId }, options),
};

export const workOnRefund = climb(REFUNDS);
export const sweepRefunds = sweep(REFUNDS);

/**
 * Works on every open refund of the charges under one reference, and looks for those that are not ours; an event about a
 * refund says no more than that.
 */
export const settleRefundsOf =
  (deps: LadderDeps) =>
  async (reference: string): Promise<void> => {
    const refunds = await listRefundsOfReference(deps.db, reference);
    for (const { id } of refunds.filter(isOpenRefund)) await workOnRefund(deps)(id);
    for (const charge of await listChargesOfReference(deps.db, reference)) await followRefunds(deps)(charge);
  };

async function step(deps: LadderDeps, refundId: RefundId): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  if (!refund || !isOpenRefund(refund)) return;
  const answer = await lookForRefund(deps, refund);
  if (answer === 'not_found') await sendWhenSure(deps, refund);
  else if (answer !== 'unknown') await settleRefund(deps)(refundId, answer);
}

/** A refund that was asked for once and is not listed may only be late, so it is asked for again after several looks. */
async function sendWhenSure(deps: LadderDeps, refund: RefundRow): Promise<void> {
  if (refund.sends > 0 && !(await isSurelyMissing(REFUNDS, deps, refund))) return;
  if (refund.sends === 0 && (await hasGoneBackWithoutUs(deps, refund))) return;
  await send(deps, refund);
}

/**
 * Money of the same charge that went back in a way our books do not have is settled first, or the sender would get more than is
 * left: this refund gives its money back to where that one has to be booked from.
 */
async function hasGoneBackWithoutUs(deps: LadderDeps, { id, chargeId }: RefundRow): Promise<boolean> {
  const charge = await findCharge(deps.db, chargeId);
  if (!charge || (await followRefunds(deps)(charge)).length === 0) return false;
  return whileOpen(deps, id, async (trx, open) => {
    await failRefund(deps, trx, open, 'Money of this payment had gone back at the provider without us');
    return true;
  });
}

/** Marks the refund as sent before it is: if we die in between, the next look asks the provider first. */
async function send(deps: LadderDeps, refund: RefundRow): Promise<void> {
  if (!(await markRefundSent(deps, refund))) return;
  try {
    const answer = await deps.paystack.createRefund({
      transaction: refund.transactionId,
      amount: refund.amount,
      currency: refund.currency,
      merchantNote: markerOf(refund.id),
      customerNote: `Your payment for a gift on ${deps.config.operator.productName}, sent back to you`,
    });
    await settleRefund(deps)(refund.id, answer);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    await afterFailedSend(deps, refund, error);
  }
}

async function afterFailedSend(deps: LadderDeps, refund: RefundRow, error: ProviderError): Promise<void> {
  const { id } = refund;
  deps.log.warn(
    { refundId: id, kind: error.kind, code: error.code, sends: refund.sends + 1 },
    'refund.send_not_confirmed',
  );
  if (error.kind !== 'refused' || isAboutUs(error)) return;
  // An earlier request whose answer was lost may be what this one was refused for, so the list has the last word.
  const listed = await lookForRefund(deps, refund);
  if (listed === 'unknown') return;
  if (listed !== 'not_found') return settleRefund(deps)(id, listed);
  if (error.code === 'transaction_reversed') return endReversed(deps, refund);
  if (!isFinalRefusal(error, refund)) return;
  await whileOpen(deps, id, async (trx, open) => {
    await failRefund(deps, trx, open, error.providerMessage ?? 'The provider did not take the refund');
    return true;
  });
}

/** The sender has the money already: somebody sent it by hand, which is what we wanted, or their bank took it. */
async function endReversed(deps: LadderDeps, refund: RefundRow): Promise<void> {
  const { data: disputes } = await deps.paystack.listDisputes({ transaction: refund.transactionId });
  const taken = disputes.filter(({ status, resolution }) => status === 'resolved' && resolution !== 'declined');
  await whileOpen(deps, refund.id, async (trx, open) => {
    if (taken.length === 0) await completeRefund(deps, trx, open);
    else await failRefund(deps, trx, open, 'The sender’s bank took the payment back');
    return true;
  });
  for (const dispute of taken) await recordDispute(deps)(dispute);
}

const whileOpen = (
  deps: LadderDeps,
  id: RefundId,
  work: (trx: Trx, refund: RefundRow) => Promise<boolean>,
): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const refund = await lockOpenRefund(trx, id);
    return refund !== undefined && work(trx, refund);
  });
