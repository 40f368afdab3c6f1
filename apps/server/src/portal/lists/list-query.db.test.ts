import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts';
import { connect, type Database } from '../../platform/database/db.ts';
import { makeHistory } from '../testing.ts';
import { chooseIds, orderBy, orderOf } from './list-query.ts';

const COLUMNS = { createdAt: 'created_at', amount: 'amount', id: 'id' };

describe('a search that fits thousands', () => {
  let home: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    home = await createTestDatabase();
    database = connect(home.url, { max: 2, onError: () => undefined });
    // Claims and payouts play no part here, so every gift is left waiting.
    await makeHistory(home.url, { gifts: 12_000, until: new Date(), days: 100, waiting: 10, requested: 0 });
  });
  afterAll(async () => {
    await database.close();
    await home.drop();
  });

  it.each([
    ['everywhere', 'example'],
    ['only where the list begins', 'recipient11'],
    ['only far from where the list begins', 'recipient2'],
    ['nowhere', 'nobody'],
  ])('shows the page that putting all of it in order would show: %s', async (_, word) => {
    const fits = sql`p.recipient_email like ${`%${word}%`}`;
    for (const sort of ['-createdAt', 'createdAt', '-amount', 'amount'] as const) {
      for (const page of [1, 2, 40]) {
        const order = orderOf(sort, COLUMNS);
        const part = sql`select p.id, p.created_at, p.amount from payments p where ${fits}`;
        const { ids } = await chooseIds(database.db, {
          table: 'payments',
          plain: part,
          found: [part],
          order,
          page,
          limit: 10,
        });
        const { rows } = await sql<{ id: string }>`
          select id from payments p where ${fits} ${orderBy(order)} limit 10 offset ${(page - 1) * 10}
        `.execute(database.db);
        expect([sort, page, ids]).toEqual([sort, page, rows.map(({ id }) => id)]);
      }
    }
  });
});
