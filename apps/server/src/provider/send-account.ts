import { isProviderError } from '@jara/paystack/provider-error';
import { listBanks } from '../banks/list-banks.ts';
import { findCharge, type RefundRow } from '../money-back/money-back.store.ts';
import { forgetAccount, markAccountSent, NEEDS_ACCOUNT } from '../money-back/name-account.ts';
import { settleRefund } from '../money-back/settle-refund.ts';
import { whatSendersBankHas } from './earlier-tries.ts';
import { isAboutUs } from './final-refusal.ts';
import { hasGoneBack } from './has-gone-back.ts';
import type { LadderDeps } from './ladder.ts';
import { lookForRefund } from './look-for-refund.ts';

/** How long the provider may go on saying that it waits for the account it was told of. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Tells the provider the account for a refund that waits for one. It is the same refund however often it is told, so silence is
 * followed by another look; an account that it does not take is forgotten, and the sender is asked for another.
 */
export async function sendAccount(deps: LadderDeps, refund: RefundRow): Promise<void> {
  const { id, giftId, chargeId, providerId, accountNumber, bankCode, accountSentAt, currency } = refund;
  if (providerId === null || accountNumber === null) return;
  if (accountSentAt !== null) {
    const waited = deps.clock.databaseNow().getTime() - accountSentAt.getTime();
    if (waited > PATIENCE_MS) await forgetAccount(deps, id);
    return;
  }
  const bankId = await findBankId(deps, { accountNumber, bankCode: bankCode ?? '' });
  if (bankId === 'unknown') return;
  if (bankId === undefined) return forgetAccount(deps, id);
  const charge = await findCharge(deps.db, chargeId);
  if (!charge) throw new Error('a refund has no charge');
  if (await hasGoneBack(deps, charge)) return;
  if ((await whatSendersBankHas(deps, giftId)) !== 'unpaid') return;
  if (!(await markAccountSent(deps, id))) return;
  try {
    await settleRefund(deps)(id, await deps.paystack.retryRefund(providerId, { currency, accountNumber, bankId }));
  } catch (error) {
    if (!isProviderError(error)) throw error;
    deps.log.warn({ refundId: id, kind: error.kind, code: error.code }, 'refund.account_not_taken');
    if (error.kind !== 'refused' || isAboutUs(error)) return;
    // It may have gone on by itself in between, and then it waits for nobody.
    const listed = await lookForRefund(deps, refund);
    if (typeof listed === 'object' && listed.status === NEEDS_ACCOUNT) await forgetAccount(deps, id);
  }
}

/**
 * The provider names a bank by its id here, and by its code elsewhere. Some banks share a code: then it is the one at which the
 * provider itself finds the account, whose name the sender has agreed to.
 */
async function findBankId(
  deps: LadderDeps,
  account: { accountNumber: string; bankCode: string },
): Promise<string | 'unknown' | undefined> {
  const [only, ...others] = (await listBanks(deps)()).filter(({ code }) => code === account.bankCode);
  if (others.length === 0) return only?.id;
  try {
    const { bank_id: found } = await deps.paystack.resolveAccount(account);
    return [only, ...others].find((bank) => bank?.id === found)?.id;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return error.kind === 'refused' || error.kind === 'not_found' ? undefined : 'unknown';
  }
}
