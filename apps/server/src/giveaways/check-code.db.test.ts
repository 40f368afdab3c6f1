import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { lapseClaims } from '../claims/lapse-claims.ts';
import { madePublic } from '../claims/testing.ts';
import { sweepDraws } from '../draws/sweep-draws.ts';
import { drawGift, entrants, setHoursAhead } from '../draws/testing.ts';
import { changeGiftStatus } from '../gifts/change-gift-status.ts';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { endPayout, openDisputeAtBank, resolveDisputeAtBank, setDaysAhead } from '../money-back/testing.ts';
import { addStaff } from '../staff/testing.ts';
import { lookAt, publicGift, publish, WORDS } from './testing.ts';

describe('checking a code', { timeout: 60_000 }, () => {
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

  it('says the same as the page of the giveaway, whatever became of its shares', async () => {
    const bothSay = async (quid: string) => [(await lookAt(world, quid)).state, (await check(quid)).verdict];
    const lapse = lapseClaims(world.deps);
    const crowd = { amount: naira(20_000), claimDays: 8, lifetimeDays: 7 };

    // The bank took a part, and with it one of two shares; the other was paid.
    const disputed = await madePublic(world, { equalShares: 2 }, crowd);
    const shares = [];
    for (const recipient of [world.browser(), world.browser()]) {
      const { body } = await recipient.post(`/api/rules/claim?quid=${disputed.quid}`, {});
      shares.push({ quid: disputed.quid, recipient, claim: body });
    }
    const id = await openDisputeAtBank(world, disputed.payment.reference, naira(6_000));
    await recordDispute(world.deps)({ id });
    await resolveDisputeAtBank(world, id, 'lost');
    await recordDispute(world.deps)({ id });
    expect(await bothSay(disputed.quid)).toEqual(['GIVEN', 'REAL']);
    for (const share of shares) {
      const key = { 'x-access-key': share.claim.accessKey };
      const { body } = await share.recipient.get('/api/transactions/withdraw', key);
      if (body.canWithdraw) await endPayout(world, (await world.withdraw(share)).id);
    }
    expect(await bothSay(disputed.quid)).toEqual(['ENDED', 'ENDED']);

    const lapsed = await madePublic(world, { equalShares: 2 }, crowd);
    await world.browser().post(`/api/rules/claim?quid=${lapsed.quid}`, {});
    await setDaysAhead(world, 8.1);
    await expireGifts(world.deps)();
    expect(await bothSay(lapsed.quid)).toEqual(['GIVEN', 'REAL']);
    expect(await lapse()).toBe(1);
    expect(await bothSay(lapsed.quid)).toEqual(['ENDED', 'ENDED']);
    await setDaysAhead(world, 0);

    const draw = await drawGift(world, { winners: 1 }, { lifetimeDays: 30 });
    await publish(draw.sender, draw.payment.id, { ...WORDS, claimDays: 1 });
    await entrants(world, draw.quid, 2);
    await setHoursAhead(world, 1.1);
    await sweepDraws(world.deps)();
    expect(await bothSay(draw.quid)).toEqual(['GIVEN', 'REAL']);
    await setHoursAhead(world, 26);
    expect(await lapse()).toBe(1);
    expect(await bothSay(draw.quid)).toEqual(['GIVEN', 'REAL']);
    await setHoursAhead(world, 51);
    expect(await lapse()).toBe(1);
    expect(await bothSay(draw.quid)).toEqual(['ENDED', 'ENDED']);
  });

  it('answers whatever somebody was sent', async () => {
    const replaced = await publicGift(world);
    await replaced.sender.post(`/api/sent/${replaced.payment.id}/address`, { email: 'right@example.com' });
    for (const text of ['0000000000000', 'nonsense', '💸💸💸', '%', 'a/b/c', 'x'.repeat(390), replaced.quid])
      expect([text, await check(text)]).toEqual([text, { verdict: 'NOT_OURS', giveaway: null }]);
  });
});
