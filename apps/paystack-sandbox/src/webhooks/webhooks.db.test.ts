import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, eventually, type World } from '../testing/sandbox-world.ts';
import type { WebhookRow } from './webhooks.store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  await world.control('/reset', {});
  world.merchant.answers.webhook = 200;
  world.merchant.received.length = 0;
});
afterAll(() => world.close());

async function pay() {
  const reference = world.newReference();
  await world.client.initializeTransaction({
    email: 'sender@example.com',
    amount: 500_000,
    currency: 'NGN',
    reference,
    callbackUrl: 'http://localhost:3000/payment/callback',
  });
  await world.control('/pay', { reference });
  return reference;
}

const mode = (name: string, rest: object = {}) => world.control('/webhooks', { mode: name, ...rest });
const rows = async (reference: string) =>
  ((await world.control(`/webhooks?reference=${reference}`)).body as { data: WebhookRow[] }).data;
const heard = (reference: string) => world.merchant.received.filter((got) => got.data.reference === reference);
const attempted = (reference: string, attempts: number) =>
  eventually(async () => (await rows(reference)).find((row) => row.attempts === attempts));

/** Long enough for something that must not happen to happen. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('a webhook', () => {
  it('is delivered once when the merchant answers 200', async () => {
    const reference = await pay();
    const row = await attempted(reference, 1);
    expect(row).toMatchObject({ state: 'delivered', last_status: 200 });
    await world.control('/clock', { advanceSeconds: 86_400 });
    await aWhile();
    expect(heard(reference)).toHaveLength(1);
  });

  it.each([500, 401, 204])('is tried again on the schedule after %i, with the same bytes', async (status) => {
    world.merchant.answers.webhook = status;
    const reference = await pay();
    await attempted(reference, 1);
    await world.control('/clock', { advanceSeconds: 3_500 });
    await aWhile();
    expect(heard(reference)).toHaveLength(1);
    world.merchant.answers.webhook = 200;
    await world.control('/clock', { advanceSeconds: 101 });
    expect(await attempted(reference, 2)).toMatchObject({ state: 'delivered' });
    const [first, second] = heard(reference);
    expect(second?.raw).toBe(first?.raw);
    expect(second?.isSigned).toBe(true);
  });

  it('is given up after ten hours in test mode', async () => {
    world.merchant.answers.webhook = 500;
    const reference = await pay();
    for (let attempts = 1; attempts <= 11; attempts += 1) {
      await attempted(reference, attempts);
      await world.control('/clock', { advanceSeconds: 3_601 });
    }
    expect((await rows(reference))[0]).toMatchObject({ state: 'failed', attempts: 11 });
  });

  it('comes every three minutes at first on the live schedule', async () => {
    await mode('normal', { schedule: 'live' });
    world.merchant.answers.webhook = 500;
    const reference = await pay();
    await attempted(reference, 1);
    await world.control('/clock', { advanceSeconds: 181 });
    await attempted(reference, 2);
  });

  it('waits out a restart', async () => {
    world.merchant.answers.webhook = 500;
    const reference = await pay();
    await attempted(reference, 1);
    await world.restart();
    world.merchant.answers.webhook = 200;
    await world.control('/clock', { advanceSeconds: 3_601 });
    expect(await attempted(reference, 2)).toMatchObject({ state: 'delivered' });
  });
});

describe('the webhook mode', () => {
  it('drop writes the event down and never sends it, until asked to', async () => {
    await mode('drop');
    const reference = await pay();
    await aWhile();
    expect(heard(reference)).toHaveLength(0);
    expect((await rows(reference))[0]).toMatchObject({ state: 'dropped', attempts: 0 });
    await world.control('/webhooks/resend', { reference });
    await world.merchant.hears('charge.success', reference);
  });

  it('duplicate sends it three times', async () => {
    await mode('duplicate');
    const reference = await pay();
    await eventually(() => (heard(reference).length === 3 ? true : undefined));
    expect(new Set(heard(reference).map((got) => got.raw)).size).toBe(1);
  });

  it('delay sends it late', async () => {
    await mode('delay', { delaySeconds: 120 });
    const reference = await pay();
    await aWhile();
    expect(heard(reference)).toHaveLength(0);
    await world.control('/clock', { advanceSeconds: 121 });
    await world.merchant.hears('charge.success', reference);
  });

  it('reorder sends the youngest first', async () => {
    await mode('reorder');
    const references = [await pay(), await pay()];
    await aWhile();
    expect(world.merchant.received).toHaveLength(0);
    await mode('normal');
    await eventually(() => (world.merchant.received.length === 2 ? true : undefined));
    expect(world.merchant.received.map((got) => got.data.reference)).toEqual([...references].reverse());
  });

  it('forge signs with another key, and does not insist', async () => {
    await mode('forge');
    const reference = await pay();
    const forged = await world.merchant.hears('charge.success', reference);
    expect(forged.isSigned).toBe(false);
    await mode('normal');
    await world.control('/webhooks/resend', { reference });
    await eventually(() => heard(reference).find((got) => got.isSigned));
  });

  it('wrong-ip claims to come from elsewhere', async () => {
    await mode('wrong-ip');
    const reference = await pay();
    expect((await world.merchant.hears('charge.success', reference)).forwardedFor).toBe('198.51.100.7');
  });
});
