import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, type World } from '../testing/sandbox-world.ts';
import type { ProviderSums } from './sums.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function paid(amount = 500_000) {
  const reference = world.newReference();
  await world.client.initializeTransaction({
    email: 'sender@example.com',
    amount,
    currency: 'NGN',
    reference,
    callbackUrl: 'http://localhost:3000/payment/callback',
  });
  await world.control('/pay', { reference });
  return world.client.verifyTransaction(reference);
}

async function sent(accountNumber = '0123456722', amount = 970_000) {
  const { recipient_code } = await world.client.createTransferRecipient({
    name: 'Ada Obi',
    accountNumber,
    bankCode: '058',
    currency: 'NGN',
  });
  const reference = world.newReference();
  await world.client.createTransfer({ amount, currency: 'NGN', recipient: recipient_code, reference });
  return reference;
}

const balance = async () => (await world.client.balance())[0]?.balance ?? 0;
const sums = async () => (await world.control('/sums')).body as ProviderSums;
const chargeSums = async (reference: string) => (await sums()).charges.filter((sum) => sum.reference === reference);
const transferSums = async (reference: string) => (await sums()).transfers.find((sum) => sum.reference === reference);
const eventsOf = (reference: string) =>
  world.merchant.received.filter((got) => JSON.stringify(got.data).includes(reference)).map((got) => got.event);
const turn = (path: string, body: unknown) => world.control(path, body).then(({ status }) => status);

it('the merchant puts money of its own into the balance and takes it out again', async () => {
  const before = await balance();
  for (const amount of [50_000, -20_000]) expect(await turn('/float', { amount })).toBe(200);
  expect(await turn('/float', { amount: 0.5 })).toBe(422);
  expect(await balance()).toBe(before + 30_000);
});

describe('a transfer', () => {
  it('succeeds after it has failed, and is reversed and succeeds again, and the balance follows', async () => {
    const before = await balance();
    const reference = await sent();
    await turn(`/transfers/${reference}`, { status: 'failed' });
    expect(await balance()).toBe(before);
    expect(await transferSums(reference)).toMatchObject({ status: 'failed', bankReceived: 0 });
    await turn(`/transfers/${reference}`, { status: 'success' });
    expect(await balance()).toBe(before - 970_000 - 2_500);
    await turn(`/transfers/${reference}`, { status: 'reversed' });
    expect(await balance()).toBe(before - 2_500);
    await turn(`/transfers/${reference}`, { status: 'success' });
    expect(await transferSums(reference)).toMatchObject({ status: 'success', bankReceived: 970_000 });
    await turn(`/transfers/${reference}`, { status: 'reversed' });
    expect(await balance()).toBe(before - 2_500);
    expect(await transferSums(reference)).toMatchObject({ bankReceived: 0, accountNumber: '0123456722' });
  });

  it('changes its mind without a word when the tester says so', async () => {
    const reference = await sent('0123456744');
    await turn(`/transfers/${reference}`, { status: 'success', webhook: false });
    await turn(`/transfers/${reference}`, { status: 'reversed' });
    await world.merchant.hears('transfer.reversed', reference);
    expect(eventsOf(reference)).toEqual(['transfer.reversed']);
  });

  it('of ₦10,000 or more costs the stamp duty once, when it first succeeds', async () => {
    const before = await balance();
    const reference = await sent('0123456744', 1_000_000);
    expect(await balance()).toBe(before - 1_000_000 - 2_500);
    await turn(`/transfers/${reference}`, { status: 'success' });
    expect(await balance()).toBe(before - 1_000_000 - 2_500 - 5_000);
    await turn(`/transfers/${reference}`, { status: 'reversed' });
    await turn(`/transfers/${reference}`, { status: 'success' });
    expect(await balance()).toBe(before - 1_000_000 - 2_500 - 5_000);
    expect((await world.client.verifyTransfer(reference)).fees_breakdown).toEqual([
      { type: 'stamp_duty', amount: 5_000 },
    ]);
  });

  it('shows the account it goes to when it is verified and listed', async () => {
    const reference = await sent('0123456700');
    const details = { account_number: '0123456700', bank_code: '058' };
    expect(await world.client.verifyTransfer(reference)).toMatchObject({ recipient: { details } });
    const { data } = await world.client.listTransfers();
    expect(data.find((row) => row.reference === reference)).toMatchObject({ recipient: { details } });
  });
});

describe('a refund by hand', () => {
  it('in parts adds up to at most the charge, and is listed by transaction and by time', async () => {
    const charge = await paid();
    const from = new Date(Date.now() - 1_000).toISOString();
    expect(await turn('/refunds', { reference: charge.reference, amount: 200_000, status: 'processed' })).toBe(201);
    expect(await turn('/refunds', { reference: charge.reference, amount: 200_000 })).toBe(201);
    expect(await turn('/refunds', { reference: charge.reference, amount: 200_000 })).toBe(400);
    expect((await world.client.listRefunds(charge.id)).data).toHaveLength(2);
    const known = (await world.client.listRefundsByTime({ from })).data.map(({ transaction_reference, status }) => [
      transaction_reference,
      status,
    ]);
    expect(known).toContainEqual([charge.reference, 'processed']);
    expect((await world.client.listRefundsByTime({ to: from })).data).toEqual([]);
    expect(await chargeSums(charge.reference)).toMatchObject([{ cameIn: 500_000, refunded: 200_000, undecided: 1 }]);
    expect((await world.client.verifyTransaction(charge.reference)).status).toBe('success');
  });

  it('that failed is processed after all, and the other way round', async () => {
    const charge = await paid();
    const before = await balance();
    const { body } = await world.control('/refunds', { reference: charge.reference, status: 'failed' });
    const { id } = body as { id: number };
    expect(await balance()).toBe(before);
    await turn(`/refunds/${id}`, { status: 'processed' });
    expect(await balance()).toBe(before - 500_000);
    expect((await world.client.verifyTransaction(charge.reference)).status).toBe('reversed');
    await turn(`/refunds/${id}`, { status: 'failed', webhook: false });
    expect(await balance()).toBe(before);
    expect((await world.client.verifyTransaction(charge.reference)).status).toBe('success');
    await eventually(() => (eventsOf(charge.reference).includes('refund.processed') ? true : undefined));
    expect(eventsOf(charge.reference).filter((event) => event === 'refund.failed')).toHaveLength(1);
  });

  it('does not return once the money has gone back another way', async () => {
    const charge = await paid();
    const { body } = await world.control('/refunds', { reference: charge.reference, status: 'failed' });
    await turn('/refunds', { reference: charge.reference, status: 'processed' });
    expect(await turn(`/refunds/${(body as { id: number }).id}`, { status: 'processed' })).toBe(400);
  });
});

describe('disputes', () => {
  const open = async (reference: string, body: object = {}) =>
    String(((await world.control('/disputes', { reference, ...body })).body as { id: number }).id);

  it('of one charge are two where the tester says so, and take no more than it brought', async () => {
    const charge = await paid();
    const before = await balance();
    const first = await open(charge.reference, { amount: 300_000 });
    const second = await open(charge.reference, { again: true });
    expect((await world.client.listDisputes({ transaction: charge.id })).data).toHaveLength(2);
    await turn(`/disputes/${first}`, { resolution: 'lost' });
    expect((await world.client.verifyTransaction(charge.reference)).status).toBe('success');
    await turn(`/disputes/${second}`, { resolution: 'auto-accepted' });
    expect(await balance()).toBe(before - 500_000);
    expect(await world.client.fetchDispute(second)).toMatchObject({ refund_amount: 200_000 });
    expect((await world.client.verifyTransaction(charge.reference)).status).toBe('reversed');
    expect(await chargeSums(charge.reference)).toMatchObject([{ disputed: 500_000 }]);
  });

  it('end in a word that nobody knows, and are decided again', async () => {
    const charge = await paid();
    const before = await balance();
    const id = await open(charge.reference, { webhook: false });
    await turn(`/disputes/${id}`, { resolution: 'levitated', takes: false });
    expect(await world.client.fetchDispute(id)).toMatchObject({ status: 'resolved', resolution: 'levitated' });
    expect(await balance()).toBe(before);
    expect(await turn(`/disputes/${id}`, { resolution: 'lost' })).toBe(400);
    await turn(`/disputes/${id}`, { resolution: 'lost', again: true });
    expect(await balance()).toBe(before - 500_000);
    await turn(`/disputes/${id}`, { resolution: 'won', again: true });
    expect(await balance()).toBe(before);
    expect((await world.client.listDisputes({ status: 'resolved' })).data.map((row) => row.id)).toContain(id);
    expect((await world.client.listDisputes({ status: 'pending' })).data).toEqual([]);
    expect(eventsOf(charge.reference)).not.toContain('charge.dispute.create');
  });
});

describe('events of one kind', () => {
  it('are dropped while the others arrive, until all are normal again', async () => {
    await world.control('/webhooks', { mode: 'drop', event: 'charge.dispute.' });
    await world.control('/webhooks', { mode: 'duplicate', event: 'charge.success' });
    const charge = await paid();
    await turn('/disputes', { reference: charge.reference });
    await turn('/refunds', { reference: charge.reference, amount: 100_000 });
    await world.merchant.hears('refund.pending', charge.reference);
    await eventually(() => (eventsOf(charge.reference).length >= 4 ? true : undefined));
    expect(eventsOf(charge.reference).sort()).toEqual([
      'charge.success',
      'charge.success',
      'charge.success',
      'refund.pending',
    ]);
    await world.control('/webhooks', { mode: 'normal' });
    const next = await paid();
    await turn('/disputes', { reference: next.reference });
    await world.merchant.hears('charge.dispute.create', next.reference);
  });
});

describe('settlements', () => {
  it('are one batch a working day, with the charges that became balance in it', async () => {
    await world.control('/settings', { settle_at_once: false });
    const before = await balance();
    const known = new Set((await world.client.listSettlements()).data.map(({ id }) => id));
    const [one, two] = [await paid(), await paid(300_000)];
    expect(await balance()).toBe(before);
    await world.control('/clock', { advanceSeconds: 5 * 86_400 });
    // Disputes of other tests end in these days as well, so the balance itself may fall.
    const fresh = await eventually(async () => {
      const { data } = await world.client.listSettlements();
      const found = data.filter(({ id }) => !known.has(id));
      return found.length > 0 ? found : undefined;
    });
    const net = 500_000 - 17_500 + (300_000 - 14_500);
    expect(fresh).toMatchObject([
      { status: 'success', currency: 'NGN', total_processed: 800_000, total_fees: 32_000, total_amount: net },
    ]);
    const { data } = await world.client.listSettlementTransactions(fresh[0]?.id ?? '');
    expect(data.map(({ reference }) => reference).sort()).toEqual([one.reference, two.reference].sort());
    const from = new Date(Date.now() + 6 * 86_400_000).toISOString();
    expect((await world.client.listSettlements({ from })).data).toEqual([]);
    await world.control('/settings', { settle_at_once: true });
  });
});
