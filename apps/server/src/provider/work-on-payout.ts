import { isOnHold } from '@jara/domain/gift/gift-status';
import type { WithdrawalId } from '@jara/domain/ids';
import { HOUR_MS } from '@jara/domain/time/lagos';
import { isBeingPaid } from '@jara/domain/withdrawal/withdrawal-status';
import { isProviderError, type ProviderError } from '@jara/paystack/provider-error';
import type { Transfer } from '@jara/paystack/wire';
import {
  findChargeOfGift,
  hasUnreadWord,
  isPaidAtOurCost,
  mayHaveTakenShares,
} from '../money-back/money-back.store.ts';
import { lockPayment } from '../payments/payments.store.ts';
import type { Trx } from '../platform/database/db.ts';
import { enqueueAlone } from '../platform/jobs/enqueue.ts';
import { isOn } from '../switches/switches.store.ts';
import { askProvider } from '../withdrawals/ask-provider.ts';
import { endRefused, markSent, markUnknown, type Payable } from '../withdrawals/mark-payout.ts';
import { PAYOUT_FAILURES } from '../withdrawals/payout-failures.ts';
import { settlePayout } from '../withdrawals/settle-payout.ts';
import { findTransferRow, noteForgotten } from '../withdrawals/transfers.store.ts';
import { fail } from '../withdrawals/withdrawal-life.ts';
import { findWithdrawal, lockWithdrawal, type WithdrawalRow } from '../withdrawals/withdrawals.store.ts';
import { areEarlierTriesUnpaid } from './earlier-tries.ts';
import { isFinalRefusal } from './final-refusal.ts';
import { hasGoneBack } from './has-gone-back.ts';
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
import { lookForTransfer } from './look-for-transfer.ts';
import { whyNeverAgain } from './never-again.ts';

/** A payout's reference makes sending it twice the same as sending it once; it is still asked about first. */
const PAYOUTS: Ladder<WithdrawalRow> & Sending<Payable, Transfer> = {
  name: 'payout',
  table: 'withdrawals',
  pace: {
    checkAfterMs: seconds(2, 5, 15, 30, 60, 120, 300, 600, 1800, 3600),
    notFoundBeforeResend: 3,
    endAfterMs: HOUR_MS,
  },
  step,
  lockOpen: async (trx, id) => {
    const withdrawal = await lockWithdrawal(trx, id);
    return withdrawal && isBeingPaid(withdrawal.status) ? withdrawal : undefined;
  },
  wake: (db, withdrawalId, look, options) => enqueueAlone(db, 'work_on_payout', { withdrawalId, ...look }, options),
  idName: 'withdrawalId',
  markSent: (deps, withdrawal) => markSent(deps, withdrawal, (trx) => mayLeave(trx, withdrawal)),
  request: (deps, withdrawal) =>
    askProvider(deps, { reference: withdrawal.reference, question: 'SEND' }, () =>
      deps.paystack.createTransfer({
        amount: withdrawal.net,
        currency: withdrawal.currency,
        recipient: withdrawal.recipientCode,
        reference: withdrawal.reference,
        reason: withdrawal.forSender ? 'Your payment for a gift, sent back to you' : 'A gift for you',
      }),
    ),
  settle: settlePayout,
  afterFailedSend,
};

export const workOnPayout = climb(PAYOUTS);
export const sweepPayouts = sweep(PAYOUTS);

async function step(deps: LadderDeps, withdrawalId: WithdrawalId): Promise<void> {
  const withdrawal = await findWithdrawal(deps.db, withdrawalId);
  switch (withdrawal?.status) {
    case 'APPROVED':
      if (!isOnHold(withdrawal.giftStatus) && (await isOn(deps.db, 'payouts'))) await sendWhenUnpaid(deps, withdrawal);
      else await lookWithoutSending(deps, withdrawal);
      break;
    case 'SUBMITTED':
    case 'UNKNOWN':
      await look(deps, withdrawal);
      break;
    case 'COMPLETED':
    case 'FAILED':
    case 'REJECTED':
    case 'REVERSED':
      await lookOnceMore(deps, withdrawal);
      break;
    default:
  }
}

async function sendWhenUnpaid(deps: LadderDeps, withdrawal: WithdrawalRow): Promise<void> {
  const recipientCode = withdrawal.recipientCode ?? (await makeRecipient(deps, withdrawal));
  if (recipientCode === undefined || !(await areEarlierTriesUnpaid(deps, withdrawal.id))) return;
  if (withdrawal.forSender && (await senderHasIt(deps, withdrawal))) return endWithoutSending(deps, withdrawal);
  await send(PAYOUTS, deps, { ...withdrawal, recipientCode });
}

/**
 * What goes to a sender is asked about under the lock of the payment, which whoever books a cost or hears a bank has: nothing is booked or
 * heard between the question and the sending.
 */
async function mayLeave(trx: Trx, { forSender, paymentId, giftId }: WithdrawalRow): Promise<boolean> {
  if (!forSender) return !(await mayHaveTakenShares(trx, giftId));
  await lockPayment(trx, paymentId);
  const charge = await findChargeOfGift(trx, paymentId);
  if (!charge || (await hasUnreadWord(trx, charge.id))) return false;
  return !(await isPaidAtOurCost(trx, giftId));
}

/** At the card, or paid at our cost: what they have had comes off it before any of it leaves. */
async function senderHasIt(deps: LadderDeps, { paymentId, giftId }: WithdrawalRow): Promise<boolean> {
  const charge = await findChargeOfGift(deps.db, paymentId);
  return !charge || (await hasGoneBack(deps, charge)) || isPaidAtOurCost(deps.db, giftId);
}

/**
 * It will not be sent again, because its sender has the money. What was never sent is taken back by the comparison; what was, and is not
 * known by now, ends here. Should it turn up all the same, it is declined or held.
 */
const endWithoutSending = async (deps: LadderDeps, { id, sends }: WithdrawalRow): Promise<void> => {
  if (sends === 0) return;
  await whileOpen(PAYOUTS, deps, id, (trx, open) => endUnknown(deps, trx, open, PAYOUT_FAILURES.cardTookIt));
};

/**
 * The next try bears another reference, which the provider takes for another transfer, so that ending one takes far more patience
 * than sending the same once more.
 */
async function endUnknown(deps: LadderDeps, trx: Trx, open: WithdrawalRow, reason: string): Promise<boolean> {
  const { endAfterMs = 0 } = deps.pace ?? PAYOUTS.pace;
  const asked = await findTransferRow(trx, open.reference);
  const now = deps.clock.now();
  if (!asked || now.getTime() - asked.changedAt.getTime() < endAfterMs) return false;
  await noteForgotten(trx, open.reference, now);
  await fail(deps, trx, open, reason);
  return true;
}

/** Making a recipient moves no money and repeats safely, so only a clear "no" ends the payout here. */
async function makeRecipient(deps: LadderDeps, withdrawal: WithdrawalRow): Promise<string | undefined> {
  const { id, reference, accountName: name, accountNumber, bankCode, currency } = withdrawal;
  try {
    const made = await askProvider(deps, { reference, question: 'ACCOUNT' }, () =>
      deps.paystack.createTransferRecipient({ name, accountNumber, bankCode, currency }),
    );
    return made.recipient_code;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    deps.log.warn({ withdrawalId: id, kind: error.kind, code: error.code }, 'payout.recipient_not_made');
    if (withdrawal.sends === 0 && isFinalRefusal(error, withdrawal)) await endRefused(deps, id, error);
    return undefined;
  }
}

async function afterFailedSend(deps: LadderDeps, withdrawal: WithdrawalRow, error: ProviderError): Promise<void> {
  // It is there already. A provider that cannot find it yet is asked again later, not sent the same once more.
  if (error.code === 'duplicate_transfer_reference') return lookWithoutSending(deps, withdrawal);
  if (error.kind === 'unknown') return markUnknown(deps, withdrawal.id);
  if (isFinalRefusal(error, withdrawal)) await endRefused(deps, withdrawal.id, error);
}

async function look(deps: LadderDeps, withdrawal: WithdrawalRow): Promise<void> {
  const answer = await lookForTransfer(deps, withdrawal.reference);
  if (answer === 'unknown') return markUnknown(deps, withdrawal.id);
  if (answer !== 'not_found') return settlePayout(deps)(withdrawal.id, answer);

  if (!(await isSurelyMissing(PAYOUTS, deps, withdrawal))) return;
  if (!(await endForGood(deps, withdrawal))) await sendWhenUnpaid(deps, withdrawal);
}

/** What did not arrive and must never be sent again would keep its money from everybody: it ends, and whoever it is for can move it on. */
const endForGood = (deps: LadderDeps, { id, sends }: WithdrawalRow): Promise<boolean | undefined> =>
  whileOpen(PAYOUTS, deps, id, async (trx, open) => {
    // Somebody else may have sent it once more since it was looked for.
    const reason = open.sends === sends ? await whyNeverAgain(trx, open) : undefined;
    return reason !== undefined && endUnknown(deps, trx, open, reason);
  });

/** Asking moves no money, and after a restore the provider may know a payout that our books have forgotten. */
async function lookWithoutSending(deps: LadderDeps, withdrawal: WithdrawalRow): Promise<void> {
  const answer = await lookForTransfer(deps, withdrawal.reference);
  if (typeof answer === 'object') await settlePayout(deps)(withdrawal.id, answer);
}

/**
 * Nobody looks at a finished payout by themselves, so the event that brought us here must not be lost to silence: one that
 * arrived may have come back, and one that came back may have arrived.
 */
async function lookOnceMore(deps: LadderDeps, withdrawal: WithdrawalRow): Promise<void> {
  const answer = await lookForTransfer(deps, withdrawal.reference);
  if (answer === 'unknown') throw new Error('the provider did not say what has become of a finished payout');
  if (typeof answer === 'object') await settlePayout(deps)(withdrawal.id, answer);
}
