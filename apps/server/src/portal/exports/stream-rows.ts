import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';

const AT_ONCE = 200;

/**
 * Reads any number of rows in one snapshot, some at a time, as fast as the reader takes them. `load` may turn them
 * into what is wanted, in the same snapshot.
 */
export async function* streamRows<Row, Out>(
  db: Db,
  query: RawBuilder<Row>,
  load: (trx: Trx, rows: Row[]) => Promise<Out[]>,
): AsyncGenerator<Out[]> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    await sql`declare exported no scroll cursor for ${query}`.execute(trx);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.raw(String(AT_ONCE))} from exported`.execute(trx);
      if (rows.length === 0) break;
      yield await load(trx, rows);
    }
  } finally {
    // Nothing was written; a reader who went away half-way ends here too.
    await trx.rollback().execute();
  }
}
