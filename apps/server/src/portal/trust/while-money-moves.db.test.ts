import type { Trust } from '@jara/contract/trust';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, GOOD_ACCOUNT, naira, type World } from '../../../testing/world.ts';
import { runBooksCheck } from '../../operations/books/run-books-check.ts';
import { reconcile } from '../../operations/reconciliation/reconcile.ts';
import { FAILING } from '../../operations/reconciliation/testing.ts';
import { readTrust } from './read-trust.ts';
import { atSandbox, byHand, owedByRows } from './testing.ts';

/** Its bank takes ten seconds. */
const SLOW = { accountNumber: '0123456711', bankCode: '057' };

describe('the money page while money moves', () => {
  let world: World;
  let owner: pg.Client;
  beforeAll(async () => {
    world = await createWorld({ worker: true, env: { PAYSTACK_TIMEOUT_MS: '15000' } });
    owner = new pg.Client({ connectionString: world.databaseUrl });
    await owner.connect();
    await runBooksCheck(world.deps)({ isFull: true });
    await reconcile(world.deps)();
  });
  afterAll(async () => {
    await owner.end();
    await world.close();
  });

  /** The provider's balance after each of its own entries, from the one that was the newest then. */
  const balancesSince = async (entry: number): Promise<{ id: number; balance: number }[]> => {
    const { rows } = await owner.query(
      `select id::float8 as id, balance::float8 as balance from paystack_sandbox.balance_entries
       where currency = 'NGN' and id >= $1 order by id`,
      [entry],
    );
    return rows;
  };

  const kinds = [
    async (turn: number) => {
      await world.withdraw(await world.claimed({ amount: naira(4_000 + turn) }), GOOD_ACCOUNT);
    },
    async (turn: number) => {
      await world.withdraw(await world.claimed({ amount: naira(6_000 + turn) }), FAILING);
    },
    async (turn: number) => {
      await world.withdraw(await world.claimed({ amount: naira(8_000 + turn) }), SLOW);
    },
    async (turn: number) => {
      const { sender, payment } = await world.paidGift({ amount: naira(5_000 + turn) });
      expect((await sender.post(`/api/sent/${payment.id}/cancel`, {})).status).toBe(200);
    },
    async (turn: number) => {
      await world.paidGift({ amount: naira(2_000 + turn) });
    },
  ];

  it('shows the ledger’s and the provider’s own figures at every look, and never cries wolf', async () => {
    let isMoving = true;
    const moving = Promise.all(
      kinds.map(async (move) => {
        for (let turn = 0; turn < 8; turn += 1) await move(turn);
      }),
    ).finally(() => {
      isMoving = false;
    });

    const verdicts: Trust['verdict'][] = [];
    const isUnderWay = ({ payouts, refunds }: Trust['onTheWay']) => payouts.count > 0 || refunds.count > 0;
    let [quiet, quietUnderWay, isBooked] = [0, 0, false];
    for (let isOver = false; !isOver; ) {
      const [newest] = (await balancesSince(0)).slice(-1);
      const before = await byHand(owner);
      const seen = await readTrust(world.deps)();
      const after = await byHand(owner);
      const theirs = await balancesSince(newest?.id ?? 0);
      expect(theirs.map(({ balance }) => balance)).toContain(seen.providerBalance);
      // Nothing was booked while we looked, so the figures have one right value; otherwise they are of some moment between.
      if (before.journals === after.journals) {
        quiet += 1;
        if (isUnderWay(seen.onTheWay)) quietUnderWay += 1;
        expect([seen.held, seen.owed]).toEqual([before.held, before.owed]);
      }
      expect(seen.owed).toBe(Object.values(seen.owedFor).reduce((sum, part) => sum + part, 0));
      expect([seen.verdict, seen.difference]).toEqual([expect.stringMatching(/^(TRUE|ON_THE_WAY)$/), null]);
      verdicts.push(seen.verdict);
      // From here on every settlement is booked, and what is left between the two sides is payouts and refunds alone.
      if (!isMoving && !isBooked) {
        await world.withdraw(await world.claimed({ amount: naira(9_000) }), SLOW);
        expect(await reconcile(world.deps)()).toMatchObject({ failure: null, opened: 0 });
        isBooked = true;
      }
      isOver = isBooked && !isUnderWay(seen.onTheWay);
    }
    await moving;
    expect([quiet > 5, quietUnderWay > 3]).toEqual([true, true]);
    expect(verdicts).toContain('ON_THE_WAY');

    await eventually('both sides agree', async () => (await readTrust(world.deps)()).verdict === 'TRUE', 60_000);
    await reconcile(world.deps)();
    const rest = await readTrust(world.deps)();
    const { available, pending } = await atSandbox(world);
    const { held, owed } = await byHand(owner);
    expect(rest).toMatchObject({ held, owed, providerBalance: available, verdict: 'TRUE' });
    expect([rest.held, rest.owed]).toEqual([available + pending, await owedByRows(owner)]);
    await world.expectCleanBooks();
  }, 180_000);
});
