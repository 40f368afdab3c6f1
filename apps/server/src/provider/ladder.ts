import type { ProviderError } from '@jara/paystack/provider-error';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import type { JobOptions } from '../platform/jobs/enqueue.ts';
import type { Deps } from '../platform/tools/deps.ts';

export type LadderDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'paystack' | 'log' | 'requestId'> & { pace?: Pace };

export interface Pace {
  /** Waits between looks, by how often we have looked; the last one repeats. */
  checkAfterMs: readonly number[];
  /** How many times in a row the provider must not know a thing before it is sent again. */
  notFoundBeforeResend: number;
}

interface Climbing<Id> {
  id: Id;
  checks: number;
  notFoundChecks: number;
  sends: number;
}

/** What a payout and a refund have each of their own. */
export interface Ladder<Id extends string> {
  name: 'payout' | 'refund';
  table: 'withdrawals' | 'refunds';
  pace: Pace;
  /** One step further. */
  step(deps: LadderDeps, id: Id): Promise<void>;
  /** Locks it, and gives it while it still has to be looked at. */
  lockOpen(trx: Trx, id: Id): Promise<Climbing<Id> | undefined>;
  wake(db: Db, id: Id, options: JobOptions): Promise<void>;
}

const SECOND = 1_000;
const AT_ONCE = 50;
const SENDS_BEFORE_REFUSAL_COUNTS = 3;

/** Refusals that are about our own account, not about this one thing: it waits, and staff are told. */
const OUR_OWN_TROUBLE = new Set(['insufficient_balance', 'starter_business', 'invalid_Key', 'rate_limited']);

export const seconds = (...waits: readonly number[]): readonly number[] => waits.map((wait) => wait * SECOND);

/**
 * Takes one thing a step further and plans the next look. It may be called at any time, by any process, any number of
 * times: one of them works while it holds the thing's lock, and a process that dies lets go of it.
 *
 * Nothing is ever concluded from silence. A timeout, a 5xx or "not found" keeps the money where it is; the provider is
 * asked again, and only after repeated "not found" is the same thing sent again.
 */
export const climb =
  <Id extends string>(ladder: Ladder<Id>) =>
  (deps: LadderDeps) =>
  async (id: Id): Promise<void> => {
    const { name, step } = ladder;
    await deps.db.connection().execute(async (connection) => {
      const key = sql`hashtextextended(${`${name}:${id}`}, 0)`;
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

/**
 * Whoever is at it may have asked the provider before the news that brought us here, so there will be one more look. Its
 * key is its own: the look that they plan next may be an hour away and would take the place of this one.
 */
const lookAgainSoon = <Id extends string>({ name, wake }: Ladder<Id>, { db, requestId }: LadderDeps, id: Id) =>
  wake(db, id, { key: `${name}:${id}:again`, afterMs: SECOND, requestId });

const planNextLook = <Id extends string>(ladder: Ladder<Id>, deps: LadderDeps, id: Id): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const { name, table, lockOpen, wake } = ladder;
    const open = await lockOpen(trx, id);
    if (!open) return;
    const afterMs = waitAfter(ladder, deps, open.checks);
    await sql`
      update ${sql.table(table)} set checks = ${open.checks + 1}, next_check_at = ${later(deps, afterMs)}
      where id = ${id}
    `.execute(trx);
    await wake(trx, id, { key: `${name}:${id}`, afterMs, requestId: deps.requestId });
  });

const waitAfter = ({ pace }: Pick<Ladder<string>, 'pace'>, deps: LadderDeps, checks: number): number => {
  const steps = (deps.pace ?? pace).checkAfterMs;
  return steps[Math.min(checks, steps.length - 1)] ?? SECOND;
};

const later = ({ clock }: LadderDeps, ms: number) => new Date(clock.databaseNow().getTime() + ms);

/** Takes up what a lost job or a dead worker left behind: its time has come and nobody is working on it. */
export const sweep =
  <Id extends string>(ladder: Ladder<Id>) =>
  (deps: LadderDeps) =>
  async (): Promise<void> => {
    const now = deps.clock.databaseNow();
    const { rows } = await sql<{ id: Id; checks: number }>`
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
const moveBack = <Id extends string>(
  ladder: Ladder<Id>,
  deps: LadderDeps,
  { id, checks }: { id: Id; checks: number },
) =>
  sql`
    update ${sql.table(ladder.table)} set checks = checks + 1, next_check_at = ${later(deps, waitAfter(ladder, deps, checks))}
    where id = ${id} and next_check_at <= ${deps.clock.databaseNow()}
  `.execute(deps.db);

/** The provider does not know it: has it said so often enough that it may be sent again? Counts this time. */
export async function isSurelyMissing<Id extends string>(
  ladder: Ladder<Id>,
  deps: LadderDeps,
  row: Climbing<Id>,
): Promise<boolean> {
  if (row.notFoundChecks + 1 >= (deps.pace ?? ladder.pace).notFoundBeforeResend) return true;
  await sql`update ${sql.table(ladder.table)} set not_found_checks = not_found_checks + 1 where id = ${row.id}`.execute(
    deps.db,
  );
  return false;
}

export const isAboutUs = ({ code }: ProviderError): boolean => OUR_OWN_TROUBLE.has(code ?? '');

/**
 * A first sending can be refused for good. After a lost answer an earlier one may have gone through, so a refusal counts
 * only once the provider has denied knowing the thing before several sendings in a row.
 */
export const isFinalRefusal = (error: ProviderError, { sends }: { sends: number }): boolean =>
  error.kind === 'refused' && !isAboutUs(error) && (sends === 0 || sends >= SENDS_BEFORE_REFUSAL_COUNTS);
