import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { foldPayouts } from './fold-payouts.ts';

/** Journals folded in one transaction, so that none of them takes long. */
const AT_ONCE = 20_000;
const CHANGES_AT_ONCE = 50_000;
/** Long enough for a journal that already has its number to be inserted. */
const SETTLE_SECONDS = 5;

/**
 * Keeps figures from growing slow with the books: what is settled is added to the sums of its day, once. Any number of
 * processes may call it; the sums are right whether it runs or not, since what is not folded yet is read from the books.
 */
export const foldBooks =
  ({ db, log }: Pick<Deps, 'db' | 'log'>, { settleSeconds = SETTLE_SECONDS } = {}) =>
  async (): Promise<void> => {
    while (await foldChanges(db));
    await foldPayouts(db);
    await noteHorizon(db);
    let journals = 0;
    for (;;) {
      const folded = await foldJournals(db, settleSeconds);
      journals += folded;
      if (folded === 0) break;
    }
    if (journals > 0) log.debug({ journals }, 'books.folded');
  };

/** True while there may be more. Rows that another process is folding are left to it. */
async function foldChanges(db: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from record_changes
      where id in (select id from record_changes order by id limit ${CHANGES_AT_ONCE} for update skip locked)
      returning kind, day, status, currency, count, amount
    ), folded as (
      insert into record_counts as known (kind, day, status, currency, count, amount)
      select kind, day, status, currency, sum(count), sum(amount) from taken group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (kind, day, status, currency)
        do update set count = known.count + excluded.count, amount = known.amount + excluded.amount
    )
    select count(*) as taken from taken
  `.execute(db);
  return (rows[0]?.taken ?? 0) === CHANGES_AT_ONCE;
}

/**
 * Remembers which journal is the newest now, once the one remembered before has been reached. A horizon that lies ahead of us is one of
 * the server that this database was copied from, and is never reached here.
 */
const noteHorizon = (db: Db) =>
  sql`
    update ledger_folding set
      next_id = greatest(next_id, (select coalesce(max(id), 0) from journals)),
      next_horizon = pg_snapshot_xmax(pg_current_snapshot()),
      seen_at = now()
    where folded_id >= next_id or next_horizon > pg_snapshot_xmax(pg_current_snapshot())
  `.execute(db);

async function foldJournals(db: Db, settleSeconds: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ from: number; upTo: number }>`
      select folded_id as from, least(next_id, folded_id + ${AT_ONCE}) as up_to from ledger_folding
      where folded_id < next_id
        -- Every transaction that was under way when the newest was noted has ended, so no earlier number can appear.
        and pg_snapshot_xmin(pg_current_snapshot()) >= next_horizon
        and seen_at <= now() - make_interval(secs => ${settleSeconds})
      for update skip locked
    `.execute(trx);
    const [range] = rows;
    if (!range) return 0;
    await foldLines(trx, range);
    await foldPeople(trx, range);
    await trx.updateTable('ledgerFolding').set({ foldedId: range.upTo }).execute();
    return range.upTo - range.from;
  });
}

type Range = { from: number; upTo: number };

const foldLines = (trx: Trx, { from, upTo }: Range) =>
  sql`
    insert into ledger_days as known (day, currency, event, account, source, debit, credit, lines)
    select day, currency, event, account, source, debit, credit, lines from ledger_lines(${from}, ${upTo})
    on conflict (day, currency, event, account, source) do update set
      debit = known.debit + excluded.debit, credit = known.credit + excluded.credit, lines = known.lines + excluded.lines
  `.execute(trx);

const foldPeople = (trx: Trx, { from, upTo }: Range) =>
  sql`
    with met as (
      insert into people (browser_id, since) select browser_id, since from ledger_people(${from}, ${upTo})
      on conflict (browser_id) do nothing returning since
    )
    insert into people_days as known (day, people)
    select since, count(*) from met group by 1
    on conflict (day) do update set people = known.people + excluded.people
  `.execute(trx);
