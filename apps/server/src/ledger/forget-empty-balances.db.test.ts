import { giftAccount, PROVIDER_BALANCE } from '@jara/domain/ledger/accounts';
import { moved } from '@jara/domain/ledger/journal';
import { minor } from '@jara/domain/money/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, type World } from '../../testing/world.ts';
import { claimShare, endPayout, giftOf } from '../money-back/testing.ts';
import type { Trx } from '../platform/database/db.ts';
import { balanceOf } from './balances.ts';
import { forgetEmptyBalances } from './forget-empty-balances.ts';
import { postJournal } from './post-journal.ts';

describe('a balance of nought', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const count = async (which: string): Promise<number> => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from balances where ${sql.raw(which)}`.execute(world.deps.db);
    return rows[0]?.count ?? 0;
  };

  it('goes, and what is owed stays', async () => {
    const paid = await world.paidGift();
    await endPayout(world, (await world.withdraw(await claimShare(world, paid.quid))).id);
    await world.paidGift();
    const owed = await count('balance > 0');
    expect([owed > 0, (await count('balance = 0')) > 0]).toEqual([true, true]);
    await forgetEmptyBalances(world.deps.db);
    expect([await count('balance > 0'), await count('balance = 0')]).toEqual([owed, 0]);
    await world.expectCleanBooks();
  });

  /** A gift that was paid out, so that nothing is owed on it, and a way to owe something on it again. */
  async function emptied() {
    const { quid } = await world.paidGift();
    await endPayout(world, (await world.withdraw(await claimShare(world, quid))).id);
    const { id } = await giftOf(world, quid);
    const account = giftAccount(id);
    const owe = (trx: Trx) =>
      postJournal(
        trx,
        {
          ref: `again:${id}`,
          event: 'charge_verified',
          currency: 'NGN',
          movements: moved(minor(500), PROVIDER_BALANCE, account),
        },
        world.deps.clock.now(),
      );
    expect(await count(`account = 'gift' and subject = '${id}' and balance = 0`)).toBe(1);
    return { owe, owed: () => balanceOf(world.deps.db, account) };
  }

  it('is left to whoever is posting to it, who is not waited for', async () => {
    const { db } = world.deps;
    const { owe, owed } = await emptied();
    await db.transaction().execute(async (trx) => {
      await owe(trx);
      await forgetEmptyBalances(db);
    });
    expect(await owed()).toBe(500);
  });

  it('is made anew by whoever posts to it while it goes', async () => {
    const { db } = world.deps;
    const { owe, owed } = await emptied();
    let posting: Promise<void> | undefined;
    await db.transaction().execute(async (trx) => {
      await sql`select from forget_empty_balances(500)`.execute(trx);
      posting = db.transaction().execute(owe);
      await eventually('the posting waits', async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(db);
        return rows.length > 0;
      });
    });
    await posting;
    expect(await owed()).toBe(500);
  });

  it('is the only one that the application can take away', async () => {
    await expect(sql`delete from balances`.execute(world.deps.db)).rejects.toThrow('permission denied');
  });
});
