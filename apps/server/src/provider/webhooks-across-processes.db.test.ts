import { signBody } from '@jara/paystack/signature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { createWorld, type World } from '../../testing/world.ts';

describe('an event that the provider delivers again', { timeout: 300_000 }, () => {
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

  /** A way to deliver the event of a new payment, and what we have kept of it. */
  async function anEvent() {
    const { payment } = await world.paidGift();
    const { data } = await world.control<{ data: { reference: string }[] }>('GET', '/transactions');
    const body = JSON.stringify({
      event: 'charge.success',
      data: data.find(({ reference }) => reference === payment.reference),
    });
    const deliver = async ({ url }: ServerProcess) => {
      const answer = await fetch(`${url}/api/paystack/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-paystack-signature': signBody(world.deps.paystackSecretKey, body),
        },
        body,
      });
      expect(answer.status).toBe(200);
    };
    const kept = () =>
      world.deps.db
        .selectFrom('webhookEvents')
        .select(['deliveries'])
        .where('reference', '=', payment.reference)
        .execute();
    return { deliver, kept };
  }

  it('is one event in every process', async () => {
    const { deliver, kept } = await anEvent();
    for (const server of await Promise.all([start(), start()])) await deliver(server);
    expect(await kept()).toEqual([{ deliveries: 2 }]);
  });

  it('is one event after a restart', async () => {
    const { deliver, kept } = await anEvent();
    const server = await start();
    await deliver(server);
    await server.kill();
    await deliver(await start());
    expect(await kept()).toEqual([{ deliveries: 2 }]);
  });
});
