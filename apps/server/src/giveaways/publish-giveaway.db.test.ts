import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { giftOf, setDaysAhead } from '../money-back/testing.ts';
import { publicGift, publish, WORDS } from './testing.ts';

describe('making a gift public', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterEach(async () => {
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const crowd = (gift: Record<string, unknown> = {}) =>
    world.paidGift({ amount: naira(30_000), rule: { equalShares: 3 }, ...gift });
  const claim = (quid: string, browser = world.browser()) => browser.post(`/api/rules/claim?quid=${quid}`, {});
  const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString();

  it('is done by its sender, who sees where its page is and what it says', async () => {
    const { payment, sender, quid } = await crowd();
    const before = await sender.get(`/api/sent/${payment.id}`);
    expect(before.body).toMatchObject({ giveaway: null, may: expect.arrayContaining(['publish']) });
    const { status, body } = await publish(sender, payment.id);
    expect([status, body.giveaway]).toEqual([
      200,
      { ...WORDS, claimDays: 7, publishedAt: expect.any(String), path: `/g/${quid}` },
    ]);
    expect(body.timeline.map(({ what }: { what: string }) => what)).toContain('Made public');
    const again = await publish(sender, payment.id, { ...WORDS, title: 'December love, again', claimDays: 3 });
    expect(again.body.giveaway).toMatchObject({ title: 'December love, again', claimDays: 3 });
    // What is left out stays as it is.
    expect((await publish(sender, payment.id)).body.giveaway).toMatchObject({ ...WORDS, claimDays: 3 });
  });

  it('is its sender’s alone', async () => {
    const { payment } = await crowd();
    expect((await publish(world.browser(), payment.id)).status).toBe(404);
  });

  it.each([
    ['the nth person', { nthPerson: 3 }, 200],
    ['a split', { totalSplits: 3 }, 200],
    ['equal shares', { equalShares: 3 }, 200],
    ['lucky shares', { luckyShares: 3 }, 200],
    ['a draw', { draw: { winners: 2, closesAt: new Date(Date.now() + DAY_MS) } }, 200],
    ['a window', { startTime: new Date(Date.now() + HOUR_MS), endTime: new Date(Date.now() + DAY_MS) }, 409],
    ['no rule', undefined, 409],
  ])('is for crowds: %s', async (_, rule, expected) => {
    const { payment, sender } = await crowd({ rule });
    const { status, body } = await publish(sender, payment.id);
    expect([status, body.message]).toEqual([
      expected,
      expected === 200
        ? body.message
        : 'Only a gift for a crowd can be made public. Choose a rule for several people first.',
    ]);
    const room = await sender.get(`/api/sent/${payment.id}`);
    expect(room.body.may.includes('publish')).toBe(expected === 200);
  });

  it('takes words that fit on a poster, and nothing else', async () => {
    const { payment, sender } = await crowd();
    for (const wrong of [
      {},
      { title: 'ab', host: 'Grace' },
      { title: 'x'.repeat(81), host: 'Grace' },
      { title: 'Love', host: 'G' },
      { title: 'Love', host: 'x'.repeat(61) },
      { title: 'Lo\nve', host: 'Grace' },
      // Read backwards, in part or not at all.
      ...['\u202Earaj', 'Ja\u200Bra', 'Jara\u2066\u2069', '\u2800\u2800\u2800', '\u3164\u3164\u3164'].flatMap(
        (unseen) => [
          { title: unseen, host: 'Grace' },
          { title: 'Love', host: unseen },
        ],
      ),
      { ...WORDS, claimDays: 0 },
      { ...WORDS, claimDays: 31 },
      { ...WORDS, claimDays: 1.5 },
      { ...WORDS, startsAt: 'Friday' },
      { ...WORDS, amount: 1 },
    ])
      expect([wrong, (await publish(sender, payment.id, wrong)).status]).toEqual([wrong, 422]);
    expect((await sender.get(`/api/sent/${payment.id}`)).body.giveaway).toBeNull();
    const spoken = { title: 'Ọjọ́ ìbí ❤️ 🎉', host: 'Adébáyọ̀' };
    expect((await publish(sender, payment.id, spoken)).status).toBe(200);
  });

  it('starts when its host says: before it ends, and not in the past', async () => {
    const { payment, sender, quid } = await crowd({ lifetimeDays: 7 });
    const startsAt = inFuture(2 * HOUR_MS);
    expect((await publish(sender, payment.id, { ...WORDS, startsAt })).body.opensAt).toBe(startsAt);
    expect((await claim(quid)).status).toBe(403);
    const late = await crowd({ lifetimeDays: 7 });
    for (const [wrong, why] of [
      [inFuture(-HOUR_MS), 'The opening must be in the future'],
      [inFuture(8 * DAY_MS), 'It has to start before it ends'],
    ])
      expect(await publish(late.sender, late.payment.id, { ...WORDS, startsAt: wrong })).toMatchObject({
        status: 422,
        body: { code: 'time_not_possible', message: why },
      });
    const draw = await crowd({ rule: { draw: { winners: 2, closesAt: inFuture(DAY_MS) } } });
    expect((await publish(draw.sender, draw.payment.id, { ...WORDS, startsAt: inFuture(DAY_MS) })).body.message).toBe(
      'It has to start before the draw closes',
    );
    await publish(late.sender, late.payment.id, { ...WORDS, startsAt });
    // Left out, it stays; null is at once.
    expect((await publish(late.sender, late.payment.id)).body.opensAt).toBe(startsAt);
    expect((await publish(late.sender, late.payment.id, { ...WORDS, startsAt: null })).body.opensAt).toBeNull();
    expect((await claim(late.quid)).body.state).toBe('YOURS');
  });

  it('stays as it was once somebody has tried it, even too early', async () => {
    const early = await publicGift(world, {}, { ...WORDS, startsAt: inFuture(HOUR_MS) });
    expect((await claim(early.quid)).body.code).toBe('gift_not_open_yet');
    const refused = await publish(early.sender, early.payment.id, { ...WORDS, startsAt: inFuture(2 * HOUR_MS) });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Somebody has tried it already, so it stays as they saw it',
    ]);
    const { id } = await giftOf(world, early.quid);
    // The database says so too, whoever asks it.
    await expect(
      world.deps.db.updateTable('giveaways').set({ claimDays: 1 }).where('giftId', '=', id).execute(),
    ).rejects.toThrow('stays as it was');
    const room = await early.sender.get(`/api/sent/${early.payment.id}`);
    expect(room.body).toMatchObject({ giveaway: WORDS, may: expect.not.arrayContaining(['publish']) });
  });

  it('stands before the first claim or does not stand at all, whoever is first', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { payment, sender, quid } = await crowd();
      const [published, opened] = await Promise.all([publish(sender, payment.id), claim(quid)]);
      expect(opened.body.state).toBe('YOURS');
      const gift = await giftOf(world, quid);
      const row = await world.deps.db
        .selectFrom('giveaways')
        .selectAll()
        .where('giftId', '=', gift.id)
        .executeTakeFirst();
      expect([published.status, row !== undefined]).toEqual(row ? [200, true] : [409, false]);
      const start = await publish(sender, payment.id, { ...WORDS, startsAt: inFuture(HOUR_MS) });
      expect(start.status).toBe(409);
    }
  });

  it('keeps a rule for a crowd from then on', async () => {
    const { sender, quid } = await publicGift(world);
    const window = { startTime: inFuture(HOUR_MS), endTime: inFuture(DAY_MS) };
    expect(await sender.post('/api/rules', { quid, ...window })).toMatchObject({
      status: 422,
      body: { code: 'rule_invalid', message: 'This gift is public. Choose a rule for a crowd.' },
    });
    expect((await sender.post('/api/rules', { quid, luckyShares: 5 })).status).toBe(200);
  });
});
