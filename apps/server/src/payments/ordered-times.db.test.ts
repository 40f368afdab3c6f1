import { LIFETIMES } from '@jara/domain/gift/gift-times';
import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { holdGift, liftFromGift } from '../holds/holds.ts';
import { sendMails } from '../mail/send-mails.ts';
import { giftOf, setDaysAhead } from '../money-back/testing.ts';
import type { Trx } from '../platform/database/db.ts';
import { deliverGifts } from './tell-of-gift.ts';

describe('a gift with times of its own', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterEach(async () => {
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const order = (wishes: Record<string, unknown>) => ({
    amount: naira(1_000),
    email: 'ada@example.com',
    authorizationUrl: 'http://localhost:3000/payment/callback',
    ...wishes,
  });
  const claim = (quid: string) => world.browser().post(`/api/rules/claim?quid=${quid}`, {});
  const give = (wishes: Record<string, unknown>) => world.paidGift({ amount: naira(1_000), ...wishes });
  const mailsAbout = async (quid: string) => {
    const { id } = await giftOf(world, quid);
    return world.deps.db
      .selectFrom('mails')
      .select(['recipient', 'sentAt', 'failure'])
      .where('identity', '=', `gift:${id}`)
      .execute();
  };
  const inTransaction = (work: (trx: Trx) => Promise<unknown>) => world.deps.db.transaction().execute(work);
  const deliver = async () => {
    await deliverGifts(world.deps)();
    await sendMails(world.deps)();
  };

  it.each([
    [{ deliverAt: inDays(-1) }, 'The mail must be in the future'],
    [{ opensAt: inDays(400) }, 'The opening can be up to a year ahead'],
    [{ lifetimeDays: 8 }, undefined],
    [{ deliverAt: 'Friday' }, 'Choose a day and a time'],
    [{ delivery: 'SELF', deliverAt: inDays(1) }, 'Nobody is mailed about a gift that you share yourself'],
    [{ email: undefined }, 'Email is required'],
    [
      { opensAt: inDays(3), rule: { startTime: inDays(1), endTime: inDays(2) } },
      'This window closes before the gift opens',
    ],
    [
      { lifetimeDays: 7, rule: { startTime: inDays(8), endTime: inDays(9) } },
      'This window opens after the gift has ended',
    ],
  ])('is refused where they cannot be: %j', async (wishes, message) => {
    const { status, body } = await world.browser().post('/api/transactions', order(wishes));
    expect(status).toBe(422);
    if (message) expect(JSON.stringify(body)).toContain(message);
  });

  it('is sealed until it opens, says when, and then goes to the first who comes', async () => {
    const { quid, sender } = await give({ opensAt: inDays(2) });
    const early = await claim(quid);
    expect([early.status, early.body.code]).toEqual([403, 'gift_not_open_yet']);
    expect(early.body.message).toMatch(/^This gift opens .+\.$/);
    const seen = await world.browser().get(`/api/transactions/quid/${quid}/verify`);
    expect(seen.body).toMatchObject({ state: 'NOT_OPEN_YET', allowAccess: false });
    const { body: own } = await sender.get('/api/transactions');
    expect(own.data[0]).toMatchObject({ opensAt: seen.body.quid.opensAt, deliverAt: null });

    await setDaysAhead(world, 3);
    expect((await claim(quid)).body).toMatchObject({ state: 'YOURS' });
  });

  it('opens with its window where that is later, and with its own time where that is', async () => {
    const window = { startTime: inDays(1), endTime: inDays(10) };
    const late = await give({ opensAt: inDays(5), rule: window });
    const early = await give({ opensAt: inDays(0.5), rule: window });
    const opensAt = async (quid: string) => (await world.browser().get(`/api/quid/${quid}`)).body.opensAt;
    expect(await opensAt(early.quid)).toBe(window.startTime);
    expect(Date.parse(await opensAt(late.quid))).toBeGreaterThan(Date.parse(inDays(4)));
    await setDaysAhead(world, 2);
    expect((await claim(late.quid)).body.code).toBe('gift_not_open_yet');
    expect((await claim(early.quid)).body.state).toBe('YOURS');
  });

  it.each(LIFETIMES)('of %i days waits so long from when it opens, and no longer', async (lifetimeDays) => {
    const { quid } = await give({ opensAt: inDays(2), lifetimeDays });
    await setDaysAhead(world, lifetimeDays + 1);
    await expireGifts(world.deps)();
    expect((await giftOf(world, quid)).status).toBe('ACTIVE');
    await setDaysAhead(world, lifetimeDays + 3);
    expect((await claim(quid)).body.code).toBe('gift_expired');
    await expireGifts(world.deps)();
    expect((await giftOf(world, quid)).status).toBe('EXPIRED');
  });

  it('mails its recipient at its time and not before, once, also after a long stop', async () => {
    const { quid } = await give({ deliverAt: inDays(3) });
    await deliver();
    expect(await mailsAbout(quid)).toEqual([]);
    await setDaysAhead(world, 30);
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(await mailsAbout(quid)).toEqual([{ recipient: 'ada@example.com', sentAt: expect.any(Date), failure: null }]);
    expect((await claim(quid)).body).toMatchObject({ state: 'YOURS' });
  });

  it('mails nobody before a gift that is on hold is free again, and nobody about one that has ended', async () => {
    const held = await give({ deliverAt: inDays(3) });
    const ended = await give({ deliverAt: inDays(3), opensAt: inDays(1) });
    const { id } = await giftOf(world, held.quid);
    const ground = { cause: 'STAFF', causeId: id, reason: 'A look' } as const;
    await inTransaction((trx) => holdGift(trx, id, ground, world.deps.clock.now()));
    await setDaysAhead(world, 2);
    expect((await claim(ended.quid)).body.state).toBe('YOURS');
    await setDaysAhead(world, 4);
    await deliver();
    expect(await mailsAbout(held.quid)).toEqual([]);
    expect(await mailsAbout(ended.quid)).toEqual([]);
    await inTransaction((trx) => liftFromGift(trx, id, ground, { now: world.deps.clock.now() }));
    await deliver();
    expect(await mailsAbout(held.quid)).toHaveLength(1);
  });

  it('mails nobody at all when its sender shares it, and needs no address', async () => {
    const { quid, sender } = await give({ delivery: 'SELF', email: undefined });
    await setDaysAhead(world, 1);
    await deliver();
    expect(await mailsAbout(quid)).toEqual([]);
    const { body } = await sender.get('/api/transactions');
    expect(body.data[0]).toMatchObject({ email: null, delivery: 'SELF' });
    expect((await claim(quid)).body).toMatchObject({ state: 'YOURS' });
  });

  it('opens at once when the money comes after the chosen time', async () => {
    const sender = world.browser();
    const { body } = await sender.post('/api/transactions', order({ deliverAt: inDays(1), lifetimeDays: 7 }));
    await setDaysAhead(world, 2);
    await world.control('POST', '/pay', { reference: body.reference, card: 'success' });
    const { body: paid } = await sender.get(`/api/transactions/reference/${body.reference}`);
    expect(paid).toMatchObject({ status: 'SUCCESS', opensAt: null });
    expect(Date.parse(paid.expiresAt)).toBeGreaterThan(Date.now() + 9 * DAY_MS - HOUR_MS);
    expect(await mailsAbout(paid.quid)).toHaveLength(1);
  });
});
