import type { RawBuilder } from 'kysely';
import type { Db } from './db.ts';

/** So many rows at once: no statement holds many of them, or for long. */
const ROWS = 500;
/** A turn goes on for so long at most; what is left then is for the next one. */
const TURN_MS = 5_000;

/**
 * Removes or empties what is too old, portion by portion, until one is not full. The statement finds its rows by an index, takes at most
 * as many as it is told, and returns one row for each.
 */
export async function inPortions(db: Db, statement: (atMost: number) => RawBuilder<unknown>): Promise<number> {
  let count = 0;
  for (const endsAt = Date.now() + TURN_MS; ; ) {
    const { rows } = await statement(ROWS).execute(db);
    count += rows.length;
    if (rows.length < ROWS || Date.now() >= endsAt) return count;
  }
}
