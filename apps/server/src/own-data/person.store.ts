import type { BrowserId, ClaimId, PaymentId } from '@jara/domain/ids';
import type { Currency, Minor } from '@jara/domain/money/money';
import type { OpenMoney } from '@jara/domain/own-data/data-request';
import { OPEN_REFUND_STATUSES } from '@jara/domain/payment/refund-status';
import { OPEN_WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import { literals } from '../platform/database/literals.ts';
import type { Keys } from '../platform/keys/keys.ts';
import { IS_FOR_ONE } from '../rules/rules.store.ts';

/** Whoever has proved an address. */
export interface Person {
  /** In lower case, as it is matched everywhere. */
  address: string;
  /** The browser they asked from. */
  browserId: BrowserId | null;
}

export const personOf = (typed: string, browserId: BrowserId | null = null): Person => ({
  address: typed.trim().toLowerCase(),
  browserId,
});

const PURPOSE = 'data-person';
export const digestOf = (keys: Keys, { address }: Pick<Person, 'address'>): string => keys.digest(PURPOSE, address);
export const digestsOf = (keys: Keys, { address }: Pick<Person, 'address'>): string[] => keys.digests(PURPOSE, address);

/** A payment that a person has to do with, and how. */
export interface Part {
  id: PaymentId;
  isSender: boolean;
  isRecipient: boolean;
  createdAt: Date;
}

/** Every payment that somebody with this address sent, was sent, or has a share of. Three index scans put together. */
export async function listParts(db: Db, { address }: Person): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select p.id, coalesce(lower(p.sender_email) = ${address}, false) as is_sender,
      coalesce(lower(p.recipient_email) = ${address}, false) as is_recipient, p.created_at
    from payments p where p.id in (
      select id from payments where sender_email is not null and lower(sender_email) = ${address}
      union select id from payments where lower(recipient_email) = ${address}
      union select g.payment_id from claims c join gifts g on g.id = c.gift_id
        where c.contact_email is not null and lower(c.contact_email) = ${address}
    )
    order by p.created_at, p.id
  `.execute(db);
  return rows;
}

/** Nothing comes between a look at its money and its erasure. The payment before its gift, as everywhere. */
export async function lockWhole(trx: Trx, id: PaymentId): Promise<void> {
  await sql`select from payments where id = ${id} for update`.execute(trx);
  await sql`select from gifts where payment_id = ${id} for update`.execute(trx);
}

export async function isKnown(db: Db, person: Person): Promise<boolean> {
  return (await listParts(db, person)).length > 0;
}

/**
 * The shares that are certainly this person's: they left this address with it, it goes back to them as the sender, or the
 * browser they ask from opened a gift for this address. Others may have opened a gift for it, and what is theirs is shown
 * to nobody else.
 */
export const provenClaim = ({ address, browserId }: Person) => sql<boolean>`(
  lower(c.contact_email) = ${address}
  or (c.for_sender and lower(p.sender_email) = ${address})
  or (c.browser_id = ${browserId}::uuid and lower(p.recipient_email) = ${address})
)`;

/**
 * And those that are theirs as far as anybody can tell: the one share of a gift for this address. Destroyed with the rest. Whether we
 * mailed it or its sender passed the code on does not matter here: the address on it is the same person's.
 */
export async function listClaimsToErase(db: Db, person: Person, paymentId: PaymentId): Promise<ClaimId[]> {
  const { rows } = await sql<{ id: ClaimId }>`
    select c.id from claims c join gifts g on g.id = c.gift_id join payments p on p.id = g.payment_id
    left join rules r on r.gift_id = g.id
    where p.id = ${paymentId} and (
      ${provenClaim(person)}
      or (lower(p.recipient_email) = ${person.address} and not c.for_sender and ${IS_FOR_ONE})
    )
  `.execute(db);
  return rows.map(({ id }) => id);
}

export interface OpenPayment {
  id: PaymentId;
  reference: string;
  amount: Minor;
  currency: Currency;
  createdAt: Date;
  what: OpenMoney;
}

const owed = (accounts: string, subjects: string) =>
  sql.raw(
    `exists (select from balances b where b.account in (${accounts}) and b.subject in (${subjects}) and b.balance > 0)`,
  );

const CLAIMS = 'select c.id from claims c join gifts g on g.id = c.gift_id where g.payment_id = p.id';
const GIFT = 'select g.id from gifts g where g.payment_id = p.id';

/** Which of these payments still have money or a decision open, and what has to end first. Nothing is erased under it. */
export async function listOpen(db: Db, ids: readonly PaymentId[]): Promise<OpenPayment[]> {
  const { rows } = await sql<OpenPayment>`
    select * from (
      select p.id, p.reference, p.amount, p.currency, p.created_at, case
        when p.settled_at is null and p.next_check_at is not null then 'PAYMENT'
        when exists (select from disputes d where d.payment_id = p.id and d.status = 'OPEN')
          or ${owed(`'dispute'`, 'select d.id from disputes d where d.payment_id = p.id')} then 'DISPUTE'
        when exists (select from refunds r join charges h on h.id = r.charge_id
            where h.payment_id = p.id and r.status in ${literals(OPEN_REFUND_STATUSES)})
          or ${owed(`'refund'`, 'select r.id from refunds r join charges h on h.id = r.charge_id where h.payment_id = p.id')}
          then 'REFUND'
        when exists (select from withdrawals w where w.claim_id in (${sql.raw(CLAIMS)})
            and w.status in ${literals(OPEN_WITHDRAWAL_STATUSES)})
          or ${owed(`'payout_hold', 'fee_hold'`, `select w.id from withdrawals w where w.claim_id in (${CLAIMS})`)} then 'PAYOUT'
        when ${owed(`'claim'`, CLAIMS)} then 'SHARE'
        when ${owed(`'gift', 'dormant'`, GIFT)}
          or ${owed(`'suspense'`, 'select h.id from charges h where h.payment_id = p.id')} then 'GIFT'
        when exists (select from holds h where h.gift_id in (${sql.raw(GIFT)}) and h.lifted_at is null)
          or exists (select from reconciliation_items i where i.closed_at is null
            and (i.payment_id = p.id or i.gift_id in (${sql.raw(GIFT)}))) then 'CHECK'
      end as what
      from payments p where p.id = any(${ids}::uuid[])
    ) looked_at where what is not null
    order by created_at, id
  `.execute(db);
  return rows;
}
