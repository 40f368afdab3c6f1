import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts';
import { connect, type Database, PIPELINED } from './db.ts';

describe('a transaction in two trips', () => {
  let home: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    home = await createTestDatabase();
    database = connect(home.url, { max: 4, onError: () => undefined });
  });
  afterAll(async () => {
    await database.close();
    await home.drop();
  });

  const bucket = 'a bucket';
  beforeEach(async () => {
    await database.db.deleteFrom('throttles').execute();
    await database.db
      .insertInto('throttles')
      .values({ bucket, hits: 0, windowEndsAt: new Date(Date.now() + 60_000) })
      .execute();
  });
  const lock = sql`select from throttles where bucket = ${bucket} for update`;
  const read = sql<{ hits: number }>`select hits from throttles where bucket = ${bucket}`;
  const write = (hits: number) => sql`update throttles set hits = ${hits} where bucket = ${bucket}`;
  const hits = async () => (await read.execute(database.db)).rows[0]?.hits;

  it('reads what was committed while it waited for the lock, so that a crowd counts without a miss', async () => {
    const addOne = () =>
      database.twoTrips({ lock, read }, ([row]) => ({
        result: row?.hits ?? -1,
        writes: [write((row?.hits ?? 0) + 1)],
      }));
    const seen = await Promise.all(Array.from({ length: 200 }, addOne));
    expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n));
    expect(await hits()).toBe(200);
  });

  it('takes four connections at most, however many come at once, because processes are counted by them', async () => {
    const sleep = sql`select pg_sleep(0.3)`;
    const crowd = Array.from({ length: 6 }, () =>
      database.twoTrips({ lock: sleep, read }, () => ({ result: 0, writes: [] })),
    );
    await sql`select pg_sleep(0.15)`.execute(database.db);
    const { rows } = await sql<{ held: number }>`
      select count(*) as held from pg_stat_activity where datname = current_database() and application_name = 'jara'
    `.execute(database.db);
    expect((rows[0]?.held ?? 0) - database.pool.totalCount).toBe(PIPELINED);
    await Promise.all(crowd);
  });

  it('is planned once, however few come at a time', async () => {
    const few = sql`select from throttles where bucket = any(${[bucket]}::text[])`;
    for (let turn = 0; turn < 10; turn += 1)
      await database.twoTrips({ lock: few, read }, () => ({ result: 0, writes: [] }));
    const plans = sql<{ anew: number; kept: number }>`
      select custom_plans as anew, generic_plans as kept from pg_prepared_statements where statement like '%any($1::text[])'
    `;
    const found = await database.twoTrips({ lock: few, read: plans }, (rows) => ({ result: rows, writes: [] }));
    expect(found).toEqual([{ anew: 0, kept: 11 }]);
  });

  it('leaves nothing behind when one of its writes fails, and the connection works on', async () => {
    const attempt = database.twoTrips({ lock, read }, () => ({
      result: 'done',
      writes: [write(7), sql`select 1 / 0`, write(8)],
    }));
    await expect(attempt).rejects.toThrow('division by zero');
    expect(await hits()).toBe(0);
    await expect(database.twoTrips({ lock, read }, ([row]) => ({ result: row, writes: [] }))).resolves.toEqual({
      hits: 0,
    });
  });

  it('leaves nothing behind when the conclusion fails', async () => {
    const attempt = database.twoTrips({ lock: write(9), read }, () => {
      throw new Error('no conclusion');
    });
    await expect(attempt).rejects.toThrow('no conclusion');
    expect(await hits()).toBe(0);
  });

  it('fails, and does not hang, when the connection is cut under it', async () => {
    const attempt = database.twoTrips({ lock: sql`select pg_terminate_backend(pg_backend_pid())`, read }, () => ({
      result: 'done',
      writes: [],
    }));
    await expect(attempt).rejects.toThrow();
    await expect(database.twoTrips({ lock, read }, () => ({ result: 'done', writes: [] }))).resolves.toBe('done');
  });

  it('moves to a new connection now and then, so that no plan outlives the tables it was made for', async () => {
    const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
    const used = new Set<number | undefined>();
    for (let turn = 0; turn < 450; turn += 1)
      used.add(await database.twoTrips({ lock, read: pid }, ([row]) => ({ result: row?.pid, writes: [] })));
    expect(used.size).toBe(3);
  });
});
