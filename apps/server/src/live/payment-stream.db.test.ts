import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { announcePayment } from '../platform/database/announce.ts';
import { createOpenStreams } from './open-streams.ts';
import { createPaymentStreams } from './payment-stream.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** More than a line takes before its reader has read any of it. */
const LONG = Buffer.alloc(30_000_000, '\n');

it('says nothing more to a stream that has ended and is still being read', async () => {
  const { payment } = await world.paidGift();
  const watch = createPaymentStreams(world.deps, createOpenStreams());
  const faults: Error[] = [];
  const watched: ServerResponse[] = [];
  const server = createServer((_request, socket) => {
    socket.on('error', (error) => faults.push(error));
    const reply = { raw: socket, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply;
    const { reference } = payment;
    const watching = watch({ ip: '127.0.0.1' } as FastifyRequest, reply, { reference, browserId: undefined });
    void watching.then(() => watched.push(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const come = () =>
    new Promise<IncomingMessage>((resolve) => {
      get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }, resolve);
    });

  await come();
  await expect.poll(() => watched.length).toBe(1);
  watched[0]?.end(LONG);
  let heard = '';
  (await come()).on('data', (chunk) => {
    heard += chunk;
  });
  await expect.poll(() => heard).toContain('"SUCCESS"');

  await world.deps.db.transaction().execute(async (trx) => {
    await trx.updateTable('payments').set({ status: 'REVERSED' }).where('id', '=', payment.id).execute();
    await announcePayment(trx, payment.id);
  });
  await expect.poll(() => heard).toContain('"REVERSED"');
  expect(watched[0]?.closed).toBe(false);
  expect(faults).toEqual([]);
  server.closeAllConnections();
  server.close();
});
