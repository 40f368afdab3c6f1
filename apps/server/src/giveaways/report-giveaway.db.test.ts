import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { giftOf } from '../money-back/testing.ts';
import { publicGift } from './testing.ts';

describe('reporting a giveaway', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => world.close());

  const report = (code: string, body: unknown, remoteAddress: string) =>
    world.browser().request({
      method: 'POST',
      url: `/api/giveaways/${code}/reports`,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      remoteAddress,
    });
  const reportsOf = async (quid: string) => {
    const { id } = await giftOf(world, quid);
    return world.deps.db.selectFrom('giveawayReports').selectAll().where('giftId', '=', id).execute();
  };

  it('counts once for a network, is answered the same again, and keeps no address', async () => {
    const { quid } = await publicGift(world);
    const first = await report(quid, { kind: 'ASKS_FOR_MONEY', words: 'He wants ₦2,000 first' }, '102.89.1.7');
    expect([first.status, first.body]).toEqual([200, { message: 'Thank you. Our staff look at it.' }]);
    const again = await Promise.all(
      ['102.89.1.7', '102.89.1.8', '::ffff:102.89.1.9'].map((from) => report(quid, { kind: 'OTHER' }, from)),
    );
    for (const { status, body } of again) expect([status, body]).toEqual([200, first.body]);
    await report(quid, { kind: 'FALSE_HOST', words: ' ' }, '102.90.1.7');
    const rows = await reportsOf(quid);
    expect(rows.map(({ kind, words }) => [kind, words]).sort()).toEqual([
      ['ASKS_FOR_MONEY', 'He wants ₦2,000 first'],
      ['FALSE_HOST', null],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/102\.|browser/);
    const other = await publicGift(world);
    await report(other.quid, { kind: 'OTHER' }, '102.89.1.7');
    const [elsewhere] = await reportsOf(other.quid);
    expect(rows.map(({ network }) => network)).not.toContain(elsewhere?.network);
  });

  it('is of a public giveaway, and of something', async () => {
    const secret = await world.paidGift();
    expect((await report(secret.quid, { kind: 'OTHER' }, '102.91.1.1')).body.code).toBe('giveaway_not_found');
    const { quid } = await publicGift(world);
    for (const wrong of [
      {},
      { kind: 'BORING' },
      { kind: 'OTHER', words: 'x'.repeat(501) },
      { kind: 'OTHER', who: 'me' },
    ])
      expect((await report(quid, wrong, '102.91.1.1')).status).toBe(422);
    expect(await reportsOf(quid)).toEqual([]);
  });

  it('is throttled', async () => {
    const { quid } = await publicGift(world);
    const answers = await Promise.all(Array.from({ length: 21 }, () => report(quid, { kind: 'OTHER' }, '102.92.1.1')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
