import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import { Kysely, type MigrationResultSet, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { addressOf, poolAddress } from '../database-address.ts';
import { packageFolder } from '../package-folder.ts';
import { makeIndexesAhead } from './indexes-ahead.ts';

const MIGRATION_LOCK = 7_423_201;
const TURN_AGAIN_MS = 100;

const folder = path.join(packageFolder(fileURLToPath(import.meta.url)), 'migrations');

async function readMigrations() {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return files.map((name, index) => ({ name: path.basename(name, '.sql'), text: texts[index] ?? '' }));
}

/** Brings a database up to date: the job queue's tables, then our own plain SQL. Safe to run from many processes. */
export async function migrate(databaseUrl: string): Promise<void> {
  const migrations = await readMigrations();
  const pool = new pg.Pool({ ...poolAddress(databaseUrl), max: 3 });
  // A connection that breaks while idle shows again in the next query, which fails and is reported.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  // Processes start together, and of two that change the catalogue at once PostgreSQL lets one fail.
  const turn = await pool.connect();
  try {
    await takeTurn(turn);
    const migrator = new Migrator({
      db,
      provider: {
        getMigrations: async () =>
          Object.fromEntries(
            migrations.map(({ name, text }) => [
              name,
              {
                up: async (trx: Kysely<unknown>) => {
                  await sql.raw(`set local lock_timeout = '${LOCK_PATIENCE}'`).execute(trx);
                  await sql.raw(text).execute(trx);
                },
              },
            ]),
          ),
      },
      migrationTableName: 'schema_migrations',
      migrationLockTableName: 'schema_migrations_lock',
    });
    await runMigrations({ pgPool: pool });
    const applied = await listApplied(turn);
    // A database that has nothing yet has nobody who writes.
    const missing = applied.length === 0 ? [] : migrations.filter(({ name }) => !applied.includes(name));
    await makeIndexesAhead(
      pool,
      missing.map(({ text }) => text),
    );
    if (applied.length === 0) await succeed(() => migrator.migrateToLatest());
    else while ((await succeed(() => migrator.migrateUp())) > 0);
    await sql`grant select on schema_migrations to jara_app`.execute(db);
  } finally {
    // Closing the connection lets go of the lock, also when it is the database that went away.
    turn.release(true);
    await db.destroy();
  }
}

const LOCK_PATIENCE = '2s';
const LOCK_NOT_AVAILABLE = '55P03';
const MOST_TRIES = 60;

/**
 * Where people are at work, each migration is a transaction of its own, so that what one has locked is free while the next works. And
 * none waits long for a lock: whoever reads for minutes would be waited for by all who come after. It lets go and tries again.
 */
async function succeed(step: () => Promise<MigrationResultSet>): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const { error, results = [] } = await step();
    if (!error) return results.length;
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === MOST_TRIES) throw error;
    await pause(1_000);
  }
}

/** Asks again and again: whoever waits inside a statement would be waited for by an index that is made beside those who write. */
async function takeTurn(client: pg.PoolClient): Promise<void> {
  const isMine = async () =>
    (await client.query('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK])).rows[0].mine;
  while (!(await isMine())) await pause(TURN_AGAIN_MS);
}

async function listApplied(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query("select to_regclass('public.schema_migrations') is not null as found");
  if (!rows[0].found) return [];
  return (await client.query('select name from public.schema_migrations order by name')).rows.map(({ name }) => name);
}

/** The name of the newest migration this build knows, for the readiness check. */
export async function newestMigration(): Promise<string> {
  const migrations = await readMigrations();
  return migrations.at(-1)?.name ?? '';
}

/** What this build would still do to a database, and what a newer one has done to it already. Changes nothing. */
export async function compareMigrations(databaseUrl: string): Promise<{ missing: string[]; unknown: string[] }> {
  const client = new pg.Client({ connectionString: addressOf(databaseUrl) });
  await client.connect();
  try {
    const applied = await listApplied(client);
    const known = (await readMigrations()).map(({ name }) => name);
    return {
      missing: known.filter((name) => !applied.includes(name)),
      unknown: applied.filter((name) => !known.includes(name)),
    };
  } finally {
    await client.end();
  }
}
