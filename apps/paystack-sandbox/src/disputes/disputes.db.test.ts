import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, KEY, type World } from '../testing/sandbox-world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function disputed() {
  const reference = world.newReference();
  await world.client.initializeTransaction({
    email: 'sender@example.com',
    amount: 500_000,
    currency: 'NGN',
    reference,
    callbackUrl: 'http://localhost:3000/payment/callback',
  });
  await world.control('/pay', { reference });
  const { body } = await world.control('/disputes', { reference });
  return { reference, id: String((body as { id: number }).id) };
}

const balance = async () => (await world.client.balance())[0]?.balance ?? 0;

describe('a dispute', () => {
  it('is announced with its charge and can be read', async () => {
    const { reference, id } = await disputed();
    const told = await world.merchant.hears('charge.dispute.create', reference);
    expect(told.data).toMatchObject({ status: 'awaiting-merchant-feedback', transaction: { reference } });
    expect(await world.client.fetchDispute(id)).toMatchObject({ id, refund_amount: 500_000, resolution: null });
    expect((await world.control('/disputes', { reference })).status).toBe(409);
  });

  it('that is lost takes the whole amount and reverses the charge', async () => {
    const { reference, id } = await disputed();
    const before = await balance();
    await world.control(`/disputes/${id}`, { resolution: 'lost' });
    expect(await balance()).toBe(before - 500_000);
    const told = await world.merchant.hears('charge.dispute.resolve', reference);
    expect(told.data).toMatchObject({ resolution: 'merchant-accepted', transaction: { status: 'reversed' } });
    expect((await world.control(`/disputes/${id}`, { resolution: 'won' })).status).toBe(400);
  });

  it('that is won changes nothing', async () => {
    const { reference, id } = await disputed();
    const before = await balance();
    await world.control(`/disputes/${id}`, { resolution: 'won' });
    expect(await balance()).toBe(before);
    const told = await world.merchant.hears('charge.dispute.resolve', reference);
    expect(told.data).toMatchObject({ resolution: 'declined', transaction: { status: 'success' } });
  });

  it('reminds the merchant and is accepted for them after 16 hours of silence', async () => {
    const { reference, id } = await disputed();
    await world.control('/clock', { advanceSeconds: 4 * 3_600 + 1 });
    await world.merchant.hears('charge.dispute.remind', reference);
    await world.control('/clock', { advanceSeconds: 12 * 3_600 });
    await eventually(async () =>
      (await world.client.fetchDispute(id)).resolution === 'auto-accepted' ? true : undefined,
    );
  });

  it('that the merchant contests waits for the bank instead', async () => {
    const { id } = await disputed();
    const response = await fetch(`${world.url}/dispute/${id}/resolve`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ resolution: 'declined', message: 'The gift was claimed', refund_amount: 0 }),
    });
    expect(response.status).toBe(200);
    await world.control('/clock', { advanceSeconds: 17 * 3_600 });
    expect(await world.client.fetchDispute(id)).toMatchObject({ status: 'awaiting-bank-feedback', resolution: null });
  });
});
