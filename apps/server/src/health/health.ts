import type { Language } from '@jara/domain/language';
import { pausedSentence, type SwitchName } from '@jara/domain/operations/switches';
import { operationsWords } from '@jara/domain/operations/words/all';
import { sql } from 'kysely';
import type { MovableClock } from '../platform/database/clock.ts';
import type { Db } from '../platform/database/db.ts';
import { newestMigration } from '../platform/database/migrate.ts';
import { pausedSwitches } from '../switches/switches.store.ts';
import { healthWords } from './words/all.ts';
import type { Words } from './words/en.ts';

export interface Readiness {
  status: 'ok' | 'degraded';
  message: string;
  checks: { database: boolean; migrations: boolean; workers: boolean; clock: boolean };
  clockOffByMs: number;
  paused: SwitchName[];
}

/** What a process says that is about to stop, so that a proxy turns to the others. */
export const leaving = (language: Language): Readiness => ({
  status: 'degraded',
  message: healthWords[language].leaving,
  checks: { database: true, migrations: true, workers: true, clock: true },
  clockOffByMs: 0,
  paused: [],
});

const WORKER_SILENT_AFTER = "interval '30 seconds'";

/** Is everything there that the product promises? Asked by load balancers and by the footer of the site. */
export async function readiness(
  { db, clock }: { db: Db; clock: MovableClock },
  language: Language = 'en',
): Promise<Readiness> {
  const database = await isWritable(db);
  const [migrations, workers] = database ? await Promise.all([isCurrent(db), hasWorkers(db)]) : [false, false];
  const checks = { database, migrations, workers, clock: clock.isReliable() };
  const ok = Object.values(checks).every(Boolean);
  // Behind the migrations check: a database that is still to be migrated has no switches yet.
  const paused = migrations ? await pausedSwitches(db) : [];
  return {
    status: ok ? 'ok' : 'degraded',
    message: ok
      ? (pausedSentence(paused, operationsWords[language]) ?? healthWords[language].operational)
      : troubleSentence(checks, healthWords[language]),
    checks,
    clockOffByMs: clock.offByMs(),
    paused,
  };
}

function troubleSentence({ database, clock }: Readiness['checks'], words: Words): string {
  if (!database) return words.inTrouble;
  return clock ? words.delayed : words.clockIsWrong;
}

async function isWritable(db: Db): Promise<boolean> {
  try {
    const { rows } = await sql<{
      readOnly: boolean;
    }>`select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as read_only`.execute(
      db,
    );
    return rows[0]?.readOnly === false;
  } catch {
    // Whatever the reason, the answer to "is the database writable" is no; the failing queries themselves are logged.
    return false;
  }
}

async function isCurrent(db: Db): Promise<boolean> {
  const newest = await newestMigration();
  const row = await db.selectFrom('schemaMigrations').select('name').where('name', '=', newest).executeTakeFirst();
  return row !== undefined;
}

async function hasWorkers(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('workers')
    .select('id')
    .where('seenAt', '>', sql<Date>`now() - ${sql.raw(WORKER_SILENT_AFTER)}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
