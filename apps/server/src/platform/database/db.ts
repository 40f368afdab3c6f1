import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { poolAddress } from '../database-address.ts';
import type { Schema } from './schema.ts';
import { createTwoTrips, type TwoTrips } from './two-trips.ts';

/** The database, or a transaction in it: what only reads does not mind. */
export type Db = Kysely<Schema>;
/** What must run inside a transaction asks for this; handing it the bare `Db` does not compile. */
export type Trx = Transaction<Schema>;

const INT8 = 20;
/** Amounts and counts are `bigint` in SQL and whole numbers here; one that would lose a digit is a bug, not a value. */
const wholeNumber = (text: string): number => {
  const n = Number(text);
  if (!Number.isSafeInteger(n)) throw new RangeError('a bigint from the database does not fit a safe integer');
  return n;
};
pg.types.setTypeParser(INT8, wholeNumber);

const INT8_LIST = 1016;
// The driver's types name no lists.
const listOf = INT8_LIST as Parameters<typeof pg.types.setTypeParser>[0];
pg.types.setTypeParser(listOf, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(wholeNumber)));

const DATE = 1082;
/** A day without a time has no time zone either; it stays the text it is. */
pg.types.setTypeParser(DATE, (text) => text);

export interface Database {
  db: Db;
  pool: pg.Pool;
  twoTrips: TwoTrips;
  close(): Promise<void>;
}

const SESSION = {
  role: 'jara_app',
  timezone: 'UTC',
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  // Our questions are short: starting helpers for one takes longer than answering it, and a crowd needs all cores.
  max_parallel_workers_per_gather: 0,
  // For the same reason nothing is compiled before it is asked.
  jit: 'off',
};

/**
 * A plan is made once per connection and never looked at again, however much its tables grow: one made for the first claims
 * of an empty system would read every later attempt. So a connection serves this many batches and is then replaced.
 */
const PLANS_KEPT_FOR = 200;

/** One for the claims that are decided together, the others for gifts that go alone because somebody holds them. */
export const PIPELINED = 4;

/** Nobody who opens a gift waits longer than this for a row that somebody else holds. */
const LOCK_WAIT_MS = 1_000;

/** Connects as the application's own role, which cannot touch the books except by adding to them. */
export function connect(databaseUrl: string, options: { max: number; onError: (error: Error) => void }): Database {
  const settings: pg.PoolConfig = {
    ...poolAddress(databaseUrl),
    max: options.max,
    options: asOptions(SESSION),
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 60_000,
    application_name: 'jara',
    // A machine that vanished says no goodbye; the kernel finds out.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = new pg.Pool(settings);
  // Cursors cannot share a connection in pipeline mode, so these are kept apart.
  const pipelined = new pg.Pool({
    ...settings,
    options: asOptions({
      ...SESSION,
      lock_timeout: LOCK_WAIT_MS,
      // Left to choose, the database plans anew for every batch of a few claims, which takes longer than answering it.
      plan_cache_mode: 'force_generic_plan',
    }),
    max: PIPELINED,
    pipeline: true,
    maxUses: PLANS_KEPT_FOR,
  });
  for (const each of [pool, pipelined]) {
    each.on('error', options.onError);
    // A connection that breaks while somebody works with it tells them by their query; without a listener of its own it
    // would end the whole process as well.
    each.on('connect', (client) => client.on('error', () => undefined));
  }
  const db: Db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    db,
    pool,
    twoTrips: createTwoTrips(pipelined, db),
    close: async () => {
      await Promise.all([db.destroy(), pipelined.end()]);
    },
  };
}

const asOptions = (settings: Record<string, string | number>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
