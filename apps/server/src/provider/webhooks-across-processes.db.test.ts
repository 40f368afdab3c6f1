import { signBody } from '@jara/paystack/signature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { createWorld, type World } from '../../testing/world.ts';

describe('an event that the provider delivers again', { timeout: 120_000 }, () => {
  let world: World;
  const started: ServerProcess[] = [];
  const start = async () => {
    const server = await startServerProcess(world, 'web');
    started.push(server);
    return server;
  };
  beforeAll(async () => {
    world = await createWorld();
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterAll(async () => {
    await Promise.all(started.map((server) => server.kill()));
    await world.close();
  });

  it('is one event in every process, and after a restart', async () => {
    const { payment } = await world.paidGift();
    const { data } = await world.control<{ data: { reference: string }[] }>('GET', '/transactions');
    const body = JSON.stringify({
      event: 'charge.success',
      data: data.find(({ reference }) => reference === payment.reference),
    });
    const deliver = async ({ url }: ServerProcess) =>
      (
        await fetch(`${url}/api/paystack/webhook`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-paystack-signature': signBody(world.deps.paystackSecretKey, body),
          },
          body,
        })
      ).status;
    const kept = () =>
      world.deps.db
        .selectFrom('webhookEvents')
        .select(['deliveries'])
        .where('reference', '=', payment.reference)
        .execute();

    const [first, second] = await Promise.all([start(), start()]);
    expect([await deliver(first), await deliver(second)]).toEqual([200, 200]);
    expect(await kept()).toEqual([{ deliveries: 2 }]);
    await first.kill();
    expect(await deliver(await start())).toBe(200);
    expect(await kept()).toEqual([{ deliveries: 3 }]);
  });
});
