import type { Role } from '@jara/domain/staff/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { signInEverybody } from '../staff/testing.ts';

describe('how a payment was made', () => {
  let world: World;
  let staff: Record<Role, Browser>;

  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterAll(() => world.close());

  const listed = async (query: string) => (await staff.SUPPORT.get(`/api/admin/transactions?${query}`)).body;
  const shown = async (id: string) => {
    const { channel, cardBrand } = (await staff.SUPPORT.get(`/api/admin/transactions/${id}`)).body;
    return [channel, cardBrand];
  };

  it('is kept as the provider tells it, when it settles', async () => {
    for (const [card, brand] of [
      ['success', 'VISA'],
      ['pin', 'VERVE'],
      ['bank-auth', 'MASTERCARD'],
    ] as const) {
      const { payment } = await world.paidGift({}, card);
      expect(await shown(payment.id)).toEqual(['CARD', brand]);
    }
    await world.expectCleanBooks();
  });

  it('is a bank transfer where the sender transferred it, and has no brand', async () => {
    const sender = world.browser();
    const { body } = await sender.post('/api/transactions', {
      amount: naira(10_000),
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    expect(await shown(body.transaction.id)).toEqual([null, null]);
    const checkout = body.authorizationUrl.replace(/^https?:\/\/[^/]+/, world.sandboxUrl);
    for (const step of ['bank-transfer', 'bank-transfer/sent'])
      await fetch(`${checkout}/${step}`, { method: 'POST', redirect: 'manual' });
    await expect
      .poll(async () => (await sender.get(`/api/transactions/reference/${body.reference}`)).body.status, {
        timeout: 20_000,
      })
      .toBe('SUCCESS');
    expect(await shown(body.transaction.id)).toEqual(['BANK_TRANSFER', null]);
    expect((await listed('channel=BANK_TRANSFER')).data.map(({ id }: { id: string }) => id)).toEqual([
      body.transaction.id,
    ]);
    await world.expectCleanBooks();
  }, 30_000);

  it('is kept of a charge that lies in suspense as well', async () => {
    const sender = world.browser();
    const { body } = await sender.post('/api/transactions', {
      amount: naira(10_000),
      email: 'ada@example.com',
      authorizationUrl: 'http://localhost:3000/payment/callback',
    });
    await world.control('POST', '/pay', { reference: body.reference, card: 'pin', amount: naira(9_000) });
    await sender.get(`/api/transactions/reference/${body.reference}`);
    expect(await shown(body.transaction.id)).toEqual(['CARD', 'VERVE']);
    await world.expectCleanBooks();
  });

  it('narrows the list, and is not known of payments from before', async () => {
    const { payment } = await world.paidGift();
    const all = await listed('limit=1');
    const byCard = (await listed('channel=CARD&limit=1')).total;
    await sql`update payments set channel = null, card_brand = null where id = ${payment.id}`.execute(world.deps.db);
    expect((await listed('channel=CARD&limit=1')).total).toBe(byCard - 1);
    expect((await listed('channel=CARD,BANK_TRANSFER&limit=1')).total).toBe(byCard);
    expect((await listed('channel=USSD')).total).toBe(0);
    expect((await listed('limit=1')).total).toBe(all.total);
    expect(await shown(payment.id)).toEqual([null, null]);
    await expect(
      sql`update payments set channel = 'SOMEHOW' where id = ${payment.id}`.execute(world.deps.db),
    ).rejects.toThrow('payments_channel_check');
  });
});
