import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { packageFolder } from '../package-folder.ts';

const MIGRATION_LOCK = 7_423_201;

const folder = path.join(packageFolder(fileURLToPath(import.meta.url)), 'migrations');

async function readMigrations() {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return files.map((name, index) => ({ name: path.basename(name, '.sql'), text: texts[index] ?? '' }));
}

/** Brings a database up to date: the job queue's tables, then our own plain SQL. Safe to run from many processes. */
export async function migrate(databaseUrl: string): Promise<void> {
  const migrations = await readMigrations();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 });
  // A connection that breaks while idle shows again in the next query, which fails and is reported.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  // Processes start together, and of two that change the catalogue at once PostgreSQL lets one fail.
  const turn = await pool.connect();
  try {
    await turn.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const migrator = new Migrator({
      db,
      provider: {
        getMigrations: async () =>
          Object.fromEntries(
            migrations.map(({ name, text }) => [
              name,
              { up: async (trx: Kysely<unknown>) => void (await sql.raw(text).execute(trx)) },
            ]),
          ),
      },
      migrationTableName: 'schema_migrations',
      migrationLockTableName: 'schema_migrations_lock',
    });
    await runMigrations({ pgPool: pool });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    await sql`grant select on schema_migrations to jara_app`.execute(db);
  } finally {
    // Closing the connection lets go of the lock, also when it is the database that went away.
    turn.release(true);
    await db.destroy();
  }
}

/** The name of the newest migration this build knows, for the readiness check. */
export async function newestMigration(): Promise<string> {
  const migrations = await readMigrations();
  return migrations.at(-1)?.name ?? '';
}

/** What this build would still do to a database, and what a newer one has done to it already. Changes nothing. */
export async function compareMigrations(databaseUrl: string): Promise<{ missing: string[]; unknown: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query("select to_regclass('public.schema_migrations') is not null as found");
    const applied: string[] = rows[0].found
      ? (await client.query('select name from public.schema_migrations order by name')).rows.map(({ name }) => name)
      : [];
    const known = (await readMigrations()).map(({ name }) => name);
    return {
      missing: known.filter((name) => !applied.includes(name)),
      unknown: applied.filter((name) => !known.includes(name)),
    };
  } finally {
    await client.end();
  }
}
