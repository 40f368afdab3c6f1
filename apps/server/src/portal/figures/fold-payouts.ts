import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

const AT_ONCE = 50_000;

/** Adds what payouts came to since to the sums of their hour and their day. Rows that another process is folding are left to it. */
export async function foldPayouts(db: Db): Promise<void> {
  await foldWaits(db);
  let taken: number;
  do {
    const { rows } = await sql<{ taken: number }>`
      with taken as (
        delete from payout_changes
        where id in (select id from payout_changes order by id limit ${AT_ONCE} for update skip locked)
        returning hour, currency, bank_code, bank_name, outcome, pace, count, amount
      ), hours as (
        insert into payout_hours as known (hour, currency, count, amount)
        select hour, currency, sum(count), sum(amount) from taken where outcome = 'PAID' group by 1, 2 order by 1, 2
        on conflict (hour, currency)
          do update set count = known.count + excluded.count, amount = known.amount + excluded.amount
      ), days as (
        insert into payout_days as known (day, currency, bank_code, outcome, pace, count, bank_name)
        select lagos_day(hour), currency, bank_code, outcome, pace, sum(count), max(bank_name)
        from taken group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (day, currency, bank_code, outcome, pace)
          do update set count = known.count + excluded.count, bank_name = excluded.bank_name
      )
      select count(*) as taken from taken
    `.execute(db);
    taken = rows[0]?.taken ?? 0;
  } while (taken === AT_ONCE);
}

async function foldWaits(db: Db): Promise<void> {
  let taken: number;
  do {
    const { rows } = await sql<{ taken: number }>`
      with taken as (
        delete from payout_wait_changes
        where id in (select id from payout_wait_changes order by id limit ${AT_ONCE} for update skip locked)
        returning day, step, is_late, count
      ), waits as (
        insert into payout_waits as known (day, step, is_late, count)
        select day, step, is_late, sum(count) from taken group by 1, 2, 3 order by 1, 2, 3
        on conflict (day, step, is_late) do update set count = known.count + excluded.count
      )
      select count(*) as taken from taken
    `.execute(db);
    taken = rows[0]?.taken ?? 0;
  } while (taken === AT_ONCE);
}
