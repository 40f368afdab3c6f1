import { isOnHold } from '@jara/domain/gift/gift-status';
import type { WithdrawalId } from '@jara/domain/ids';
import { isBeingPaid } from '@jara/domain/withdrawal/withdrawal-status';
import { isProviderError, type ProviderError } from '@jara/paystack/provider-error';
import { enqueueAlone } from '../platform/jobs/enqueue.ts';
import { isOn } from '../switches/switches.store.ts';
import { endRefused, markSent, markUnknown } from '../withdrawals/mark-payout.ts';
import { settlePayout } from '../withdrawals/settle-payout.ts';
import { findWithdrawal, lockWithdrawal, type WithdrawalRow } from '../withdrawals/withdrawals.store.ts';
import { areEarlierTriesUnpaid } from './earlier-tries.ts';
import { climb, isFinalRefusal, isSurelyMissing, type Ladder, type LadderDeps, seconds, sweep } from './ladder.ts';
import { lookForTransfer } from './look-for-transfer.ts';

/** A payout's reference makes sending it twice the same as sending it once; it is still asked about first. */
const PAYOUTS: Ladder<WithdrawalId> = {
  name: 'payout',
  table: 'withdrawals',
  pace: { checkAfterMs: seconds(2, 5, 15, 30, 60, 120, 300, 600, 1800, 3600), notFoundBeforeResend: 3 },
  step,
  lockOpen: async (trx, id) => {
    const withdrawal = await lockWithdrawal(trx, id);
    return withdrawal && isBeingPaid(withdrawal.status) ? withdrawal : undefined;
  },
  wake: (db, withdrawalId, options) => enqueueAlone(db, 'work_on_payout', { withdrawalId }, options),
};

export const workOnPayout = climb(PAYOUTS);
export const sweepPayouts = sweep(PAYOUTS);

async function step(deps: LadderDeps, withdrawalId: WithdrawalId): Promise<void> {
  const withdrawal = await findWithdrawal(deps.db, withdrawalId);
  switch (withdrawal?.status) {
    case 'APPROVED':
      if (!isOnHold(withdrawal.giftStatus) && (await isOn(deps.db, 'payouts'))) await send(deps, withdrawal);
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

/** Marks the payout as sent before it is: if we die in between, the next look asks the provider first. */
async function send(deps: LadderDeps, withdrawal: WithdrawalRow): Promise<void> {
  const recipient = withdrawal.recipientCode ?? (await makeRecipient(deps, withdrawal));
  if (recipient === undefined || !(await areEarlierTriesUnpaid(deps, withdrawal.id))) return;
  if (!(await markSent(deps, { ...withdrawal, recipientCode: recipient }))) return;
  try {
    const transfer = await deps.paystack.createTransfer({
      amount: withdrawal.net,
      currency: withdrawal.currency,
      recipient,
      reference: withdrawal.reference,
      reason: 'A gift for you',
    });
    await settlePayout(deps)(withdrawal.id, transfer);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    await afterFailedSend(deps, withdrawal, error);
  }
}

async function afterFailedSend(deps: LadderDeps, withdrawal: WithdrawalRow, error: ProviderError): Promise<void> {
  deps.log.warn(
    { withdrawalId: withdrawal.id, kind: error.kind, code: error.code, sends: withdrawal.sends + 1 },
    'payout.send_not_confirmed',
  );
  // It is there already. A provider that cannot find it yet is asked again later, not sent the same once more.
  if (error.code === 'duplicate_transfer_reference') return lookWithoutSending(deps, withdrawal);
  if (error.kind === 'unknown') return markUnknown(deps, withdrawal.id);
  if (isFinalRefusal(error, withdrawal)) await endRefused(deps, withdrawal.id, error);
}

/** Making a recipient moves no money and repeats safely, so only a clear "no" ends the payout here. */
async function makeRecipient(deps: LadderDeps, withdrawal: WithdrawalRow): Promise<string | undefined> {
  try {
    const made = await deps.paystack.createTransferRecipient({
      name: withdrawal.accountName,
      accountNumber: withdrawal.accountNumber,
      bankCode: withdrawal.bankCode,
      currency: withdrawal.currency,
    });
    return made.recipient_code;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    deps.log.warn({ withdrawalId: withdrawal.id, kind: error.kind, code: error.code }, 'payout.recipient_not_made');
    if (withdrawal.sends === 0 && isFinalRefusal(error, withdrawal)) await endRefused(deps, withdrawal.id, error);
    return undefined;
  }
}

async function look(deps: LadderDeps, withdrawal: WithdrawalRow): Promise<void> {
  const answer = await lookForTransfer(deps, withdrawal.reference);
  if (answer === 'unknown') return markUnknown(deps, withdrawal.id);
  if (answer !== 'not_found') return settlePayout(deps)(withdrawal.id, answer);

  if (await isSurelyMissing(PAYOUTS, deps, withdrawal)) await send(deps, withdrawal);
}

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
