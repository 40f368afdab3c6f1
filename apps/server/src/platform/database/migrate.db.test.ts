import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/postgres.ts';
import { migrate } from './migrate.ts';

it('brings a database up to date from several processes that start together', { timeout: 60_000 }, async () => {
  const database = await createTestDatabase({ migrated: false });
  const together = await Promise.allSettled(Array.from({ length: 8 }, () => migrate(database.url)));
  expect(together.filter(({ status }) => status === 'rejected')).toEqual([]);
  await database.drop();
});
