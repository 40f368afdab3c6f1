import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { type Db, openDatabase } from './database.ts';

it('two that wait for each other both come through, one of them after it began again', async () => {
  const home = await createTestDatabase();
  const db = openDatabase(home.url, () => undefined);
  let begun = 0;
  let holding = 0;
  let bothHoldOne = () => {};
  const both = new Promise<void>((resolve) => {
    bothHoldOne = resolve;
  });
  const take = (first: number, then: number) => async (trx: Db) => {
    begun += 1;
    await trx.many('SELECT pg_advisory_xact_lock($1)', [first]);
    holding += 1;
    if (holding === 2) bothHoldOne();
    await both;
    await trx.many('SELECT pg_advisory_xact_lock($1)', [then]);
    return then;
  };
  expect(await Promise.all([db.transaction(take(1, 2)), db.transaction(take(2, 1))])).toEqual([2, 1]);
  expect(begun).toBe(3);
  await db.close();
  await home.drop();
});
