import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HISTORY } from './history-rules.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';

describe('the rule of what grows', () => {
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
  const names = async (kind: string): Promise<string[]> => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = any($1) and not relispartition
         and relname not like 'schema\\_migrations%' order by 1`,
      [kind.split('')],
    );
    return rows.map(({ name }) => name);
  };

  it('is stated for every table, and for none that is not there', async () => {
    expect(Object.keys(HISTORY).sort()).toEqual(await names('rp'));
  });

  it('names an index by which what is too old is found, and a sweep that looks for it', async () => {
    const indexes = await names('iI');
    const worker = readFileSync(new URL('../src/worker.ts', import.meta.url), 'utf8');
    const wrong = Object.entries(HISTORY).filter(
      ([, rule]) =>
        rule.kind === 'pruned' && !(indexes.includes(rule.foundBy) && worker.includes(`{ name: '${rule.by}', everyMs`)),
    );
    expect(wrong).toEqual([]);
  });
});
