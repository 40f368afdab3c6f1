import { createPaystackClient } from '@jara/paystack/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, KEY, type World } from '../testing/sandbox-world.ts';

let world: World;
let recipient: string;
beforeAll(async () => {
  world = await createWorld();
  const made = await world.client.createTransferRecipient({
    name: 'Ada Obi',
    accountNumber: '0123456700',
    bankCode: '058',
    currency: 'NGN',
  });
  recipient = made.recipient_code;
});
beforeEach(() => world.control('/faults', undefined, 'DELETE'));
afterAll(() => world.close());

const fault = (route: string, name: string, times = 1) => world.control('/faults', { route, fault: name, times });
const impatient = () =>
  createPaystackClient({ secretKey: KEY, baseUrl: world.url, timeoutMs: 200, checkoutOrigins: [world.url] });
const ask = () => ({ amount: 100_000, currency: 'NGN', recipient, reference: world.newReference() });

describe('a fault on a transfer', () => {
  it('that times out before the effect leaves nothing behind', async () => {
    await fault('transfer.create', 'timeout-before-effect');
    const transfer = ask();
    await expect(impatient().createTransfer(transfer)).rejects.toMatchObject({ kind: 'unknown' });
    await expect(world.client.verifyTransfer(transfer.reference)).rejects.toMatchObject({ kind: 'not_found' });
    expect((await world.client.createTransfer(transfer)).status).toBe('success');
  });

  it.each(['timeout-after-effect', '500-after-effect', 'garbage', 'status-false'])(
    'that spoils the answer (%s) has sent the money, and a repeat with the same reference does not send it again',
    async (name) => {
      await fault('transfer.create', name);
      const transfer = ask();
      await expect(impatient().createTransfer(transfer)).rejects.toMatchObject({ kind: 'unknown' });
      expect((await world.client.verifyTransfer(transfer.reference)).status).toBe('success');
      await expect(world.client.createTransfer(transfer)).rejects.toMatchObject({
        code: 'duplicate_transfer_reference',
      });
    },
  );

  it('that answers 429 is tried again by the client, and 401 and 500 are not', async () => {
    await fault('transfer.create', '429', 2);
    expect((await world.client.createTransfer(ask())).status).toBe('success');
    await fault('transfer.create', '401');
    await expect(world.client.createTransfer(ask())).rejects.toMatchObject({ kind: 'refused', code: 'invalid_Key' });
    await fault('transfer.create', '500');
    await expect(world.client.createTransfer(ask())).rejects.toMatchObject({ kind: 'unknown', status: 500 });
  });

  it('that hides it from verify lasts as often as asked for', async () => {
    const transfer = ask();
    await world.client.createTransfer(transfer);
    await fault('transfer.verify', 'not-found', 2);
    for (let read = 0; read < 2; read += 1) {
      await expect(world.client.verifyTransfer(transfer.reference)).rejects.toMatchObject({ kind: 'not_found' });
    }
    expect((await world.client.verifyTransfer(transfer.reference)).status).toBe('success');
  });
});

describe('a fault on verify', () => {
  it('can make a paid charge look unpaid for a while, or not found in the old way', async () => {
    const reference = world.newReference();
    await world.client.initializeTransaction({
      email: 'sender@example.com',
      amount: 500_000,
      currency: 'NGN',
      reference,
      callbackUrl: 'http://localhost:3000/payment/callback',
    });
    await world.control('/pay', { reference });
    await fault('transaction.verify', 'stale');
    expect((await world.client.verifyTransaction(reference)).status).toBe('ongoing');
    await fault('transaction.verify', 'not-found-400');
    await expect(world.client.verifyTransaction(reference)).rejects.toMatchObject({ kind: 'not_found', status: 400 });
    expect((await world.client.verifyTransaction(reference)).status).toBe('success');
  });
});

describe('faults', () => {
  it('can hit every route, and are gone once deleted', async () => {
    await fault('*', '500', 100);
    await expect(world.client.balance()).rejects.toMatchObject({ status: 500 });
    await world.control('/faults', undefined, 'DELETE');
    await world.client.balance();
  });

  it('of an unknown kind are refused', async () => {
    expect((await fault('balance', 'earthquake')).status).toBe(422);
  });

  it('do not keep the sandbox from stopping', async () => {
    await fault('balance', 'timeout-before-effect');
    const held = createPaystackClient({
      secretKey: KEY,
      baseUrl: world.url,
      timeoutMs: 30_000,
      pause: () => new Promise(() => undefined),
    });
    const waiting = held.balance();
    waiting.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const startedAt = Date.now();
    await world.restart();
    expect(Date.now() - startedAt).toBeLessThan(2_000);
  });
});
