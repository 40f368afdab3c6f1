import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addressOf } from '../src/platform/database-address.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const DATABASE = 'jara';
const OLDEST_MAJOR = 15;
const RECOVERY_MS = 15_000;

export type ProvidedDatabase = {
  url: string;
  /** Settles with a sentence when the database is gone for good. */
  lost: Promise<string>;
  stop(): Promise<void>;
};

/** The database the environment names, or one of our own in the data folder. */
export async function provideDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<ProvidedDatabase> {
  const { dataDir, databaseUrl } = options;
  if (databaseUrl) {
    await requireUsable(databaseUrl);
    return { url: databaseUrl, lost: new Promise(() => undefined), stop: async () => undefined };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const url = await ensureDatabase(postgres.url);
  const watch = new AbortController();
  return {
    url,
    // Aborting the watch rejects it, which then means nothing more than that nobody watches.
    lost: waitUntilLost(url, watch.signal).catch(() => new Promise<never>(() => undefined)),
    async stop() {
      watch.abort();
      await postgres.stop();
    },
  };
}

async function requireUsable(url: string): Promise<void> {
  const version = await serverVersion(url);
  if (version < OLDEST_MAJOR * 10_000) {
    throw new Error(
      `DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}; Jara needs ${OLDEST_MAJOR} or newer.`,
    );
  }
}

async function serverVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: addressOf(url), connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    return rows[0]?.version ?? 0;
  } catch (cause) {
    const reason = cause instanceof Error && cause.message ? cause.message : 'no answer';
    throw new Error(`DATABASE_URL does not lead to a working PostgreSQL: ${reason}.`, { cause });
  } finally {
    await client.end().catch(() => undefined); // A connection that was never made cannot be closed.
  }
}

/** The product's own database in that server, made if it is not there yet. */
export async function ensureDatabase(adminUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await admin.query(`create database ${DATABASE}`);
  } finally {
    await admin.end();
  }
  const url = new URL(adminUrl);
  url.pathname = `/${DATABASE}`;
  return url.href;
}

/**
 * After a crash of one of its processes PostgreSQL recovers by itself, so only one that refuses connections for a
 * while is given up. Slow answers under load are answers.
 */
async function waitUntilLost(url: string, signal: AbortSignal): Promise<string> {
  let lastSeenAt = Date.now();
  while (Date.now() - lastSeenAt < RECOVERY_MS) {
    await sleep(2000, undefined, { signal, ref: false });
    if (!(await refusesConnections(url))) lastSeenAt = Date.now();
  }
  return 'The embedded PostgreSQL stopped unexpectedly. Its log is in the data folder, in postgres/cluster/postgres.log.';
}

async function refusesConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined); // Reported through `connect` already.
  try {
    await client.connect();
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
  } finally {
    await client.end().catch(() => undefined);
  }
}
