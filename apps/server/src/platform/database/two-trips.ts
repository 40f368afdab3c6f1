import type { Kysely, RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Schema } from './schema.ts';

interface Conclusion<Result> {
  result: Result;
  /** What is written before the commit, in this order. */
  writes: RawBuilder<unknown>[];
}

/**
 * A transaction in two round trips: one that locks and reads, one that writes and commits. A process that answers a crowd
 * hears the database only between its other work, and everyone who waits for the lock waits for that too; so statements
 * that do not need each other's answers are sent together. They still run one after the other, each seeing what was
 * committed before it began.
 */
export type TwoTrips = <Locked, Row, Result>(
  question: { lock: RawBuilder<Locked>; read: RawBuilder<Row> },
  conclude: (rows: Row[], locked: Locked[]) => Conclusion<Result>,
) => Promise<Result>;

/** `pool` must hand out connections in pipeline mode; `db` only gives statements their text. */
export const createTwoTrips =
  (pool: pg.Pool, db: Kysely<Schema>): TwoTrips =>
  async <Locked, Row, Result>(
    { lock, read }: { lock: RawBuilder<Locked>; read: RawBuilder<Row> },
    conclude: (rows: Row[], locked: Locked[]) => Conclusion<Result>,
  ) => {
    const client = await pool.connect();
    const send = (statement: RawBuilder<unknown>) => {
      const { sql, parameters } = statement.compile(db);
      return client.query({ name: nameOf(sql), text: sql, values: [...parameters] });
    };
    try {
      const [, locked, found] = await allDone([client.query('begin'), send(lock), send(read)]);
      const { result, writes } = conclude((found?.rows ?? []) as Row[], (locked?.rows ?? []) as Locked[]);
      // After a failed write the database turns the commit into a rollback, and the failure is what we hear.
      await allDone([...writes.map(send), client.query('commit')]);
      client.release();
      return result;
    } catch (error) {
      // Closing the connection rolls back whatever was begun, and nobody has to know in which state it was left.
      client.release(true);
      throw error;
    }
  };

/** Waits for every answer before it fails, so that nothing is left under way on the connection. */
async function allDone(answers: Promise<pg.QueryResult>[]): Promise<pg.QueryResult[]> {
  const settled = await Promise.allSettled(answers);
  return settled.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
}

const names = new Map<string, string>();
/** The database plans what has a name once per connection; for a batch, planning would cost as much as the work. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `trip-${names.size + 1}`;
  names.set(text, name);
  return name;
}
