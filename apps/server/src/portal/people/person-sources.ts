import type { PersonPart } from '@jara/domain/staff/people';
import { ENDED_UNPAID_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { type RawBuilder, sql } from 'kysely';
import { accountIn, type KnownBy } from '../../people/people.store.ts';
import { literals } from '../../platform/database/literals.ts';
import { IS_FOR_ONE } from '../../rules/rules.store.ts';

/** Rows of one shape: kind, id, at, amount, currency, status. */
type Source = RawBuilder<unknown>;

const PAYMENT = sql`select 'payment' as kind, p.id, p.created_at as at, p.amount, p.currency, p.status from payments p`;
const WITHDRAWAL = sql`select 'withdrawal' as kind, w.id, w.requested_at as at, w.gross as amount, w.currency, w.status`;
const REFUND = sql`select 'refund' as kind, r.id, r.created_at as at, r.amount, r.currency, r.status`;
const NEVER_PAID = sql`w.status in ${literals(ENDED_UNPAID_STATUSES)}`;

const isAccount = (letter: string, value: string): Source => {
  const { bankCode, accountNumber } = accountIn(value);
  return sql`${sql.ref(`${letter}.account_number`)} = ${accountNumber} and ${sql.ref(`${letter}.bank_code`)} = ${bankCode}`;
};

/** Payments `p` that they made; an account makes none. */
export function madeBy({ kind, value }: KnownBy): Source {
  if (kind === 'address') return sql`lower(p.sender_email) = ${value}`;
  return kind === 'browser' ? sql`p.browser_id = ${value}::uuid` : sql`false`;
}

/** A gift of payment `p` with rule `r` was mailed to one person; what many share has one address and many owners. */
export const IS_MAILED_TO_ONE = sql`p.delivery = 'MAIL' and ${IS_FOR_ONE}`;

/**
 * Shares that are theirs. Those of an address are the ones about which we write to it (`tellRecipient`): its owner left it there, or
 * nobody left one and the gift was mailed to it alone.
 */
export function claimsOf({ kind, value }: KnownBy): Source {
  if (kind === 'browser') return sql`select c.* from claims c where c.browser_id = ${value}::uuid`;
  if (kind === 'account')
    return sql`select c.* from claims c where c.id in (select w.claim_id from withdrawals w where ${isAccount('w', value)})`;
  return sql`
    select c.* from claims c where lower(c.contact_email) = ${value}
    union all
    select c.* from payments p join gifts g on g.payment_id = p.id join claims c on c.gift_id = g.id left join rules r on r.gift_id = g.id
    where lower(p.recipient_email) = ${value} and ${IS_MAILED_TO_ONE} and c.contact_email is null and not c.for_sender`;
}

/** Withdrawals to their account, or of their shares. */
export const withdrawalsOf = (who: KnownBy): Source =>
  who.kind === 'account'
    ? sql`select w.* from withdrawals w where ${isAccount('w', who.value)}`
    : sql`select w.* from (${claimsOf(who)}) c join withdrawals w on w.claim_id = c.id`;

export const attemptsOf = ({ value }: KnownBy): Source =>
  sql`select a.* from claim_attempts a where a.browser_id = ${value}::uuid`;

const attempts = (who: KnownBy, status: Source, fits: Source): Source => sql`
  select 'attempt' as kind, a.gift_id as id, a.at, null::bigint as amount, null::text as currency, ${status} as status
  from (${attemptsOf(who)}) a where ${fits}`;

/** Somebody else was luckier: at once, or in a draw that is over. */
const lostAttempts = (who: KnownBy): Source =>
  attempts(
    who,
    sql`case a.outcome when 'entered' then 'not_drawn' else a.outcome end`,
    sql`(a.outcome in ('not_this_time', 'all_taken') or (a.outcome = 'entered'
      and exists (select from draws d where d.gift_id = a.gift_id and d.drawn_at is not null)
      and not exists (select from claims c where c.gift_id = a.gift_id and c.browser_id = a.browser_id)))`,
  );

const allOf = (...sources: Source[]): Source => sql`${sql.join(sources, sql` union all `)}`;

const PARTS: Record<PersonPart, (who: KnownBy) => Source> = {
  SENT: (who) => sql`${PAYMENT} where ${madeBy(who)}`,
  RECEIVED: ({ value }) =>
    sql`${PAYMENT} where lower(p.recipient_email) = ${value} and p.status in ('SUCCESS', 'REVERSED')`,
  TRIED: (who) => attempts(who, sql`a.outcome`, sql`true`),
  CLAIMED: (who) => sql`
    select 'claim' as kind, c.id, c.created_at as at, c.share as amount, c.currency, c.status
    from (${claimsOf(who)}) c where not c.for_sender`,
  WITHDRAWN: (who) => sql`${WITHDRAWAL} from (${withdrawalsOf(who)}) w`,
  REFUSED: (who) => {
    const withdrawals = sql`${WITHDRAWAL} from (${withdrawalsOf(who)}) w where ${NEVER_PAID}`;
    if (who.kind === 'account') return withdrawals;
    const payments = sql`${PAYMENT} where ${madeBy(who)} and p.status = 'FAILED'`;
    return who.kind === 'browser' ? allOf(payments, withdrawals, lostAttempts(who)) : allOf(payments, withdrawals);
  },
  MONEY_BACK: (who) => {
    if (who.kind === 'account') return sql`${REFUND} from refunds r where ${isAccount('r', who.value)}`;
    const charges = sql`payments p join charges ch on ch.payment_id = p.id`;
    return allOf(
      sql`${REFUND} from ${charges} join refunds r on r.charge_id = ch.id where ${madeBy(who)}`,
      sql`select 'dispute' as kind, d.id, d.opened_at as at, d.amount, ch.currency, d.status
        from ${charges} join disputes d on d.charge_id = ch.id where ${madeBy(who)}`,
    );
  },
};

/** Everything of one part about somebody, in no order. Each goes by an index to what is theirs. */
export const sourceOf = (part: PersonPart, who: KnownBy): Source => PARTS[part](who);
