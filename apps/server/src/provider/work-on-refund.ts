import type { RefundId } from '@jara/domain/ids';
import { type Minor, minor, sum } from '@jara/domain/money/money';
import { HOUR_MS } from '@jara/domain/time/lagos';
import { type ProviderError, unlessUnknown } from '@jara/paystack/provider-error';
import type { Dispute, Refund } from '@jara/paystack/wire';
import { giveWay, wasNeverMade } from '../money-back/give-way.ts';
import { IS_DISPUTED, markRefundSent, noteRefusedSend } from '../money-back/mark-refund-sent.ts';
import {
  type DisputeRow,
  findCharge,
  findDispute,
  findRefund,
  isOpenRefund,
  lockOpenRefund,
  mayHaveLeft,
  type RefundRow,
  wentBackOf,
} from '../money-back/money-back.store.ts';
import { NEEDS_ACCOUNT } from '../money-back/name-account.ts';
import {
  endingOf,
  hasEnded,
  isAnotherSum,
  isPassedOver,
  isUnclear,
  recordDispute,
} from '../money-back/record-dispute.ts';
import { callOffRefund, completeRefund, failRefund, settleRefund } from '../money-back/settle-refund.ts';
import type { Trx } from '../platform/database/db.ts';
import { enqueueAlone } from '../platform/jobs/enqueue.ts';
import { disputesOf } from './disputes-of.ts';
import { whatSendersBankHas } from './earlier-tries.ts';
import { isAboutUs, isFinalRefusal } from './final-refusal.ts';
import { type ForeignRefund, followRefunds } from './follow-refunds.ts';
import {
  climb,
  isSurelyMissing,
  type Ladder,
  type LadderDeps,
  type Sending,
  seconds,
  send,
  sweep,
  whileOpen,
} from './ladder.ts';
import { lookForRefund, markerOf } from './look-for-refund.ts';
import { sendAccount } from './send-account.ts';

/**
 * The provider has no key that would make asking for a refund twice the same as asking once. So it is asked what it has
 * before it is asked for anything, and each refund carries our own id in its note.
 */
const REFUNDS: Ladder<RefundRow> & Sending<RefundRow, Refund> = {
  name: 'refund',
  table: 'refunds',
  pace: {
    checkAfterMs: seconds(3, 10, 30, 60, 300, 600, 1800, 3600, 7200),
    notFoundBeforeResend: 3,
    endAfterMs: HOUR_MS,
  },
  step,
  lockOpen: lockOpenRefund,
  wake: (db, refundId, look, options) => enqueueAlone(db, 'work_on_refund', { refundId, ...look }, options),
  idName: 'refundId',
  markSent: markRefundSent,
  request: ({ paystack, config }, refund) =>
    paystack.createRefund({
      transaction: refund.transactionId,
      amount: refund.amount,
      currency: refund.currency,
      merchantNote: markerOf(refund.id),
      customerNote: `Your payment for a gift on ${config.operator.productName}, sent back to you`,
    }),
  settle: settleRefund,
  afterFailedSend,
};

export const workOnRefund = climb(REFUNDS);
export const sweepRefunds = sweep(REFUNDS);

async function step(deps: LadderDeps, refundId: RefundId): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  if (!refund || !isOpenRefund(refund)) return;
  const answer = await lookForRefund(deps, refund);
  if (answer === 'not_found') await sendWhenSure(deps, refund);
  else if (answer !== 'unknown') {
    await settleRefund(deps)(refundId, answer);
    if (answer.status === NEEDS_ACCOUNT) await sendAccount(deps, { ...refund, providerId: answer.id });
  }
}

/** A refund that was asked for once and is not listed may only be late, so it is asked for again after several looks. */
async function sendWhenSure(deps: LadderDeps, refund: RefundRow): Promise<void> {
  const wasThere = refund.sends > 0 || refund.providerId !== null;
  if (wasThere && !(await isSurelyMissing(REFUNDS, deps, refund))) return;
  if (await hasGoneBackWithoutUs(deps, refund)) return;
  if (refund.providerId !== null) return endForgotten(deps, refund, 'The provider does not know this refund any more');
  if (await isDisputed(deps, refund)) return;
  const atBank = await whatSendersBankHas(deps, refund.giftId);
  if (atBank !== 'unpaid') return;
  // It takes the same one twice, so that the last thing before sending is to ask for it.
  if ((await lookForRefund(deps, refund)) !== 'not_found') return;
  await send(REFUNDS, deps, refund);
}

/**
 * The provider does not know it, and it is not to be sent a second time: the provider has named it once and may know it again. After an
 * hour it ends, and somebody says what becomes of it.
 */
async function endForgotten(deps: LadderDeps, { id, providerId }: RefundRow, failure: string): Promise<void> {
  const { endAfterMs = 0 } = deps.pace ?? REFUNDS.pace;
  await whileOpen(REFUNDS, deps, id, async (trx, open) => {
    const sinceItWasKnown = deps.clock.now().getTime() - open.updatedAt.getTime();
    if (open.providerId === providerId && sinceItWasKnown >= endAfterMs) await callOffRefund(deps, trx, open, failure);
  });
}

/**
 * Money of the same charge that went back in a way our books do not have is settled first, or the sender would get more than is
 * left: this refund gives its money back to where that one has to be booked from.
 */
async function hasGoneBackWithoutUs(deps: LadderDeps, { id, chargeId }: RefundRow): Promise<boolean> {
  const charge = await findCharge(deps.db, chargeId);
  const foreign = charge ? await followRefunds(deps)(charge) : [];
  if (foreign.length === 0) return false;
  const failure = 'Money of this payment had gone back at the provider without us';
  const gone = await goneByName(deps, foreign);
  await whileOpen(REFUNDS, deps, id, (trx, open) => giveWay(deps, trx, open, { failure, gone }));
  return true;
}

/** What a list says may be of before: where one has failed since, as much as it was may have been left for another one. */
async function goneByName({ paystack }: LadderDeps, foreign: readonly ForeignRefund[]): Promise<Minor> {
  const named = await Promise.all(foreign.map(({ refund }) => unlessUnknown(() => paystack.fetchRefund(refund.id))));
  return sum(named.flatMap((refund) => (refund && refund.status !== 'failed' ? minor(refund.amount) : [])));
}

/**
 * A dispute that we had not heard of pays the same person, so that what is disputed does not leave. It is called off before the dispute is
 * recorded, which then finds its money. That the bank gave back what it took is recorded, and says by itself what may still go.
 */
async function isDisputed(deps: LadderDeps, { id, chargeId, transactionId }: RefundRow): Promise<boolean> {
  for (const listed of await disputesOf(deps, { id: chargeId, providerId: transactionId })) {
    if (!isNews(await findDispute(deps.db, listed.id), listed)) continue;
    // A list may be older than what we have heard. Of one that is not known by itself the next look asks again.
    const dispute = await unlessUnknown(() => deps.paystack.fetchDispute(listed.id));
    if (!dispute) return true;
    const ours = await findDispute(deps.db, dispute.id);
    if (!isNews(ours, dispute)) continue;
    if (ours && (isPassedOver(ours, dispute) || (ours.status === 'LOST' && isUnclear(ours, dispute)))) {
      // What the bank has by now somebody has to say.
      await recordDispute(deps)(dispute);
      return true;
    }
    if (endingOf(dispute) !== 'WON')
      await whileOpen(REFUNDS, deps, id, (trx, open) =>
        giveWay(deps, trx, open, { failure: IS_DISPUTED, asks: false }),
      );
    await recordDispute(deps)(dispute);
    // A later word of the provider may have come first, and is what our books go by.
    if (!isNews(await findDispute(deps.db, dispute.id), dispute)) return true;
  }
  return false;
}

/** What is open here stops the refund by itself, and the rest of what was lost may go until the bank gives that back, or takes another sum. */
function isNews(ours: DisputeRow | undefined, dispute: Dispute): boolean {
  const ending = endingOf(dispute);
  if (!ours) return ending !== 'WON';
  if (ours.status === 'OPEN') return ending === 'LOST';
  if (isUnclear(ours, dispute)) return true;
  if (ours.status === 'WON') return ending === 'LOST' || !hasEnded(dispute);
  return ending === 'WON' || (hasEnded(dispute) && isAnotherSum(ours, dispute));
}

async function afterFailedSend(deps: LadderDeps, refund: RefundRow, error: ProviderError): Promise<void> {
  if (error.kind !== 'unknown') await noteRefusedSend(deps, refund.id);
  if ((error.kind !== 'refused' && error.kind !== 'not_found') || isAboutUs(error)) return;
  // An earlier request whose answer was lost may be what this one was refused for, so the list has the last word.
  const listed = await lookForRefund(deps, refund);
  if (listed === 'unknown') return;
  if (listed !== 'not_found') return settleRefund(deps)(refund.id, listed);
  if (error.code === 'transaction_reversed') return endReversed(deps, refund);
  if (isFinalRefusal(error, refund))
    await failOpen(deps, refund.id, error.providerMessage ?? 'The provider did not take the refund');
}

/**
 * The sender has the money already: somebody sent it by hand, which is what we wanted, or their bank took it. What went back in
 * refunds of other amounts is booked by those, and this one would be booked beside them.
 */
async function endReversed(deps: LadderDeps, refund: RefundRow): Promise<void> {
  if (await hasGoneBackWithoutUs(deps, refund)) return;
  const taken: Dispute[] = [];
  for (const dispute of await disputesOf(deps, { id: refund.chargeId, providerId: refund.transactionId })) {
    if (!hasEnded(dispute) || dispute.resolution === 'declined') continue;
    const ours = await findDispute(deps.db, dispute.id);
    // What our books have of it is counted by sums: what it took is not what is missing here.
    if (!ours || ours.status === 'OPEN' || isNews(ours, dispute)) taken.push(dispute);
  }
  const isTold = taken.length === 0 || mayHaveLeft(refund);
  if (!isTold) await failOpen(deps, refund.id, 'The sender’s bank took the payment back');
  for (const dispute of taken) await recordDispute(deps)(dispute);
  // Of one that may have been made the sums tell, once what each bank took is in our books.
  if (isTold && taken.every(endingOf))
    await whileOpen(REFUNDS, deps, refund.id, (trx, open) => endByWhatIsMissing(deps, trx, open));
}

/** What other refunds in our books have sent back was not sent by this one. */
async function endByWhatIsMissing(deps: LadderDeps, trx: Trx, open: RefundRow): Promise<void> {
  const charge = await findCharge(trx, open.chargeId);
  if (charge && (await wentBackOf(trx, charge.id)) > charge.amount)
    await failRefund(deps, trx, open, 'The whole payment had gone back before');
  else await completeRefund(deps, trx, open);
}

/** A refusal says of one sending that it did not arrive, and nothing of an earlier one without an answer. */
const failOpen = (deps: LadderDeps, id: RefundId, failure: string) =>
  whileOpen(REFUNDS, deps, id, async (trx, open) => {
    if (await wasNeverMade(trx, open)) await failRefund(deps, trx, open, failure);
  });
