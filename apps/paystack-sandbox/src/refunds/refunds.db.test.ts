import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, eventually, KEY, type World } from '../testing/sandbox-world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function paid(card = 'success') {
  const reference = world.newReference();
  await world.client.initializeTransaction({
    email: 'sender@example.com',
    amount: 500_000,
    currency: 'NGN',
    reference,
    callbackUrl: 'http://localhost:3000/payment/callback',
  });
  await world.control('/pay', { reference, card });
  return world.client.verifyTransaction(reference);
}

const balance = async () => (await world.client.balance())[0]?.balance ?? 0;
const refundBecomes = (id: string, status: string) =>
  eventually(async () => {
    await world.control('/clock', { advanceSeconds: 2 });
    const refund = await world.client.fetchRefund(id);
    return refund.status === status ? refund : undefined;
  });

describe('a refund', () => {
  it('takes the whole amount from the balance and reverses the charge', async () => {
    const charge = await paid();
    const before = await balance();
    const refund = await world.client.createRefund({ transaction: charge.reference });
    expect(refund).toMatchObject({ status: 'pending', amount: 500_000 });
    expect(await balance()).toBe(before - 500_000);
    await refundBecomes(refund.id, 'processed');
    expect((await world.client.verifyTransaction(charge.reference)).status).toBe('reversed');
    const told = await world.merchant.hears('refund.processed', charge.reference);
    expect(told.data.amount).toBe('500000');
    await expect(world.client.createRefund({ transaction: charge.id })).rejects.toMatchObject({
      code: 'transaction_reversed',
    });
  });

  it('may be made in parts, up to the whole and not beyond', async () => {
    const charge = await paid();
    await world.client.createRefund({ transaction: charge.id, amount: 200_000 });
    await world.client.createRefund({ transaction: charge.id, amount: 200_000 });
    await expect(world.client.createRefund({ transaction: charge.id, amount: 200_000 })).rejects.toMatchObject({
      kind: 'refused',
    });
    expect((await world.client.listRefunds(charge.id)).data).toHaveLength(2);
    expect((await world.client.listRefunds(charge.reference)).data).toHaveLength(0);
    expect((await world.client.verifyTransaction(charge.reference)).status).toBe('success');
  });

  it('gives the money back to the merchant when it fails', async () => {
    const charge = await paid('refund-fails');
    const before = await balance();
    const refund = await world.client.createRefund({ transaction: charge.id });
    await refundBecomes(refund.id, 'failed');
    expect(await balance()).toBe(before);
    expect((await world.client.verifyTransaction(charge.reference)).status).toBe('success');
    await world.merchant.hears('refund.failed', charge.reference);
  });

  it('that needs attention goes on once the account of the payer is known', async () => {
    const charge = await paid('refund-needs-attention');
    const { id } = await world.client.createRefund({ transaction: charge.id });
    const retry = () =>
      fetch(`${world.url}/refund/retry_with_customer_details/${id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          refund_account_details: { currency: 'NGN', account_number: '0123456789', bank_id: '9' },
        }),
      });
    expect((await retry()).status).toBe(422);
    await refundBecomes(id, 'needs-attention');
    expect((await retry()).status).toBe(200);
    await refundBecomes(id, 'processed');
  });

  it('is paid from what is not settled yet before the balance is touched', async () => {
    await world.control('/settings', { settle_at_once: false });
    const before = await balance();
    const charge = await paid();
    expect(await balance()).toBe(before);
    await world.client.createRefund({ transaction: charge.id, amount: 400_000 });
    expect(await balance()).toBe(before);
    await world.control('/clock', { advanceSeconds: 5 * 86_400 });
    await eventually(async () => ((await balance()) === before + 82_500 ? true : undefined));
    await world.control('/settings', { settle_at_once: true });
  });
});
