import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts';
import { makeIndexesAhead } from './indexes-ahead.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  pool = new pg.Pool({ connectionString: database.url, max: 5 });
  await pool.query('create table things (id int, word text)');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const isValid = async (name: string) =>
  (await pool.query('select indisvalid from pg_index where indexrelid = to_regclass($1)', [name])).rows[0]?.indisvalid;

it('keeps nobody from writing while it is made, and waits for whoever is writing', async () => {
  const writer = await pool.connect();
  await writer.query('begin');
  await writer.query(`insert into things values (1, 'under way')`);
  const making = makeIndexesAhead(pool, [
    'create index if not exists things_by_word on things (word)\n  where id > 0;\n',
  ]);
  await expect.poll(() => isValid('things_by_word')).toBe(false);
  await pool.query(`set statement_timeout = '5s'; insert into things values (2, 'meanwhile'); reset statement_timeout`);
  await writer.query('commit');
  writer.release();
  await making;
  expect(await isValid('things_by_word')).toBe(true);
});

it('is made again where it was broken off', async () => {
  await pool.query('insert into things values (3, null), (3, null)');
  const text = 'create unique index if not exists things_once on things (id);';
  await expect(makeIndexesAhead(pool, [text])).rejects.toThrow('could not create unique index');
  expect(await isValid('things_once')).toBe(false);
  await pool.query('delete from things where id = 3');
  await makeIndexesAhead(pool, [text]);
  expect(await isValid('things_once')).toBe(true);
});

it('is left to its migration where its table is not there yet', async () => {
  await makeIndexesAhead(pool, ['create index if not exists later on not_yet (id);']);
  expect(await isValid('later')).toBeUndefined();
});
