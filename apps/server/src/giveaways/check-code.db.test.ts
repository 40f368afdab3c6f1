import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { changeGiftStatus } from '../gifts/change-gift-status.ts';
import { endPayout, setDaysAhead } from '../money-back/testing.ts';
import { addStaff } from '../staff/testing.ts';
import { publicGift, WORDS } from './testing.ts';

describe('checking a code', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterEach(async () => {
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const check = async (text: string) =>
    (await world.browser().get(`/api/check/${encodeURIComponent(text)}`)).body as {
      verdict: string;
      giveaway: object | null;
    };
  const block = async (quid: string) => {
    const { id: staffId } = await addStaff(world, 'ADMIN');
    const actor = { staffId, requestId: 'test', ip: '127.0.0.1' };
    await changeGiftStatus(world.deps)({ gift: { quid }, status: 'BLOCKED', reason: 'A report', actor });
  };

  it('knows a giveaway by its code and by its link, and not inside the link of another host', async () => {
    const { quid } = await publicGift(world);
    const giveaway = { ...WORDS, code: quid, amount: naira(30_000), currency: 'NGN' };
    for (const text of [quid, quid.toLowerCase(), `http://localhost:3000/g/${quid}`, `localhost:3000/claim/${quid}`])
      expect([text, await check(text)]).toEqual([text, { verdict: 'REAL', giveaway }]);
    for (const text of [`https://localhost.evil.example/g/${quid}`, `https://evil.example/g/${quid}`])
      expect([text, await check(text)]).toEqual([text, { verdict: 'NOT_OURS', giveaway: null }]);
  });

  it('tells of a gift that is not public no more than that it is real', async () => {
    const { quid } = await world.paidGift({ message: 'Between us' });
    expect(await check(quid)).toEqual({ verdict: 'REAL', giveaway: null });
    const { claim, ...claimed } = await world.claimed();
    expect(await check(claimed.quid)).toEqual({ verdict: 'REAL', giveaway: null });
    const withdrawal = await world.withdraw({ claim, ...claimed });
    expect((await check(claimed.quid)).verdict).toBe('REAL');
    await endPayout(world, withdrawal.id);
    expect(await check(claimed.quid)).toEqual({ verdict: 'ENDED', giveaway: null });
  });

  it('says that it has ended once all is sent back, its time is over, or we have stopped it', async () => {
    const cancelled = await publicGift(world);
    await cancelled.sender.post(`/api/sent/${cancelled.payment.id}/cancel`, {});
    const stopped = await publicGift(world);
    await block(stopped.quid);
    const expired = await publicGift(world, { lifetimeDays: 7 });
    const paused = await publicGift(world);
    await paused.sender.post(`/api/sent/${paused.payment.id}/pause`, {});
    expect((await check(paused.quid)).verdict).toBe('REAL');
    await setDaysAhead(world, 8);
    for (const { quid } of [cancelled, stopped, expired])
      expect(await check(quid)).toMatchObject({ verdict: 'ENDED', giveaway: { code: quid } });
  });

  it('answers whatever somebody was sent', async () => {
    const replaced = await publicGift(world);
    await replaced.sender.post(`/api/sent/${replaced.payment.id}/address`, { email: 'right@example.com' });
    for (const text of ['0000000000000', 'nonsense', '💸💸💸', '%', 'a/b/c', 'x'.repeat(390), replaced.quid])
      expect([text, await check(text)]).toEqual([text, { verdict: 'NOT_OURS', giveaway: null }]);
  });
});
