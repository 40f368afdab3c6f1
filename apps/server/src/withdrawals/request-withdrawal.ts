import { isOnHold } from '@jara/domain/gift/gift-status';
import { giftWords } from '@jara/domain/gift/words/all';
import type { Language } from '@jara/domain/language';
import { claimAccount } from '@jara/domain/ledger/accounts';
import { feeOf } from '@jara/domain/money/fee';
import { formatMoney } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import { minus } from '@jara/domain/money/money';
import { isSameAccountName } from '@jara/domain/withdrawal/bank-account';
import { approvalsNeeded } from '@jara/domain/withdrawal/withdrawal-status';
import { bankNameOf } from '../banks/list-banks.ts';
import { resolveAccountName } from '../banks/resolve-account-name.ts';
import { balanceOf } from '../ledger/balances.ts';
import { Refusal } from '../platform/refusal.ts';
import { toldWords } from '../platform/refusal-words/words/all.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { paused } from '../switches/paused.ts';
import { findUnreleased } from '../switches/restores.store.ts';
import { watchShares } from './one-share-each.ts';
import { lastKnownAttempt } from './transfers.store.ts';
import { storeSums, watchSums } from './watch-sums.ts';
import { releaseForPayout, reserve, tellRecipient } from './withdrawal-life.ts';
import {
  type ClaimWithGift,
  findClaimByKey,
  findOpenWithdrawal,
  findWithdrawal,
  lockClaimByKey,
  type WithdrawalRow,
} from './withdrawals.store.ts';

/** Money that came from a card and leaves for an account: whose that is, the card does not say. */
const BACK_TO_SENDER = 'Goes back to the sender: their card did not take the refund.';

export interface WithdrawalAsk {
  quid: string;
  accessKey: string;
  amount: Minor;
  accountNumber: string;
  bankCode: string;
  accountName: string;
  /** What whoever asks reads, for the mails about it. */
  language?: Language | undefined;
}

/**
 * Sets a claimed share aside for payout. Asking again while one is open returns that one, so a double tap, a second tab
 * or a lost answer never makes two; asking for another account is refused, since the money goes elsewhere.
 */
export const requestWithdrawal =
  (deps: Pick<Deps, 'db' | 'clock' | 'paystack' | 'config' | 'keys' | 'log' | 'requestId'>) =>
  async (ask: WithdrawalAsk): Promise<WithdrawalRow> => {
    const { db, config, clock, keys, log } = deps;
    // Looked at once without a lock, so that nobody can make us ask the bank on behalf of a claim that is not theirs.
    const seen = withdrawable(deps, await findClaimByKey(db, ask.accessKey), ask);
    const alreadyOpen = await findOpenWithdrawal(db, seen.id);
    if (alreadyOpen) return toTheSameAccount(alreadyOpen, ask);
    // Until the lost time is known nobody can say whether this share has been paid, or under which reference it was tried.
    if (await findUnreleased(db)) throw paused('payouts');
    const accountName = await resolveAccountName(deps)(ask);
    if (!isSameAccountName(accountName, ask.accountName)) throw new Refusal('account_name_differs');
    const bankName = await bankNameOf(deps, ask.bankCode);

    return db.transaction().execute(async (trx) => {
      const locked = await lockClaimByKey(trx, ask.accessKey);
      // The lock may have waited; what happened meanwhile is read in a statement of its own.
      const open = locked && (await findOpenWithdrawal(trx, locked.id));
      if (open) return toTheSameAccount(open, ask);
      const claim = withdrawable(deps, locked, ask);
      // What was made its sender's own may have been put back into the gift while their bank was asked.
      if (claim.forSender && (await balanceOf(trx, claimAccount(claim.id))) !== claim.share) throw nothingForBank();
      const now = clock.now();
      const account = { accountNumber: ask.accountNumber, accountName, bankCode: ask.bankCode, bankName };
      const {
        subjects,
        waitReason: ofSums,
        toAccount,
      } = await watchSums(trx, { claim, account, now, keys }, config.limits.sums);
      const ofShares = await watchShares(trx, { claim, account });
      const waitReason = [claim.forSender && BACK_TO_SENDER, ofShares, ofSums].filter(Boolean).join(' ') || undefined;
      // Whatever takes two people in one piece takes them in several.
      const byAmount = approvalsNeeded(ofSums ? toAccount : claim.share, config.limits);
      const needed = waitReason ? Math.max(1, byAmount) : byAmount;
      const attempt = Math.max(claim.withdrawals, await lastKnownAttempt(trx, claim)) + 1;
      const id = await reserve(trx, claim, {
        account,
        attempt,
        needed,
        waitReason,
        isShare: !claim.forSender,
        language: ask.language,
        now,
      });
      await storeSums(trx, id, subjects, now);
      if (needed === 0) await releaseForPayout(trx, id, { now, requestId: deps.requestId });
      log.info({ withdrawalId: id, approvalsNeeded: needed }, 'withdrawal.reserved');
      const stored = await findWithdrawal(trx, id);
      if (!stored) throw new Error('a withdrawal vanished after it was stored');
      await tellRecipient(trx, stored, 'payout_requested', now);
      return stored;
    });
  };

export const nothingForBank = () =>
  new Refusal('not_possible_now', { message: (language) => giftWords[language].nothingForBank });

function toTheSameAccount(open: WithdrawalRow, ask: WithdrawalAsk): WithdrawalRow {
  if (open.accountNumber === ask.accountNumber && open.bankCode === ask.bankCode) return open;
  throw new Refusal('withdrawal_under_way', {
    message: (language) => toldWords[language].onItsWayTo(open.bankName, open.accountNumber.slice(-4)),
  });
}

function withdrawable(
  { config }: Pick<Deps, 'config'>,
  claim: ClaimWithGift | undefined,
  ask: WithdrawalAsk,
): ClaimWithGift {
  if (!claim || claim.quid !== ask.quid) throw new Refusal('access_key_rejected');
  if (isOnHold(claim.giftStatus)) throw new Refusal('gift_blocked');
  if (claim.status === 'LAPSED') throw new Refusal('claim_lapsed');
  if (claim.status === 'FROZEN') throw new Refusal('claim_frozen');
  if (claim.status === 'PAID') throw new Refusal('already_withdrawn');
  if (ask.amount !== claim.share) throw new Refusal('amount_differs_from_share');
  if (minus(claim.share, feeOf(claim)) < config.limits.minPayout) {
    throw new Refusal('amount_below_payout_minimum', {
      message: (language) => toldWords[language].banksTake(formatMoney(config.limits.minPayout)),
    });
  }
  return claim;
}
