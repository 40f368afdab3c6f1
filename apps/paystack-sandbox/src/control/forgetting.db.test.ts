import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/sandbox-world.ts';
import type { ProviderSums } from './sums.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const NOT_FOUND = { kind: 'not_found' };
const balance = async () => (await world.client.balance())[0]?.balance ?? 0;
const sums = async () => (await world.control('/sums')).body as ProviderSums;
const turn = (path: string, body: unknown = {}) => world.control(path, body).then(({ status }) => status);
const idOf = async (path: string, body: object) =>
  String(((await world.control(path, body)).body as { id: number }).id);

async function paid() {
  const reference = world.newReference();
  await world.client.initializeTransaction({
    email: 'sender@example.com',
    amount: 500_000,
    currency: 'NGN',
    reference,
    callbackUrl: 'http://localhost:3000/payment/callback',
  });
  await world.control('/pay', { reference });
  return world.client.verifyTransaction(reference);
}

async function send(reference = world.newReference()) {
  const { recipient_code: recipient } = await world.client.createTransferRecipient({
    name: 'Ada Obi',
    accountNumber: '0123456700',
    bankCode: '058',
    currency: 'NGN',
  });
  await world.client.createTransfer({ amount: 1_000_000, currency: 'NGN', recipient, reference });
  await turn(`/transfers/${reference}`, { status: 'success' });
  return reference;
}

it('knows nothing of a transfer for a while, and its bank has the money all the same', async () => {
  const reference = await send();
  const before = await balance();
  expect(await turn(`/transfers/${reference}/forget`)).toBe(200);
  await expect(world.client.verifyTransfer(reference)).rejects.toMatchObject(NOT_FOUND);
  expect((await world.client.listTransfers()).data.map((row) => row.reference)).not.toContain(reference);
  expect((await sums()).transfers).toContainEqual(expect.objectContaining({ reference, bankReceived: 1_000_000 }));
  await expect(send(reference)).rejects.toMatchObject({ code: 'duplicate_transfer_reference' });
  expect(await balance()).toBe(before);
  await turn('/remember');
  expect(await world.client.verifyTransfer(reference)).toMatchObject({ status: 'success' });
});

it('forgets a transfer for good as if it had never been sent, or keeps what sending it cost', async () => {
  const before = await balance();
  const reference = await send();
  await turn(`/transfers/${reference}/forget`, { forGood: true });
  expect(await balance()).toBe(before);
  expect((await sums()).transfers.map((row) => row.reference)).not.toContain(reference);
  await send(reference);
  await turn(`/transfers/${reference}/forget`, { forGood: true, keepsCosts: true });
  expect(await balance()).toBe(before - 2_500 - 5_000);
});

it('forgets a refund and a dispute, and what they took is here again once it is for good', async () => {
  const charge = await paid();
  const before = await balance();
  const refund = await idOf('/refunds', { reference: charge.reference, amount: 100_000, status: 'processed' });
  const dispute = await idOf('/disputes', { reference: charge.reference, amount: 200_000 });
  await turn(`/disputes/${dispute}`, { resolution: 'lost' });
  for (const path of [`/refunds/${refund}`, `/disputes/${dispute}`]) await turn(`${path}/forget`);
  await expect(world.client.fetchRefund(refund)).rejects.toMatchObject(NOT_FOUND);
  await expect(world.client.fetchDispute(dispute)).rejects.toMatchObject(NOT_FOUND);
  expect((await world.client.listRefunds(charge.id)).data).toEqual([]);
  expect((await world.client.listDisputes({ transaction: charge.id })).data).toEqual([]);
  expect(await balance()).toBe(before - 300_000);
  await turn('/remember');
  expect(await world.client.fetchRefund(refund)).toMatchObject({ status: 'processed' });
  for (const path of [`/refunds/${refund}`, `/disputes/${dispute}`]) await turn(`${path}/forget`, { forGood: true });
  await expect(world.client.fetchRefund(refund)).rejects.toMatchObject(NOT_FOUND);
  expect(await balance()).toBe(before);
});

it('forgets a charge, for good only while nothing else hangs on it', async () => {
  const before = await balance();
  const charge = await paid();
  await turn(`/transactions/${charge.reference}/forget`);
  await expect(world.client.verifyTransaction(charge.reference)).rejects.toMatchObject(NOT_FOUND);
  await expect(world.client.fetchTransaction(charge.id)).rejects.toMatchObject(NOT_FOUND);
  await expect(world.client.createRefund({ transaction: charge.id })).rejects.toMatchObject(NOT_FOUND);
  await turn('/remember');
  const refund = await idOf('/refunds', { reference: charge.reference, amount: 1_000 });
  expect(await turn(`/transactions/${charge.reference}/forget`, { forGood: true })).toBe(409);
  await turn(`/refunds/${refund}/forget`, { forGood: true });
  expect(await turn(`/transactions/${charge.reference}/forget`, { forGood: true })).toBe(200);
  await expect(world.client.verifyTransaction(charge.reference)).rejects.toMatchObject(NOT_FOUND);
  expect(await balance()).toBe(before);
});
