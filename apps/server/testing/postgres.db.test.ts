import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from './postgres.ts';

const ask = async (url: string, sql: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query(sql)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
};

it('gives every caller a database of its own and takes it away again', async () => {
  const [one, other] = await Promise.all([
    createTestDatabase({ migrated: false }),
    createTestDatabase({ migrated: false }),
  ]);
  await ask(one.url, 'create table mine ()');
  expect(await ask(one.url, "select to_regclass('mine')")).toBe('mine');
  expect(await ask(other.url, "select to_regclass('mine')")).toBe(null);
  await Promise.all([one.drop(), other.drop()]);
  await expect(ask(one.url, 'select 1')).rejects.toThrow(/does not exist/);
});

it('hands out migrated databases, to several callers at once', async () => {
  const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
  for (const { url } of databases) {
    expect(await ask(url, 'select count(*)::int from schema_migrations')).toBeGreaterThan(0);
  }
  await Promise.all(databases.map((database) => database.drop()));
});
