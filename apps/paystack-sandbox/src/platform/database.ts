import pg from 'pg';

/** A connection pool or one open transaction; the queries do not care which. */
export interface Db {
  many<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  maybe<Row>(sql: string, values?: unknown[]): Promise<Row | undefined>;
  one<Row>(sql: string, values?: unknown[]): Promise<Row>;
  run(sql: string, values?: unknown[]): Promise<number>;
}

export interface Database extends Db {
  /** A step that is due and a lever that is pressed may wait for each other; then one of them begins again. */
  transaction<Result>(work: (trx: Db) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Amounts stay far below 2^53; ids may not, and those that do not fit a number are kept whole. */
export type Id = number | bigint;

const INT8 = 20;

function readInt8(text: string): Id {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

export function openDatabase(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    application_name: 'paystack-sandbox',
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? readInt8 : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // An idle connection may be cut by the server; the pool replaces it, and the next query tells if that failed.
  pool.on('error', onIdleError);
  // One that breaks at work tells it by its query; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    ...queriesOn(pool),
    async transaction(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await transactionOn(pool, work);
        } catch (error) {
          if (tries === TRIES || !isDeadlock(error)) throw error;
        }
      }
    },
    close: () => pool.end(),
  };
}

async function transactionOn<Result>(pool: pg.Pool, work: (trx: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(queriesOn(client));
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away.
    const broken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    client.release(broken);
    throw error;
  }
}

function queriesOn(client: Pick<pg.Pool, 'query'>): Db {
  const query = async <Row>(sql: string, values: unknown[] = []) => {
    const { rows, rowCount } = await client.query(sql, values);
    return { rows: rows as Row[], rowCount: rowCount ?? 0 };
  };
  return {
    many: async <Row>(sql: string, values?: unknown[]) => (await query<Row>(sql, values)).rows,
    maybe: async <Row>(sql: string, values?: unknown[]) => (await query<Row>(sql, values)).rows[0],
    run: async (sql, values) => (await query(sql, values)).rowCount,
    async one<Row>(sql: string, values?: unknown[]) {
      const row = (await query<Row>(sql, values)).rows[0];
      if (row === undefined) throw new Error('Expected a row and found none');
      return row;
    },
  };
}

const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';
const TRIES = 3;

const isDeadlock = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === DEADLOCK;

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
