import type { CardRefusal } from '@jara/domain/gift/sender-deeds';
import type { GiftId } from '@jara/domain/ids';
import { ZERO } from '@jara/domain/money/money';
import { isSameAccountName } from '@jara/domain/withdrawal/bank-account';
import { bankNameOf } from '../banks/list-banks.ts';
import { resolveAccountName } from '../banks/resolve-account-name.ts';
import { coverLeftOver } from '../money-back/cover-loss.ts';
import { findChargeOfGift } from '../money-back/money-back.store.ts';
import { type NamedAccount, nameAccount } from '../money-back/name-account.ts';
import { findCardRefusal, listReturned, returnRest } from '../money-back/return-rest.ts';
import { lockPayment, type PaymentRow } from '../payments/payments.store.ts';
import { hashKey } from '../platform/keys/keys.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { findUnreleased } from '../switches/restores.store.ts';
import { nothingForBank, requestWithdrawal } from '../withdrawals/request-withdrawal.ts';
import { doWithGift } from './own-gift.ts';

type Own = Pick<PaymentRow, 'id' | 'giftId'>;

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
  async (own: Own, account: AccountOfSender): Promise<void> => {
    await coverFirst(deps, own);
    const refusal = await findCardRefusal(deps.db, own.id);
    if (!refusal) throw nothingForBank();
    const accountName = await resolveAccountName(deps)(account);
    if (!isSameAccountName(accountName, account.accountName)) throw new Refusal('account_name_differs');
    const named = { ...account, accountName, bankName: await bankNameOf(deps, account.bankCode) };

    if (own.giftId === null || refusal === 'CHARGE_WAITS') await nameForCharge(deps, own, named);
    else {
      let waits: CardRefusal | undefined;
      await doWithGift(deps, own, 'bank', async (trx, { payment, gift, now }) => {
        waits = await findCardRefusal(trx, own.id);
        if (waits === 'REFUND_WAITS') await nameAccount(trx, { paymentId: own.id, of: 'gift' }, named, now);
        if (waits === 'REFUND_FAILED') await returnRest(deps, trx, { payment, gift }, now);
      });
      if (!waits) throw nothingForBank();
      if (waits === 'CHARGE_WAITS') await nameForCharge(deps, own, named);
      else if (waits !== 'REFUND_WAITS') await withdraw(deps, own.giftId, named);
    }
    deps.log.info({ paymentId: own.id }, 'gift.back_to_bank');
  };

/** What they have had in another way comes off it. Where something else is still on its way to them, that waits, and so do they. */
const coverFirst = ({ db, clock }: Deps, { id }: Own): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // Until the lost time is compared nobody can say what has left for them.
    const charge = (await findUnreleased(trx)) ? undefined : await findChargeOfGift(trx, id);
    if (charge) await coverLeftOver(trx, charge.id, clock.now());
  });

/** Whatever holds the gift, a charge that is none of it goes back. */
const nameForCharge = ({ db, clock }: Deps, { id }: Own, named: NamedAccount): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockPayment(trx, id);
    await nameAccount(trx, { paymentId: id, of: 'charge' }, named, clock.now());
  });

async function withdraw(deps: Deps, giftId: GiftId, account: AccountOfSender): Promise<void> {
  const returned = await listReturned(deps.db, giftId);
  const claim = returned.find(({ status, waiting }) => status === 'GRANTED' && waiting > ZERO) ?? returned[0];
  const gift = await deps.db
    .selectFrom('gifts')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .select(['gifts.quid', 'payments.senderLanguage as language'])
    .where('gifts.id', '=', giftId)
    .executeTakeFirstOrThrow();
  if (!claim) throw new Error('nothing of this gift was made its sender’s own');
  // Nobody was ever given its key, so it is made anew: the secret behind the first one may be gone.
  const accessKey = deps.keys.accessKeyOf(claim.id);
  const accessKeyHash = hashKey(accessKey);
  await deps.db.updateTable('claims').set({ accessKeyHash }).where('id', '=', claim.id).execute();
  await requestWithdrawal(deps)({ ...account, ...gift, accessKey, amount: claim.share });
}
