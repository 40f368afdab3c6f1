import type { WithdrawalId } from '@jara/domain/ids';
import { feeOf } from '@jara/domain/money/fee';
import { minus } from '@jara/domain/money/money';
import { cleanAccountName } from '@jara/domain/withdrawal/bank-account';
import { parsePayoutReference } from '@jara/domain/withdrawal/payout-reference';
import type { Transfer } from '@jara/paystack/wire';
import { recordStaffAction, SYSTEM } from '../audit/audit.ts';
import { isClaimHeld } from '../holds/holds.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { readSubjects, storeSums } from './watch-sums.ts';
import { releaseForPayout, reserve } from './withdrawal-life.ts';
import { type ClaimWithGift, lockClaimOfSlot, lockWithdrawal } from './withdrawals.store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

const REASON = 'The provider knows this payout from the time after the backup that this database was made from';

/** On a restored database: a withdrawal that waits for a yes was given it, and sent, in the time that was lost. */
export const recoverApproval =
  ({ db, clock }: Needs) =>
  (withdrawalId: WithdrawalId): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const withdrawal = await lockWithdrawal(trx, withdrawalId);
      if (withdrawal?.status !== 'REQUESTED') return;
      const now = clock.now();
      await releaseForPayout(trx, withdrawalId, { now, requestId: undefined });
      await recordStaffAction(
        trx,
        SYSTEM,
        {
          action: 'withdrawal.recover',
          subjectKind: 'withdrawal',
          subjectId: withdrawalId,
          details: { reason: REASON, before: 'REQUESTED', after: 'APPROVED' },
        },
        now,
      );
    });

/**
 * On a restored database: puts back a whole withdrawal that was asked for and sent in the time that was lost. The
 * reference tells which share it paid; when that share is not here as it must have been, nothing is done and a person
 * has to look.
 */
export const recoverWithdrawal =
  ({ db, clock, log }: Needs) =>
  async (transfer: Transfer): Promise<boolean> => {
    const place = parsePayoutReference(transfer.reference);
    const account = accountOf(transfer);
    if (!place || !account) return false;
    return db.transaction().execute(async (trx) => {
      const claim = await lockClaimOfSlot(trx, place);
      if (claim?.status !== 'GRANTED' || !isPayoutOf(claim, transfer)) return false;
      // What is held moves for nobody, not even to be put back; it is tried again once it is free.
      if (await isClaimHeld(trx, claim)) return false;
      const now = clock.now();
      const id = await reserve(trx, claim, { account, attempt: place.attempt, needed: 0, now });
      await storeSums(trx, id, await readSubjects(trx, { claim, account }), now);
      await releaseForPayout(trx, id, { now, requestId: undefined });
      await recordStaffAction(
        trx,
        SYSTEM,
        { action: 'withdrawal.recover', subjectKind: 'withdrawal', subjectId: id, details: { reason: REASON } },
        now,
      );
      log.warn({ withdrawalId: id }, 'withdrawal.recovered');
      return true;
    });
  };

/**
 * Whether a transfer that our books do not have is what must have paid this share. Its number does not matter: a later one may
 * have been put back before it, and have come back since.
 */
export const isPayoutOf = (claim: ClaimWithGift, { amount, currency }: Transfer): boolean =>
  minus(claim.share, feeOf(claim)) === amount && claim.currency === currency;

function accountOf({ recipient }: Transfer) {
  const details = typeof recipient === 'object' ? recipient?.details : undefined;
  const { account_number: accountNumber, bank_code: bankCode } = details ?? {};
  if (!accountNumber || !bankCode || !/^\d{10,20}$/.test(accountNumber) || !/^[A-Z0-9]{3,10}$/.test(bankCode))
    return undefined;
  const name = details?.account_name ?? (typeof recipient === 'object' ? recipient?.name : undefined) ?? '';
  return {
    accountNumber,
    bankCode,
    accountName: cleanAccountName(name) || 'Unknown',
    bankName: details?.bank_name ?? `Bank ${bankCode}`,
  };
}
