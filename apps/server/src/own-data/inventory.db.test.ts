import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { ABOUT_NOBODY, PERSONAL } from './inventory.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Columns that can hold words, and the marks of browsers. */
async function listColumns(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'schema\\_migrations%'
      and (c.udt_name in ('text', '_text', 'varchar', 'json', 'jsonb', 'bytea', 'inet', 'citext')
        or c.column_name in ('browser_id', 'saved_by', 'used_by'))
    order by 1`);
  return rows.map(({ name }) => name);
}

const aboutNobody = Object.entries(ABOUT_NOBODY).flatMap(([table, columns]) =>
  columns.map((name) => `${table}.${name}`),
);

describe('the inventory of personal data', () => {
  it('decides about every column that can hold words, so that a new one has to be decided about', async () => {
    const decided = new Set([...Object.keys(PERSONAL), ...aboutNobody]);
    expect((await listColumns()).filter((name) => !decided.has(name))).toEqual([]);
  });

  it('names no column that is not there, and none twice', async () => {
    const there = new Set(await listColumns());
    const named = [...Object.keys(PERSONAL), ...aboutNobody];
    expect(named.filter((name) => !there.has(name))).toEqual([]);
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  });

  it('says why, wherever something is kept', () => {
    const silent = Object.entries(PERSONAL).filter(
      ([, { atErasure, ...rest }]) => atErasure === 'kept' && !('why' in rest),
    );
    expect(silent).toEqual([]);
  });
});
