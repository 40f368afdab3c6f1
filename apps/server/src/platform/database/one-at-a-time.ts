import { sql } from 'kysely';
import type { Db } from './db.ts';

/**
 * Does the work unless another process is at it, and says whether it did. The lock belongs to a connection, so a process
 * that dies lets go of it.
 */
export const oneAtATime = <T>(db: Db, name: string, work: () => Promise<T>): Promise<{ done: T } | undefined> =>
  db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${`operations:${name}`}, 0)`;
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(connection);
    if (!rows[0]?.mine) return undefined;
    try {
      return { done: await work() };
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
