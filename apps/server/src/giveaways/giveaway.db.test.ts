import type { Quid } from '@jara/domain/gift/quid';
import { HOUR_MS } from '@jara/domain/time/lagos';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsOfDifferentPeople, type TestAccount } from '../../testing/accounts.ts';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { changeGiftStatus } from '../gifts/change-gift-status.ts';
import { expireGifts } from '../gifts/expire-gifts.ts';
import { refundEnded } from '../money-back/send-rest-back.ts';
import { claimsOf, endPayout, giftOf, setDaysAhead } from '../money-back/testing.ts';
import type { Db } from '../platform/database/db.ts';
import { addStaff } from '../staff/testing.ts';
import { createSnapshots } from './snapshots.ts';
import { lookAt, publicGift, WORDS } from './testing.ts';

interface ProviderSums {
  transfers: { reference: string; status: string; amount: number; accountNumber: string }[];
}

describe('a giveaway that everybody may see', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    await world.browser().get('/api/transactions/banks');
  });
  afterEach(async () => {
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const ask = (code: string, headers: Record<string, string> = {}) =>
    world.browser().get(`/api/giveaways/${code}`, headers);
  const claim = async (quid: string, recipient: Browser = world.browser()) => {
    const { body } = await recipient.post(`/api/rules/claim?quid=${quid}`, {});
    expect(body.state).toBe('YOURS');
    return { quid, recipient, claim: body };
  };
  const paid = async (share: Awaited<ReturnType<typeof claim>>, account: TestAccount) => {
    const withdrawal = await world.withdraw(share, account);
    await endPayout(world, withdrawal.id);
    return withdrawal;
  };

  it('goes from its start to its end with the money in sight, each share paid once', async () => {
    const startsAt = new Date(Date.now() + HOUR_MS).toISOString();
    const { quid, payment } = await publicGift(world, {}, { ...WORDS, startsAt, claimDays: 3 });
    const { id } = await giftOf(world, quid);
    const { at } = await world.deps.db
      .selectFrom('journals')
      .select('at')
      .where('ref', '=', `charge:${payment.reference}`)
      .executeTakeFirstOrThrow();
    expect(await lookAt(world, quid)).toMatchObject({
      ...WORDS,
      code: quid,
      state: 'WAITING',
      stopReason: null,
      amount: naira(30_000),
      here: naira(30_000),
      lockedSince: at.toISOString(),
      startsAt,
      closesAt: null,
      claimDays: 3,
      rule: { ruleType: 'EQUAL', equalShares: 3 },
      shares: { total: 3, taken: 0, inBank: 0 },
      draw: null,
      winners: [],
    });
    await setDaysAhead(world, 1);
    expect(await lookAt(world, quid)).toMatchObject({ state: 'OPEN', asOf: startsAt });
    const accounts = accountsOfDifferentPeople(3);
    const shares = [await claim(quid), await claim(quid)];
    const withdrawals = [await paid(shares[0] as never, accounts[0] as TestAccount)];
    const open = await lookAt(world, quid);
    expect(open).toMatchObject({
      state: 'OPEN',
      here: naira(20_000),
      shares: { total: 3, taken: 2, inBank: 1 },
      winners: [
        { slot: 1, amount: naira(10_000), letter: null, bank: null, inBankAt: null },
        { slot: 0, amount: naira(10_000), letter: expect.stringMatching(/^\p{Lu}$/u), bank: 'Zenith Bank' },
      ],
    });
    expect(Date.parse(open.winners[1]?.inBankAt ?? '')).not.toBeNaN();
    shares.push(await claim(quid));
    expect(await lookAt(world, quid)).toMatchObject({ state: 'GIVEN', here: naira(20_000) });
    for (const nth of [1, 2]) withdrawals.push(await paid(shares[nth] as never, accounts[nth] as TestAccount));
    const end = await lookAt(world, quid);
    expect(end).toMatchObject({ state: 'ENDED', here: 0, shares: { total: 3, taken: 3, inBank: 3 } });
    expect(end.winners).toHaveLength(3);

    const { transfers } = await world.control<ProviderSums>('GET', '/sums');
    for (const [nth, { reference }] of withdrawals.entries())
      expect(transfers.filter((transfer) => transfer.reference === reference)).toMatchObject([
        { status: 'success', accountNumber: accounts[nth]?.accountNumber },
      ]);
    expect(await claimsOf(world, id)).toHaveLength(3);
  });

  it('shows what is on its way to a bank as still here, and by its letter and bank at once', async () => {
    const { quid } = await publicGift(world);
    const share = await claim(quid);
    await world.withdraw(share);
    expect(await lookAt(world, quid)).toMatchObject({
      here: naira(30_000),
      shares: { taken: 1, inBank: 0 },
      winners: [{ letter: expect.any(String), bank: 'Zenith Bank', inBankAt: null }],
    });
  });

  it('says that its host has paused it, that we have stopped it and that it has ended', async () => {
    const { quid, sender, payment } = await publicGift(world);
    await claim(quid);
    await sender.post(`/api/sent/${payment.id}/pause`, {});
    expect((await lookAt(world, quid)).state).toBe('PAUSED');
    const { id: staffId } = await addStaff(world, 'ADMIN');
    const actor = { staffId, requestId: 'test', ip: '127.0.0.1' };
    const gift = { quid };
    await changeGiftStatus(world.deps)({ gift, status: 'BLOCKED', reason: 'A report', actor });
    expect(await lookAt(world, quid)).toMatchObject({ state: 'STOPPED', stopReason: null, here: naira(30_000) });
    await changeGiftStatus(world.deps)({ gift, status: 'ACTIVE', reason: 'All is well', actor });
    await sender.post(`/api/sent/${payment.id}/resume`, {});
    expect((await lookAt(world, quid)).state).toBe('OPEN');
    await sender.post(`/api/sent/${payment.id}/cancel`, {});
    // One share has its owner; the rest goes back.
    expect(await lookAt(world, quid)).toMatchObject({ state: 'GIVEN', here: naira(10_000) });
    const empty = await publicGift(world, { lifetimeDays: 7 });
    await setDaysAhead(world, 8);
    expect((await lookAt(world, empty.quid)).state).toBe('ENDED');
  });

  it('shows money that sleeps as still here, until it has gone back', async () => {
    const { quid } = await publicGift(world, { lifetimeDays: 7 });
    await setDaysAhead(world, 7.1);
    await expireGifts(world.deps)();
    expect(await lookAt(world, quid)).toMatchObject({ state: 'ENDED', here: naira(30_000) });
    await refundEnded(world.deps)();
    expect(await lookAt(world, quid)).toMatchObject({ state: 'ENDED', here: 0 });
  });

  it('keeps the number of the nth person secret until somebody is', async () => {
    const { quid } = await publicGift(world, { rule: { nthPerson: 2 } });
    await world.browser().post(`/api/rules/claim?quid=${quid}`, {});
    expect(await lookAt(world, quid)).toMatchObject({
      state: 'OPEN',
      shares: { total: 1, taken: 0 },
      rule: { nthPerson: null, commitment: expect.any(String) },
    });
    await claim(quid);
    expect(await lookAt(world, quid)).toMatchObject({ state: 'GIVEN', rule: { nthPerson: 2 } });
  });

  it('tells strangers nothing of anybody', async () => {
    const { quid, payment } = await publicGift(world, { senderName: 'Chidinma Okoro', message: 'Between us' });
    const share = await claim(quid);
    const account = { accountNumber: '3100000100', bankCode: '057' };
    const { accountName } = await paid(share, account);
    const { id } = await giftOf(world, quid);
    const [row] = await claimsOf(world, id);
    await lookAt(world, quid);
    const bytes = (await world.app.inject({ method: 'GET', url: `/api/giveaways/${quid}` })).body;
    expect(bytes).toContain('"bank":"Zenith Bank"');
    for (const secret of [
      'host@example.com',
      'ada@example.com',
      'Chidinma',
      'Between us',
      account.accountNumber,
      accountName,
      ...accountName.split(' ').filter((word) => word.length > 1),
      share.claim.accessKey,
      row?.browserId ?? '',
      row?.id ?? '',
      id,
      payment.id,
      payment.reference,
      payment.manageKey ?? '',
    ]) {
      expect(secret).not.toBe('');
      expect(bytes).not.toContain(secret);
    }
  });

  it('is not there for a gift that is not public, as if there were none; a code that was replaced says so', async () => {
    const { quid } = await world.paidGift({ rule: { equalShares: 2 } });
    const [secret, none] = [await ask(quid), await ask('0000000000000')];
    expect([secret.status, secret.body.code]).toEqual([404, 'giveaway_not_found']);
    expect({ ...secret.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
    expect(secret.headers['cache-control']).toBe('no-store');
    const mailed = await publicGift(world);
    await mailed.sender.post(`/api/sent/${mailed.payment.id}/address`, { email: 'right@example.com' });
    expect((await ask(mailed.quid)).body.code).toBe('gift_replaced');
    const { body } = await mailed.sender.get(`/api/sent/${mailed.payment.id}`);
    expect((await ask(body.quid)).body).toMatchObject({ ...WORDS, code: body.quid });
    expect(body.giveaway.path).toBe(`/g/${body.quid}`);
  });

  it('is sent once to whoever has it already, and is the same in every process until it changes', async () => {
    const { quid } = await publicGift(world);
    const first = await ask(quid);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=1',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    await lookAt(world, quid);
    const known = await ask(quid, { 'if-none-match': etag });
    expect([known.status, known.body, known.headers.etag]).toEqual([304, '', etag]);
    const elsewhere = await createSnapshots(world.deps).of(quid as Quid, '127.0.0.1');
    expect(elsewhere.body.etag()).toBe(etag);
    await claim(quid);
    await lookAt(world, quid);
    const changed = await ask(quid, { 'if-none-match': etag });
    expect([changed.status, changed.body.shares.taken]).toEqual([200, 1]);
  });

  describe('in a crowd', () => {
    /** Counts the looks, and holds them back while it is told to. */
    async function watched() {
      const { quid } = await publicGift(world);
      const time = { ms: 0 };
      const looks = { begun: 0, heldBack: Promise.resolve() };
      const db = world.deps.db.withPlugin({
        transformQuery: ({ node }) => {
          looks.begun += 1;
          return node;
        },
        transformResult: async ({ result }) => {
          await looks.heldBack;
          return result;
        },
      }) as Db;
      const snapshots = createSnapshots({ ...world.deps, db }, () => time.ms);
      const crowd = () => Promise.all(Array.from({ length: 100 }, () => snapshots.of(quid as Quid, '127.0.0.1')));
      return { quid, time, looks, crowd };
    }

    it('is read once for a hundred who come together, and once more for those a second later', async () => {
      const { time, looks, crowd } = await watched();
      const [first, ...others] = await crowd();
      expect(others.every((other) => other === first)).toBe(true);
      time.ms = 499;
      await crowd();
      expect(looks.begun).toBe(1);
      time.ms = 1_000;
      expect((await crowd())[0]).toBe(first);
      expect(looks.begun).toBe(2);
    });

    it('is looked at again before the second is over, and nobody waits for that', async () => {
      const { quid, time, looks, crowd } = await watched();
      const [first] = await crowd();
      await claim(quid);
      let letGo = () => {};
      looks.heldBack = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      time.ms = 500;
      expect(await crowd()).toEqual(Array(100).fill(first));
      time.ms = 999;
      expect(await crowd()).toEqual(Array(100).fill(first));
      expect(looks.begun).toBe(2);
      letGo();
      await expect.poll(async () => (await crowd())[0]?.giveaway.shares.taken).toBe(1);
      expect(looks.begun).toBe(2);
      time.ms = 1_500;
      await crowd();
      expect(looks.begun, 'its age is counted from when it began').toBe(3);
    });
  });
});
