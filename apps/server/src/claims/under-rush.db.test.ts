import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { setClockOffset } from '../platform/database/clock.ts';
import { claimFrom, doWork, madePublic } from './testing.ts';

const RUSH_FROM = 3;

describe('a public giveaway under rush', () => {
  let world: World;
  let networks = 0;
  beforeAll(async () => {
    world = await createWorld({ env: { RATE_LIMITS: 'on', RUSH_FROM: String(RUSH_FROM) } });
  });
  afterAll(() => world.close());

  /** Each from a network of its own, as a crowd on the street comes. */
  const come = async (quid: string, browser = world.browser(), headers: Record<string, string> = {}) => {
    networks += 1;
    const address = `102.${networks >> 8}.${networks & 255}.1`;
    return { address, browser, ...(await claimFrom(address, quid, browser, headers)) };
  };
  const rushTo = async (quid: string) => {
    const crowd = [await come(quid)];
    for (let person = 0; person < RUSH_FROM + 1; person += 1) crowd.push(await come(quid));
    const [first] = crowd;
    const asked = crowd.at(-1);
    if (!first || asked?.status !== 428) throw new Error('nobody was asked for work');
    return { first, asked };
  };
  const attemptsOf = (giftId: string) =>
    world.deps.db
      .selectFrom('claimAttempts')
      .select('number')
      .where('giftId', '=', giftId as never)
      .execute()
      .then(({ length }) => length);

  it('asks who is new for a little work, lets in who did it, and counts nobody else', async () => {
    const { quid, giftId } = await madePublic(world, { equalShares: 20 }, { amount: naira(20_000) });
    const { asked } = await rushTo(quid);
    expect(asked.body).toMatchObject({
      code: 'work_needed',
      message: expect.stringContaining('goes on by itself'),
      difficulty: 15,
      retryAfterSeconds: 15,
    });
    expect(asked.headers['retry-after']).toBe('15');
    const before = await attemptsOf(giftId);

    const done = doWork(asked.body);
    const stranger = world.browser();
    expect((await claimFrom(asked.address, quid, stranger, { 'x-work': done })).status).toBe(428);
    expect((await claimFrom('197.210.1.1', quid, asked.browser, { 'x-work': done })).status).toBe(428);
    expect(await attemptsOf(giftId)).toBe(before);
    expect(await claimFrom(asked.address, quid, asked.browser, { 'x-work': done })).toMatchObject({
      status: 200,
      body: { state: 'YOURS' },
    });
    expect(await attemptsOf(giftId)).toBe(before + 1);
    await world.expectCleanBooks();
  });

  it('gives the answer again for nothing to whoever has one', async () => {
    const { quid } = await madePublic(world, { nthPerson: 2 });
    const { first } = await rushTo(quid);
    expect(await claimFrom(first.address, quid, first.browser)).toMatchObject({
      status: 200,
      body: { state: 'NOT_THIS_TIME' },
    });
  });

  it('asks nobody for work who would be told that it is over', async () => {
    const { quid } = await madePublic(world, { totalSplits: 2 });
    const { asked } = await rushTo(quid);
    expect((await claimFrom(asked.address, quid, asked.browser)).body.code).toBe('gift_taken');
  });

  it('lets in who waits instead, because their browser runs no scripts', async () => {
    const { quid } = await madePublic(world, { equalShares: 20 }, { amount: naira(20_000) });
    const { asked } = await rushTo(quid);
    const waited = { 'x-work': asked.body.challenge };
    expect((await claimFrom(asked.address, quid, asked.browser, waited)).status).toBe(428);
    await setClockOffset(world.deps.db, 16);
    await world.deps.clock.refresh();
    expect((await claimFrom(asked.address, quid, asked.browser, waited)).status).toBe(200);
  });

  it('asks the same of those who enter a draw, and gives a receipt again for nothing', async () => {
    const closesAt = new Date(world.deps.clock.now().getTime() + 3_600_000).toISOString();
    const { quid } = await madePublic(world, { draw: { winners: 2, closesAt } });
    const { first, asked } = await rushTo(quid);
    const enter = ({ address, browser }: typeof asked, headers: Record<string, string> = {}) =>
      browser.request({
        method: 'POST',
        url: `/api/giveaways/${quid}/entries`,
        payload: '{}',
        headers: { 'content-type': 'application/json', ...headers },
        remoteAddress: address,
      });
    expect((await enter(first)).body).toMatchObject({ entered: true, number: 1 });
    const refused = await enter(asked);
    expect(refused.body.code).toBe('work_needed');
    const entered = await enter(asked, { 'x-work': doWork(refused.body) });
    expect(entered.body).toMatchObject({ entered: true, number: expect.any(Number) });
  });

  it('is the only gift that does: one among people who know each other asks nobody', async () => {
    const { quid, sender } = await world.paidGift({ amount: naira(10_000) });
    expect((await sender.post('/api/rules', { quid, nthPerson: 100 })).status).toBe(200);
    for (let person = 0; person < 4 * RUSH_FROM; person += 1) expect((await come(quid)).status).toBe(200);
  });
});
