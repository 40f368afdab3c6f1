import type { GiftId } from '@jara/domain/ids';
import { isSameAccountName } from '@jara/domain/withdrawal/bank-account';
import { bankNameOf } from '../banks/list-banks.ts';
import { resolveAccountName } from '../banks/resolve-account-name.ts';
import { nameAccount } from '../money-back/name-account.ts';
import { findCardRefusal, findReturned, returnRest } from '../money-back/return-rest.ts';
import type { PaymentRow } from '../payments/payments.store.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { requestWithdrawal } from '../withdrawals/request-withdrawal.ts';
import { doWithGift } from './own-gift.ts';

export interface AccountOfSender {
  accountNumber: string;
  bankCode: string;
  /** As the sender has read it, from the bank itself. */
  accountName: string;
}

/**
 * Sends what the card did not take back to a bank account. A refund that waits for one at the provider goes on with it; of one that
 * failed the money is paid out as a share is, once a person has looked at it.
 */
export const takeToBank =
  (deps: Deps) =>
  async (own: Pick<PaymentRow, 'id' | 'giftId'>, account: AccountOfSender): Promise<void> => {
    const { db } = deps;
    const { giftId } = own;
    const refusal = giftId && (await findCardRefusal(db, giftId));
    if (!refusal) throw new Refusal('not_possible_now', { message: 'Nothing of this gift waits for a bank account' });
    const accountName = await resolveAccountName(deps)(account);
    if (!isSameAccountName(accountName, account.accountName)) throw new Refusal('account_name_differs');
    const named = { ...account, accountName, bankName: await bankNameOf(deps, account.bankCode) };

    await doWithGift(deps, own, 'bank', async (trx, { payment, gift, now }) => {
      switch (await findCardRefusal(trx, gift.id)) {
        case 'REFUND_WAITS':
          return nameAccount(trx, gift.id, named, now);
        case 'REFUND_FAILED':
          return returnRest(deps, trx, { payment, gift }, now);
        default:
          return undefined;
      }
    });
    if (refusal !== 'REFUND_WAITS') await withdraw(deps, giftId, named);
    deps.log.info({ paymentId: own.id }, 'gift.back_to_bank');
  };

async function withdraw(deps: Deps, giftId: GiftId, account: AccountOfSender): Promise<void> {
  const claim = await findReturned(deps.db, giftId);
  const gift = await deps.db.selectFrom('gifts').select('quid').where('id', '=', giftId).executeTakeFirstOrThrow();
  const accessKey = claim && deps.keys.accessKeyAgain(claim.id, claim.accessKeyHash.toString('hex'));
  if (!accessKey) throw new Refusal('access_key_rejected');
  await requestWithdrawal(deps)({ ...account, accessKey, quid: gift.quid, amount: claim.share });
}
