import { isProviderError, type ProviderError } from '@jara/paystack/provider-error';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import type { JobOptions, Look } from '../platform/jobs/enqueue.ts';
import type { Deps } from '../platform/tools/deps.ts';

export type LadderDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'paystack' | 'log' | 'requestId'> &
  Look & { pace?: Pace };

export interface Pace {
  /** Waits between looks, by how often we have looked; the last one repeats. */
  checkAfterMs: readonly number[];
  /** How many times in a row the provider must not know a thing before it is sent again. */
  notFoundBeforeResend: number;
  /** How long after it was sent the provider must still not know it before it ends for good. */
  endAfterMs?: number;
}

interface Climbing {
  id: string;
  checks: number;
  sends: number;
}

/** What a payout, a refund and an answer to a dispute have each of their own. */
export interface Ladder<Row extends Climbing> {
  name: 'payout' | 'refund' | 'dispute_answer';
  table: 'withdrawals' | 'refunds' | 'dispute_answers';
  pace: Pace;
  /** One step further. */
  step(deps: LadderDeps, id: Row['id']): Promise<void>;
  /** Locks it, and gives it while it still has to be looked at. */
  lockOpen(trx: Trx, id: Row['id']): Promise<Row | undefined>;
  wake(db: Db, id: Row['id'], look: Look, options: JobOptions): Promise<void>;
}

/** How one of them leaves, once nothing speaks against it. */
export interface Sending<Row extends Climbing, Answer> {
  /** What its id is called in the log. */
  idName: 'withdrawalId' | 'refundId' | 'answerId';
  /** Writes down that it is sent; false when it must not leave any more. */
  markSent(deps: LadderDeps, row: Row): Promise<boolean>;
  request(deps: LadderDeps, row: Row): Promise<Answer>;
  settle(deps: LadderDeps): (id: Row['id'], answer: Answer) => Promise<void>;
  afterFailedSend(deps: LadderDeps, row: Row, error: ProviderError): Promise<void>;
}

const SECOND = 1_000;
const AT_ONCE = 50;

export const seconds = (...waits: readonly number[]): readonly number[] => waits.map((wait) => wait * SECOND);

/**
 * Takes one thing a step further and plans the next look. It may be called at any time, by any process, any number of
 * times: one of them works while it holds the thing's lock, and a process that dies lets go of it.
 *
 * Nothing is ever concluded from silence. A timeout, a 5xx or "not found" keeps the money where it is; the provider is
 * asked again, and only after repeated "not found" is the same thing sent again.
 */
export const climb =
  <Row extends Climbing>(ladder: Ladder<Row>) =>
  (deps: LadderDeps) =>
  async (id: Row['id']): Promise<void> => {
    const { name, step } = ladder;
    await deps.db.connection().execute(async (connection) => {
      const key = lockOf(name, id);
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(connection);
      if (!rows[0]?.mine) return lookAgainSoon(ladder, deps, id);
      try {
        await step(deps, id);
        await planNextLook(ladder, deps, id);
      } finally {
        await sql`select pg_advisory_unlock(${key})`.execute(connection);
      }
    });
  };

const lockOf = (name: string, id: string) => sql`hashtextextended(${`${name}:${id}`}, 0)`;

/** Whether nobody works on it, who might just be sending it; then nobody begins to before the end of the transaction. */
export async function isLeftAlone(trx: Trx, name: Ladder<Climbing>['name'], id: string): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${lockOf(name, id)}) as mine
  `.execute(trx);
  return rows[0]?.mine === true;
}

/**
 * Whoever is at it may have asked the provider before the news that brought us here, so there will be one more look. Its
 * key is its own: the look that they plan next may be an hour away and would take the place of this one.
 */
const lookAgainSoon = <Row extends Climbing>(
  { name, wake }: Ladder<Row>,
  { db, requestId }: LadderDeps,
  id: Row['id'],
) => wake(db, id, { isNews: true }, { key: `${name}:${id}:again`, afterMs: SECOND, requestId });

const planNextLook = <Row extends Climbing>(ladder: Ladder<Row>, deps: LadderDeps, id: Row['id']) =>
  whileOpen(ladder, deps, id, async (trx, { checks }) => {
    const { name, table, wake } = ladder;
    const afterMs = waitAfter(ladder, deps, checks);
    await sql`
      update ${sql.table(table)} set checks = ${checks + 1}, next_check_at = ${later(deps, afterMs)}
      where id = ${id}
    `.execute(trx);
    await wake(trx, id, {}, { key: `${name}:${id}`, afterMs, requestId: deps.requestId });
  });

/** Locks it, and does this with it if it still has to be looked at; undefined when it has ended meanwhile. */
export const whileOpen = <Row extends Climbing, Result>(
  { lockOpen }: Ladder<Row>,
  { db }: LadderDeps,
  id: Row['id'],
  work: (trx: Trx, row: Row) => Promise<Result>,
): Promise<Result | undefined> =>
  db.transaction().execute(async (trx) => {
    const open = await lockOpen(trx, id);
    return open && work(trx, open);
  });

const waitAfter = ({ pace }: Pick<Ladder<Climbing>, 'pace'>, deps: LadderDeps, checks: number): number => {
  const steps = (deps.pace ?? pace).checkAfterMs;
  return steps[Math.min(checks, steps.length - 1)] ?? SECOND;
};

const later = ({ clock }: LadderDeps, ms: number) => new Date(clock.databaseNow().getTime() + ms);

/** Takes up what a lost job or a dead worker left behind: its time has come and nobody is working on it. */
export const sweep =
  <Row extends Climbing>(ladder: Ladder<Row>) =>
  (deps: LadderDeps) =>
  async (): Promise<void> => {
    const now = deps.clock.databaseNow();
    const { rows } = await sql<Pick<Row, 'id' | 'checks'>>`
    select id, checks from ${sql.table(ladder.table)} where next_check_at <= ${now} order by next_check_at limit ${AT_ONCE}
  `.execute(deps.db);
    for (const { id, checks } of rows) {
      try {
        await climb(ladder)(deps)(id);
      } catch (error) {
        deps.log.warn({ err: error, ladder: ladder.name, id }, 'sweep.item_failed');
        await moveBack(ladder, deps, { id, checks });
      }
    }
  };

/** A step that throws plans no next look. It would stand before all that come later; it waits as if it had been looked at. */
const moveBack = <Row extends Climbing>(ladder: Ladder<Row>, deps: LadderDeps, row: Pick<Row, 'id' | 'checks'>) =>
  sql`
    update ${sql.table(ladder.table)} set checks = checks + 1, next_check_at = ${later(deps, waitAfter(ladder, deps, row.checks))}
    where id = ${row.id} and next_check_at <= ${deps.clock.databaseNow()}
  `.execute(deps.db);

/** Marks a thing as sent before it is: if we die in between, the next look asks the provider first. */
export async function send<Row extends Climbing, Answer>(
  { name, idName, markSent, request, settle, afterFailedSend }: Pick<Ladder<Row>, 'name'> & Sending<Row, Answer>,
  deps: LadderDeps,
  row: Row,
): Promise<void> {
  if (!(await markSent(deps, row))) return;
  try {
    await settle(deps)(row.id, await request(deps, row));
  } catch (error) {
    if (!isProviderError(error)) throw error;
    const { kind, code } = error;
    deps.log.warn({ [idName]: row.id, kind, code, sends: row.sends + 1 }, `${name}.send_not_confirmed`);
    await afterFailedSend(deps, row, error);
  }
}

/**
 * The provider does not know it: has it said so often enough that it may be sent again? Counts this time, unless an event brought us
 * here: three of them within a second are no three denials, and prove rather that it is there.
 */
export async function isSurelyMissing<Row extends Climbing & { notFoundChecks: number }>(
  { table, pace }: Ladder<Row>,
  deps: LadderDeps,
  { id, notFoundChecks }: Row,
): Promise<boolean> {
  if (deps.isNews) return false;
  if (notFoundChecks + 1 >= (deps.pace ?? pace).notFoundBeforeResend) return true;
  await sql`update ${sql.table(table)} set not_found_checks = not_found_checks + 1 where id = ${id}`.execute(deps.db);
  return false;
}
