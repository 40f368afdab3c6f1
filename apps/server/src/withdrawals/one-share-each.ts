import { isSameHolder } from '@jara/domain/withdrawal/bank-account';
import { FIRST_SLOT_OF_SENDER } from '@jara/domain/withdrawal/payout-reference';
import { RECEIVING_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { ClaimWithGift } from './withdrawals.store.ts';

const SAME_HOLDER = 'Another share of this gift went to an account under the same name.';

interface Asked {
  claim: ClaimWithGift;
  account: { bankCode: string; accountNumber: string; accountName: string };
}

/**
 * An account receives one share of a gift: a second one is refused. One for another account of the same holder waits, and this
 * answers why. The sums have been watched before, and all shares of a gift have one payer: so nobody else asks for one meanwhile.
 */
export async function watchShares(trx: Trx, { claim, account }: Asked): Promise<string | undefined> {
  // What goes back to a sender is no share: it is theirs, also when they have opened one of their own gift.
  if (claim.forSender) return undefined;
  const others = await listOtherAccounts(trx, claim);
  const isTaken = others.some(
    ({ bankCode, accountNumber }) => bankCode === account.bankCode && accountNumber === account.accountNumber,
  );
  if (isTaken) throw new Refusal('account_already_paid');
  return others.some(({ accountName }) => isSameHolder(accountName ?? '', account.accountName))
    ? SAME_HOLDER
    : undefined;
}

/** Where the other shares of this gift go: by our books, and by what the provider says of its transfers, whatever ours say. */
async function listOtherAccounts(trx: Trx, claim: ClaimWithGift) {
  const { rows } = await sql<{ bankCode: string; accountNumber: string; accountName: string | null }>`
    select w.bank_code, w.account_number, w.account_name
    from claims c join withdrawals w on w.claim_id = c.id
    where c.gift_id = ${claim.giftId} and c.id <> ${claim.id} and not c.for_sender
      and w.status = any(${[...RECEIVING_STATUSES]}::text[])
    union
    select t.bank_code, t.account_number, w.account_name
    from transfers t
    left join withdrawals w on w.reference = t.reference and (w.bank_code, w.account_number) = (t.bank_code, t.account_number)
    where t.gift_id = ${claim.giftId} and t.slot <> ${claim.slot} and t.slot < ${FIRST_SLOT_OF_SENDER}
      and t.may_have_paid and t.account_number is not null
  `.execute(trx);
  return rows;
}
