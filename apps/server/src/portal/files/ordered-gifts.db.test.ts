import type { TimelineEvent } from '@jara/contract/staff/gifts';
import type { Role } from '@jara/domain/staff/roles';
import { DAY_MS } from '@jara/domain/time/lagos';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, naira, type World } from '../../../testing/world.ts';
import { setDaysAhead } from '../../money-back/testing.ts';
import { deliverGifts } from '../../payments/tell-of-gift.ts';
import { signInEverybody } from '../../staff/testing.ts';

describe('what a sender has ordered', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  const deliverAt = new Date(Date.now() + 3 * DAY_MS).toISOString();
  const wishes = { deliverAt, lifetimeDays: 30, feePaidBy: 'SENDER' };
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
  });
  afterEach(() => setDaysAhead(world, 0));
  afterAll(() => world.close());

  const fileOf = async (quid: string) => (await staff.SUPER_ADMIN.get(`/api/admin/quids/${quid}`)).body;
  const mailsIn = async (quid: string) =>
    ((await fileOf(quid)).timeline as TimelineEvent[])
      .filter(({ kind }) => kind === 'MAIL')
      .map(({ at, title }) => [at, title]);

  it('stands in the files of its gift and of its payment, with the quote it was given', async () => {
    const { quid } = await world.paidGift({ amount: naira(10_000), ...wishes });
    const gift = await fileOf(quid);
    const expiresAt = new Date(Date.parse(deliverAt) + 30 * DAY_MS).toISOString();
    expect(gift).toMatchObject({ delivery: 'MAIL', opensAt: deliverAt, expiresAt, feePaidBy: 'SENDER' });
    const { body: payment } = await staff.SUPER_ADMIN.get(`/api/admin/transactions/${gift.payment.id}`);
    const told = { charged: 1_030_928, fee: 30_928, received: 1_000_000 };
    for (const seen of [gift.payment, payment])
      expect(seen).toMatchObject({ delivery: 'MAIL', deliverAt, opensAt: deliverAt, expiresAt, quote: told });
  });

  it('is known before it is paid, and of a gift that its sender shares', async () => {
    const order = { amount: naira(10_000), authorizationUrl: 'http://localhost:3000/payment/callback' };
    const { body } = await world.browser().post('/api/transactions', { ...order, email: 'ada@example.com', deliverAt });
    const find = async (id: string) => (await staff.ADMIN.get(`/api/admin/transactions/${id}`)).body;
    expect(await find(body.transaction.id)).toMatchObject({ deliverAt, opensAt: deliverAt, expiresAt: null });
    const { body: shared } = await world.browser().post('/api/transactions', { ...order, delivery: 'SELF' });
    expect(await find(shared.transaction.id)).toMatchObject({ delivery: 'SELF', email: null, opensAt: null });
  });

  it('keeps its rule from being called open while it is sealed', async () => {
    const { quid } = await world.paidGift({ amount: naira(10_000), opensAt: deliverAt, rule: { nthPerson: 3 } });
    const { body } = await staff.ADMIN.get(`/api/admin/rules?search=${quid}`);
    expect(body.data).toMatchObject([{ state: 'NOT_OPEN_YET' }]);
  });

  it('says in the timeline when the mail is to leave, and then when it left', async () => {
    const { quid } = await world.paidGift({ amount: naira(10_000), ...wishes });
    expect(await mailsIn(quid)).toEqual([[deliverAt, 'Mail to the recipient: to leave then']]);
    await setDaysAhead(world, 4);
    await deliverGifts(world.deps)();
    // Nobody of staff stays signed in for days.
    await setDaysAhead(world, 0);
    expect(await mailsIn(quid)).toEqual([[expect.any(String), 'Mail to the recipient: a gift for you']]);
  });

  it('has columns of its own in the files that leave', async () => {
    const { body: gifts } = await staff.ADMIN.get('/api/admin/exports/quids');
    expect(gifts.split('\r\n')[0]).toContain('Delivery,Opens At,Ends At,Paused At,Cancelled At,Fee Paid By');
    const { body: payments } = await staff.ADMIN.get('/api/admin/exports/transactions');
    expect(payments.split('\r\n')[0]).toContain('Delivery,Mail At,Opens At,Ends At,Fee Paid By');
    expect(payments).toMatch(/,SELF,,,,RECIPIENT,/);
  });
});
