import { setTimeout as pause } from 'node:timers/promises';
import type { WithdrawalId } from '@jara/domain/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringForward } from '../../testing/bring-forward.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { createWorld, eventually, naira, type World } from '../../testing/world.ts';

describe('a worker that is killed in the middle of a payout', { timeout: 180_000 }, () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ env: { PAYSTACK_TIMEOUT_MS: '800' } });
  });
  afterAll(() => world.close());

  const status = async (id: WithdrawalId) =>
    (await world.deps.db.selectFrom('withdrawals').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;
  const finish = async (ids: WithdrawalId[]) => {
    await bringForward(world);
    const worker = await startServerProcess(world, 'worker');
    const areCompleted = async () => {
      await bringForward(world);
      await pause(250);
      return (await Promise.all(ids.map(status))).every((s) => s === 'COMPLETED');
    };
    await eventually('every payout completes after the restart', areCompleted, 60_000);
    await worker.kill();
    const { data } = await world.control<{ data: { reference: string; amount: number }[] }>('GET', '/transfers');
    for (const id of ids) {
      const { reference, net } = await world.deps.db
        .selectFrom('withdrawals')
        .select(['reference', 'net'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(data.filter((transfer) => transfer.reference === reference).map(({ amount }) => amount)).toEqual([net]);
    }
    await world.expectCleanBooks();
  };

  it.each([
    ['before the provider has heard of it', 'recipient.create', 'timeout-before-effect'],
    ['after the recipient was made', 'recipient.create', 'timeout-after-effect'],
    ['while the transfer is on its way, not yet taken', 'transfer.create', 'timeout-before-effect'],
    ['after the transfer was taken, before we heard so', 'transfer.create', 'timeout-after-effect'],
  ])('pays once when it dies %s', async (_when, route, fault) => {
    const withdrawal = await world.withdraw(await world.claimed({ amount: naira(3_000) }));
    await world.control('POST', '/faults', { route, fault, times: 1 });
    const worker = await startServerProcess(world, 'worker');
    await eventually('the worker is in the middle of the call', async () => {
      const { faults } = await world.control<{ faults: unknown[] }>('GET', '/state');
      return faults.length === 0;
    });
    await worker.kill();
    await world.control('DELETE', '/faults');
    expect(['APPROVED', 'SUBMITTED', 'UNKNOWN']).toContain(await status(withdrawal.id));
    await world.expectCleanBooks();
    await finish([withdrawal.id]);
  });

  it('pays each of many once, however often and whenever it dies', async () => {
    const ids: WithdrawalId[] = [];
    for (let round = 0; round < 6; round += 1) {
      const claims = await Promise.all(Array.from({ length: 4 }, () => world.claimed({ amount: naira(2_000) })));
      const worker = await startServerProcess(world, 'worker');
      for (const claimed of claims) ids.push((await world.withdraw(claimed)).id);
      await pause(round * 23);
      await worker.kill();
      await world.expectCleanBooks();
    }
    await finish(ids);
  });
});
