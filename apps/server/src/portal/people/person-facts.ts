import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { type FlagCounts, LOOKED_AT, type PersonSums } from '@jara/domain/staff/people';
import { DAY_MS } from '@jara/domain/time/lagos';
import { fromPayer, ofAccount, ofAddress, ofBrowser, toSelf } from '@jara/domain/withdrawal/sum-limits';
import { ENDED_UNPAID_STATUSES, RECEIVING_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { sql } from 'kysely';
import { accountIn, type KnownBy } from '../../people/people.store.ts';
import type { Db } from '../../platform/database/db.ts';
import { literals } from '../../platform/database/literals.ts';
import { attemptsOf, claimsOf, IS_MAILED_TO_ONE, madeBy, withdrawalsOf } from './person-sources.ts';

const LAGOS_DAY = (column: string) => sql`(${sql.ref(column)} at time zone 'Africa/Lagos')::date`;

/**
 * What the flags are made of, among the newest records of each kind. Payments are gathered before they are put in order: asked for the
 * newest of an address at once, PostgreSQL would walk back through everybody's for somebody who last paid years ago.
 */
export async function countFacts(db: Db, who: KnownBy): Promise<FlagCounts> {
  const newest = (column: string) => sql`order by ${sql.ref(column)} desc limit ${LOOKED_AT}`;
  const tried = who.kind === 'browser' ? attemptsOf(who) : sql`select * from claim_attempts where false`;
  const { rows } = await sql<Record<string, number>>`
    with theirs as materialized (select p.* from payments p where ${madeBy(who)}),
    sent as materialized (select * from theirs ${newest('created_at')}),
    claimed as materialized (
      select c.id, c.gift_id, c.browser_id, c.created_at, p.browser_id as payer, p.recipient_email, p.sender_email,
        coalesce(c.contact_email, case when ${IS_MAILED_TO_ONE} then p.recipient_email end) as address
      from (select * from (${claimsOf(who)}) all_of_them where not for_sender ${newest('created_at')}) c
      join gifts g on g.id = c.gift_id join payments p on p.id = g.payment_id left join rules r on r.gift_id = g.id),
    paid as materialized (select * from (${withdrawalsOf(who)}) all_of_them ${newest('requested_at')}),
    received as materialized (select * from paid where status = any(${[...RECEIVING_STATUSES]}::text[])),
    tried as materialized (select * from (${tried}) all_of_them ${newest('at')}),
    charged as materialized (select ch.id, ch.card from sent s join charges ch on ch.payment_id = s.id)
    select
      (select count(*) from charged ch join disputes d on d.charge_id = ch.id) as disputes,
      (select count(*) from charged ch join refunds r on r.charge_id = ch.id) as refunds,
      (select count(distinct card) from charged) as cards,
      (select count(*) from sent where status = 'FAILED') as failed,
      (select count(*) from holds h where h.lifted_at is null and h.subject_id in (
        select g.id from sent s join gifts g on g.payment_id = s.id union all select id from claimed
        union all select gift_id from claimed union all select id from paid)) as held,
      (select count(*) from paid where status = 'REQUESTED' and wait_reason is not null) as waiting,
      (select count(*) from claimed where browser_id = payer or lower(sender_email) = lower(recipient_email)) as to_self,
      (select count(distinct (bank_code, account_number)) from received) as accounts,
      (select coalesce(max(names), 0) from (select count(distinct upper(account_name)) as names from received group by bank_code, account_number) n) as names,
      (select count(distinct browser_id) from claimed) as claimants,
      (select count(distinct lower(address)) from (
        select address from claimed union all select sender_email from sent) a) as addresses,
      (select coalesce(max(each), 0) from (select count(*) as each from claimed group by ${LAGOS_DAY('claimed.created_at')}) d) as claims_in_a_day,
      (select coalesce(max(each), 0) from (select count(*) as each from tried group by ${LAGOS_DAY('tried.at')}) d) as tries_in_a_day
  `.execute(db);
  const count = (name: string) => rows[0]?.[name] ?? 0;
  return {
    DISPUTES: count('disputes'),
    REFUNDS: count('refunds'),
    CARDS: count('cards'),
    FAILED_PAYMENTS: count('failed'),
    HOLDS: count('held'),
    WAITING: count('waiting'),
    SENT_TO_SELF: count('toSelf'),
    ACCOUNTS: count('accounts'),
    NAMES: count('names'),
    CLAIMANTS: count('claimants'),
    ADDRESSES: count('addresses'),
    CLAIMS_IN_A_DAY: count('claimsInADay'),
    TRIES_IN_A_DAY: count('triesInADay'),
  };
}

/** Their sums as they are watched when somebody asks for money (`withdrawals/watch-sums.ts`), in naira as the limits are. */
export async function readSums(db: Db, { kind, value }: KnownBy, now: Date): Promise<PersonSums> {
  const who = { address: ofAddress(value), browser: ofBrowser(value), account: ofAccount(accountIn(value)) }[kind];
  const own = kind === 'account' ? who : fromPayer(who);
  const { rows } = await sql<{ isSelf: boolean; day: number; month: number }>`
    select s.subject <> ${own} as is_self, sum(w.gross)::bigint as month,
      coalesce(sum(w.gross) filter (where s.requested_at > ${new Date(now.getTime() - DAY_MS)}), 0)::bigint as day
    from withdrawal_sums s join withdrawals w on w.id = s.withdrawal_id
    where s.subject in (${own}, ${toSelf(who)}) and s.requested_at > ${new Date(now.getTime() - 30 * DAY_MS)}
      and w.status not in ${literals(ENDED_UNPAID_STATUSES)} and w.currency = ${DEFAULT_CURRENCY}
    group by 1
  `.execute(db);
  const sums: PersonSums = {};
  for (const { isSelf, day, month } of rows)
    sums[isSelf ? 'self' : kind === 'account' ? 'account' : 'payer'] = { day, month };
  return sums;
}
