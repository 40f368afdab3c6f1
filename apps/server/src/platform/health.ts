import { sql } from 'kysely';
import type { Db } from './db.ts';
import { newestMigration } from './migrate.ts';

export interface Readiness {
  status: 'ok' | 'degraded';
  message: string;
  checks: { database: boolean; migrations: boolean; workers: boolean };
}

const WORKER_SILENT_AFTER = "interval '30 seconds'";

/** Is everything there that the product promises? Asked by load balancers and by the footer of the site. */
export async function readiness(db: Db): Promise<Readiness> {
  const database = await isWritable(db);
  const [migrations, workers] = database ? await Promise.all([isCurrent(db), hasWorkers(db)]) : [false, false];
  const ok = database && migrations && workers;
  return {
    status: ok ? 'ok' : 'degraded',
    message: ok
      ? 'All systems operational'
      : database
        ? 'Payouts and mails are delayed'
        : 'We are having trouble right now',
    checks: { database, migrations, workers },
  };
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
