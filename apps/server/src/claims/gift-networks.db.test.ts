import type { Quid } from '@jara/domain/gift/quid';
import type { BrowserId, GiftId } from '@jara/domain/ids';
import { DAY_MS } from '@jara/domain/time/lagos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { newId } from '../platform/ids.ts';
import { createClaiming } from './claim-gift.ts';
import { forgetNetworks } from './gift-networks.ts';
import { madePublic } from './testing.ts';

const CEILING = 4;

describe('browsers of one network at one gift', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({
      env: { BROWSERS_PER_NETWORK: String(CEILING), GIVEAWAY_BROWSERS_PER_NETWORK: String(CEILING + 2) },
    });
  });
  afterAll(() => world.close());

  const claimFrom = (remoteAddress: string, quid: string, browser: Browser = world.browser()) =>
    browser.request({
      method: 'POST',
      url: `/api/rules/claim?quid=${quid}`,
      payload: '{}',
      headers: { 'content-type': 'application/json' },
      remoteAddress,
    });
  const giftWith = async (rule: Record<string, unknown>) => {
    const { quid, sender } = await world.paidGift({ amount: naira(10_000) });
    expect((await sender.post('/api/rules', { quid, ...rule })).status).toBe(200);
    return { quid, giftId: (await world.deps.claiming.faceOf(quid as Quid)).giftId };
  };
  const attemptsOf = async (giftId: GiftId) => {
    const gift = await world.deps.db
      .selectFrom('gifts')
      .select(['attempts', 'revision'])
      .where('id', '=', giftId)
      .executeTakeFirstOrThrow();
    const { rows } = await world.deps.db
      .selectFrom('claimAttempts')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('giftId', '=', giftId)
      .executeTakeFirstOrThrow();
    expect(rows).toBe(gift.attempts);
    return gift;
  };

  it('are let in up to the ceiling; the next is told to use another network, and nothing has changed', async () => {
    const { quid, giftId } = await giftWith({ nthPerson: 10 });
    const first = world.browser();
    expect((await claimFrom('102.89.1.7', quid, first)).body.state).toBe('NOT_THIS_TIME');
    for (const last of [8, 9, 250]) expect((await claimFrom(`102.89.1.${last}`, quid)).status).toBe(200);
    const before = await attemptsOf(giftId);
    expect(before.attempts).toBe(CEILING);

    const refused = world.browser();
    expect(await claimFrom('102.89.1.77', quid, refused)).toMatchObject({
      status: 403,
      body: { code: 'network_full', message: expect.stringContaining('mobile data') },
    });
    expect(await attemptsOf(giftId)).toEqual(before);

    // Who has tried is never refused, and who was refused may come from elsewhere.
    expect((await claimFrom('102.89.1.7', quid, first)).body.state).toBe('NOT_THIS_TIME');
    expect((await claimFrom('102.89.2.7', quid, refused)).body.state).toBe('NOT_THIS_TIME');
    expect((await attemptsOf(giftId)).attempts).toBe(CEILING + 1);
    await world.expectCleanBooks();
  });

  it('are counted by the 64 bits of an IPv6 network, and for each gift by itself', async () => {
    const [one, other] = [await giftWith({ nthPerson: 10 }), await giftWith({ nthPerson: 10 })];
    for (let host = 1; host <= CEILING; host += 1)
      expect((await claimFrom(`2c0f:2a80:10:ab12::${host}`, one.quid)).status).toBe(200);
    expect((await claimFrom('2c0f:2a80:10:ab12:9::9', one.quid)).body.code).toBe('network_full');
    expect((await claimFrom('2c0f:2a80:10:ab13::1', one.quid)).status).toBe(200);
    expect((await claimFrom('2c0f:2a80:10:ab12::1', other.quid)).status).toBe(200);
  });

  it('are as many as the ceiling says when two processes let them in at once', async () => {
    const { giftId, quid } = await giftWith({ luckyShares: 20 });
    const doors = [createClaiming(world.deps), createClaiming(world.deps)];
    const network = world.deps.claiming.networkOf(giftId, '102.89.9.1');
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        await new Promise((resolve) => setTimeout(resolve, index % 7));
        return doors[index % 2]?.decide({ giftId, quid, browserId: newId<BrowserId>(), network });
      }),
    );
    expect(answers.filter((answer) => answer?.kind === 'granted')).toHaveLength(CEILING);
    expect(answers.filter((answer) => answer?.kind === 'network_full')).toHaveLength(60 - CEILING);
    expect((await attemptsOf(giftId)).attempts).toBe(CEILING);
    await world.expectCleanBooks();
  });

  it('leave no address behind, nothing that can be followed from gift to gift, and nothing at all once the gift is over', async () => {
    const [one, other] = [await giftWith({ totalSplits: 2 }), await giftWith({ nthPerson: 2 })];
    for (const { quid } of [one, other]) await claimFrom('102.89.33.44', quid);
    const kept = () =>
      world.deps.db
        .selectFrom('giftNetworks')
        .selectAll()
        .where('giftId', 'in', [one.giftId, other.giftId])
        .orderBy('giftId')
        .execute();
    const rows = await kept();
    expect(rows.map(({ browsers }) => browsers)).toEqual([1, 1]);
    expect(new Set(rows.map(({ network }) => network)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('102.89');
    await claimFrom('102.90.1.1', one.quid);
    await forgetNetworks(world.deps.db, world.deps.clock.now());
    expect((await kept()).map(({ giftId }) => giftId)).toEqual([other.giftId]);
  });

  it('are more at a public giveaway, and known to staff for 30 days after its end', async () => {
    const { quid, giftId } = await madePublic(world, { totalSplits: 2 });
    const claims = [];
    for (let host = 1; host <= 2; host += 1) claims.push(await claimFrom(`102.89.7.${host}`, quid));
    expect(claims.map(({ status }) => status)).toEqual([200, 200]);
    const kept = (id: GiftId) =>
      world.deps.db.selectFrom('giftNetworks').select('browsers').where('giftId', '=', id).execute();
    const later = (days: number) => new Date(world.deps.clock.now().getTime() + days * DAY_MS);
    await forgetNetworks(world.deps.db, later(29));
    expect(await kept(giftId)).toEqual([{ browsers: 2 }]);
    await forgetNetworks(world.deps.db, later(31));
    expect(await kept(giftId)).toEqual([]);

    const crowd = await madePublic(world, { nthPerson: 100 });
    for (let host = 1; host <= CEILING + 2; host += 1)
      expect((await claimFrom(`102.89.7.${host}`, crowd.quid)).status).toBe(200);
    expect((await claimFrom('102.89.7.77', crowd.quid)).body.code).toBe('network_full');
    await forgetNetworks(world.deps.db, later(31));
    expect(await kept(crowd.giftId)).toEqual([{ browsers: CEILING + 2 }]);
    await world.expectCleanBooks();
  });
});
