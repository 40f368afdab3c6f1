import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { BooksProblem } from '../../platform/database/schema.ts';
import { type Checks, inOneSnapshot, runChecks } from './run-checks.ts';

/** Each query lists where the sums that figures are read from differ from the records themselves. */
const CHECKS: Checks = {
  'daily sums equal the movements': sql`
    with kept as (
      select day, currency, event, account, sum(debit) as debit, sum(credit) as credit from ledger_by_day group by 1, 2, 3, 4
    ), real as (
      select lagos_day(j.at) as day, j.currency, j.event, m.account,
             coalesce(sum(m.amount) filter (where m.amount > 0), 0) as debit,
             coalesce(-sum(m.amount) filter (where m.amount < 0), 0) as credit
      from journals j join movements m on m.journal_id = j.id group by 1, 2, 3, 4
    )
    select concat_ws(' ', coalesce(k.day, r.day), coalesce(k.event, r.event), coalesce(k.account, r.account)) as id
    from kept k full join real r using (day, currency, event, account)
    where k.debit is distinct from r.debit or k.credit is distinct from r.credit`,

  'totals equal the daily sums': sql`
    select concat_ws(' ', coalesce(t.currency, d.currency), coalesce(t.account, d.account)) as id
    from ledger_totals t
    full join (select currency, account, sum(debit) as debit, sum(credit) as credit from ledger_days group by 1, 2) d
      using (currency, account)
    where t.debit is distinct from d.debit or t.credit is distinct from d.credit`,

  'counts equal the records': sql`
    with kept as (
      select kind, day, status, currency, sum(count) as count, sum(amount) as amount from record_totals
      group by 1, 2, 3, 4 having sum(count) <> 0 or sum(amount) <> 0
    ), real as (
      select 'payment' as kind, lagos_day(created_at) as day, status, currency, count(*) as count, sum(amount) as amount from payments group by 2, 3, 4
      union all
      select 'gift', lagos_day(created_at), status, currency, count(*), sum(amount) from gifts group by 2, 3, 4
      union all
      select 'withdrawal', lagos_day(requested_at), status, currency, count(*), sum(gross) from withdrawals group by 2, 3, 4
      union all
      select 'rule', lagos_day(created_at), type, '', count(*), 0 from rules group by 2, 3, 4
      union all
      select 'collection_fee', lagos_day(j.at), r.type, j.currency, count(*), sum(m.amount)
      from rules r join gifts g on g.id = r.gift_id join payments p on p.id = g.payment_id
      join journals j on j.ref = 'charge:' || p.reference
      join movements m on m.journal_id = j.id and m.account = 'collection_fee' group by 2, 3, 4
    )
    select concat_ws(' ', coalesce(k.kind, r.kind), coalesce(k.day, r.day), coalesce(k.status, r.status)) as id
    from kept k full join real r using (kind, day, status, currency)
    where k.count is distinct from r.count or k.amount is distinct from r.amount`,

  'payout sums equal the withdrawals': sql`
    with kept as (
      select day, currency, bank_code, outcome, sum(count) as count from payout_days_now
      group by 1, 2, 3, 4 having sum(count) <> 0
    ), real as (
      select lagos_day(finished_at) as day, currency, bank_code, payout_outcome(status) as outcome, count(*) as count from withdrawals
      where payout_outcome(status) is not null and finished_at is not null group by 1, 2, 3, 4
    )
    select concat_ws(' ', coalesce(k.day, r.day), coalesce(k.bank_code, r.bank_code), coalesce(k.outcome, r.outcome)) as id
    from kept k full join real r using (day, currency, bank_code, outcome) where k.count is distinct from r.count
    union all
    select concat_ws(' ', coalesce(k.hour, r.hour)) as id
    from (select hour, currency, sum(amount) as amount from payout_hours_now group by 1, 2 having sum(amount) <> 0) k
    full join (
      select date_trunc('hour', finished_at, 'UTC') as hour, currency, sum(net + coalesce(transfer_fee, 0)) as amount from withdrawals
      where status = 'COMPLETED' and finished_at is not null group by 1, 2
    ) r using (hour, currency) where k.amount is distinct from r.amount
    union all
    select concat_ws(' ', coalesce(k.day, r.day), 'waits', coalesce(k.step, r.step)) as id
    from (select day, step, is_late, sum(count) as count from payout_waits_now group by 1, 2, 3 having sum(count) <> 0) k
    full join (
      select lagos_day(finished_at) as day, payout_step(requested_at, finished_at) as step,
             finished_at - requested_at > interval '24 hours' as is_late, count(*) as count
      from withdrawals where status = 'COMPLETED' and finished_at is not null group by 1, 2, 3
    ) r using (day, step, is_late) where k.count is distinct from r.count`,
};

/** Checks that what dashboards and lists add up is what is there. */
export const checkFigures = (db: Db): Promise<BooksProblem[]> => inOneSnapshot(db, (trx) => runChecks(trx, CHECKS));
