import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { addressOf } from '../database-address.ts';
import type { Log } from '../log.ts';

const GIVE_UP_AFTER_MS = 60_000;
const TRY_AGAIN_AFTER_MS = 500;

/** A database that is starting or failing over will be back; a start that gave up at once would have to be repeated by hand. */
export async function waitForDatabase(databaseUrl: string, log: Log): Promise<void> {
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: addressOf(databaseUrl), connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('The database does not answer. Check DATABASE_URL.', { cause: error });
      log.warn({ err: error }, 'database.waiting');
      await pause(TRY_AGAIN_AFTER_MS);
    }
  }
}
