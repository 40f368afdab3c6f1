import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { BooksProblem } from '../../platform/database/schema.ts';

/** Each query lists what is wrong; an empty answer is a clean bill. */
export type Checks = Record<string, RawBuilder<{ id: string }>>;

const EXAMPLES = 5;

/** Works in one snapshot that nobody waits for, so that what goes on meanwhile cannot look like a mistake. */
export const inOneSnapshot = <T>(
  db: Db,
  work: (trx: Trx) => Promise<T>,
  accessMode: 'read only' | 'read write' = 'read only',
): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode(accessMode)
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      return work(trx);
    });

export async function runChecks(trx: Trx, checks: Checks): Promise<BooksProblem[]> {
  const problems: BooksProblem[] = [];
  for (const [check, query] of Object.entries(checks)) {
    const { rows } = await query.execute(trx);
    if (rows.length > 0)
      problems.push({ check, count: rows.length, examples: rows.slice(0, EXAMPLES).map(({ id }) => id) });
  }
  return problems;
}
