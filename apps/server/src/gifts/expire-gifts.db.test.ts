import type { GiftId, PaymentId } from '@jara/domain/ids';
import { dormantAccount, giftAccount } from '@jara/domain/ledger/accounts';
import { chargeVerified } from '@jara/domain/ledger/journals';
import { minor } from '@jara/domain/money/money';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { auditOf, balance, chargeOf, claimsOf, giftOf, STAFF, setDaysAhead } from '../money-back/testing.ts';
import { createClock } from '../platform/database/clock.ts';
import { newId } from '../platform/ids.ts';
import { createGift } from './create-gift.ts';
import { expireGifts, reviveGift } from './expire-gifts.ts';

const HOUR_MS = 3_600_000;

describe('the end of a gift', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterEach(async () => {
    await setDaysAhead(world, 0);
    await world.expectCleanBooks();
  });
  afterAll(() => world.close());

  const expire = () => expireGifts(world.deps)();
  const revive = (giftId: GiftId) => reviveGift(world.deps)({ giftId, actor: STAFF, reason: 'The recipient was ill' });
  const claim = (quid: string) => world.browser().post(`/api/rules/claim?quid=${quid}`, {});

  async function giftWithWindow() {
    const { quid, sender } = await world.paidGift();
    const now = Date.now();
    const saved = await sender.post('/api/rules', {
      quid,
      startTime: new Date(now + HOUR_MS).toISOString(),
      endTime: new Date(now + 24 * HOUR_MS).toISOString(),
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    return { quid, gift: await giftOf(world, quid) };
  }

  it('comes with the sender’s time window, and the money stays with the gift', async () => {
    const { quid, gift } = await giftWithWindow();
    await setDaysAhead(world, 0.5);
    await expire();
    expect((await giftOf(world, quid)).status).toBe('ACTIVE');
    await setDaysAhead(world, 1.01);
    await expire();
    const closed = await giftOf(world, quid);
    expect(closed).toMatchObject({ status: 'EXPIRED', closedAt: expect.any(Date) });
    expect(await balance(world, giftAccount(gift.id))).toBe(naira(10_000));
    expect((await claim(quid)).status).toBe(410);
  });

  it('does not come for anything where the worker is a year ahead, and comes for what is due where its clock is right', async () => {
    const { quid } = await giftWithWindow();
    const lasting = await world.paidGift();
    const skewed = createClock(world.deps.db, { wall: () => Date.now() + 366 * 24 * HOUR_MS });
    await skewed.refresh();
    await expireGifts({ ...world.deps, clock: skewed })();
    expect((await giftOf(world, quid)).status).toBe('ACTIVE');
    // Not even what is due by the time of the database: nobody can tell from here which of the two clocks is wrong.
    await setDaysAhead(world, 1.01);
    await skewed.refresh();
    await expireGifts({ ...world.deps, clock: skewed })();
    expect((await giftOf(world, quid)).status).toBe('ACTIVE');
    await expire();
    expect((await giftOf(world, quid)).status).toBe('EXPIRED');
    expect((await giftOf(world, lasting.quid)).status).toBe('ACTIVE');
  });

  it('puts the money of a gift that closed early to rest once its year is over', async () => {
    const { quid, gift } = await giftWithWindow();
    await setDaysAhead(world, 2);
    await expire();
    await setDaysAhead(world, 366);
    await expire();
    await expire();
    expect(await balance(world, giftAccount(gift.id))).toBe(0);
    expect(await balance(world, dormantAccount(gift.id))).toBe(naira(10_000));
    expect((await giftOf(world, quid)).status).toBe('EXPIRED');
  });

  it('comes after 365 days, and only the unclaimed rest is put to rest', async () => {
    const { quid, sender } = await world.paidGift();
    await sender.post('/api/rules', { quid, totalSplits: 4 });
    expect((await claim(quid)).body.state).toBe('YOURS');
    const gift = await giftOf(world, quid);
    await setDaysAhead(world, 364.9);
    await expire();
    expect((await giftOf(world, quid)).status).toBe('SPLIT');
    await setDaysAhead(world, 365.1);
    await expire();
    expect((await giftOf(world, quid)).status).toBe('EXPIRED');
    expect(await balance(world, dormantAccount(gift.id))).toBe(naira(7_500));
    expect(await claimsOf(world, gift.id)).toMatchObject([{ status: 'GRANTED', share: naira(2_500) }]);
  });

  it('is not final: staff revive the gift, and it can end and be revived again', async () => {
    const { quid } = await world.paidGift();
    const gift = await giftOf(world, quid);
    for (const round of [1, 2]) {
      await setDaysAhead(world, 366 * round);
      await expire();
      expect(await balance(world, dormantAccount(gift.id))).toBe(naira(10_000));
      await revive(gift.id);
      expect(await giftOf(world, quid)).toMatchObject({ status: 'ACTIVE', closedAt: null });
      expect(await balance(world, giftAccount(gift.id))).toBe(naira(10_000));
    }
    expect((await claim(quid)).body).toMatchObject({ state: 'YOURS', amount: naira(10_000) });
    expect(await auditOf(world, gift.id)).toEqual([
      { action: 'gift.revive', staffId: STAFF.staffId },
      { action: 'gift.revive', staffId: STAFF.staffId },
    ]);
  });

  it('is shown anew as soon as staff revive the gift, to whoever looks at it, opened a share of it or opens one now', async () => {
    const { quid, sender } = await world.paidGift();
    await sender.post('/api/rules', { quid, totalSplits: 3 });
    const gift = await giftOf(world, quid);
    const first = world.browser();
    const endOf = (answer: { body: { quid: { expiresAt: string } } }) => answer.body.quid.expiresAt;
    const verify = () => world.browser().get(`/api/transactions/quid/${quid}/verify`);
    const again = () => first.post(`/api/rules/claim?quid=${quid}`, {});
    expect([endOf(await verify()), endOf(await again())]).toEqual(Array(2).fill(gift.expiresAt.toISOString()));

    await setDaysAhead(world, 366);
    await expire();
    const { expiresAt } = await revive(gift.id);
    expect(expiresAt.getTime()).toBeGreaterThan(gift.expiresAt.getTime());
    const shown = [endOf(await verify()), endOf(await again()), endOf(await claim(quid))];
    expect(shown).toEqual(Array(3).fill(expiresAt.toISOString()));
  });

  it('of a gift that was partly claimed is undone into a gift that is partly claimed', async () => {
    const { quid, sender } = await world.paidGift();
    await sender.post('/api/rules', { quid, totalSplits: 2 });
    await claim(quid);
    await setDaysAhead(world, 366);
    await expire();
    const { id } = await giftOf(world, quid);
    expect(await revive(id)).toMatchObject({ status: 'SPLIT' });
    expect((await claim(quid)).body).toMatchObject({ state: 'YOURS', amount: naira(5_000) });
  });

  it('is undone once when two members of staff revive the gift at the same time', async () => {
    const { quid } = await world.paidGift();
    await setDaysAhead(world, 366);
    await expire();
    const { id } = await giftOf(world, quid);
    const answers = await Promise.allSettled([revive(id), revive(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await balance(world, giftAccount(id))).toBe(naira(10_000));
  });

  it('cannot be undone while the gift is open, when its window is over, or when its draw has been published', async () => {
    const open = await giftOf(world, (await world.paidGift()).quid);
    await expect(revive(open.id)).rejects.toThrow('Only a gift that has ended');
    const timed = await giftWithWindow();
    const drawn = await world.paidGift();
    await drawn.sender.post('/api/rules', { quid: drawn.quid, luckyShares: 3 });
    await setDaysAhead(world, 366);
    await expire();
    await expect(revive(timed.gift.id)).rejects.toThrow('The time the sender chose is over');
    await expect(revive((await giftOf(world, drawn.quid)).id)).rejects.toThrow('has been published');
  });

  it('comes to any number of gifts, although several processes look for them at once', async () => {
    const ids = await manyGifts(250);
    await setDaysAhead(world, 366);
    const closed = await Promise.all([expire(), expire(), expire()]);
    await expire();
    expect(closed.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
    const { awake } = await world.deps.db
      .selectFrom('gifts')
      .select((eb) => eb.fn.countAll<number>().as('awake'))
      .where('id', 'in', ids)
      .where('status', '!=', 'EXPIRED')
      .executeTakeFirstOrThrow();
    expect(awake).toBe(0);
    expect(await balance(world, dormantAccount(ids.at(-1) as GiftId))).toBe(5_000);
  });

  /** Gifts made without their checkout, because only their number matters here. */
  const manyGifts = (count: number): Promise<GiftId[]> =>
    world.deps.db.transaction().execute(async (trx) => {
      const { payment } = await world.paidGift();
      const model = await trx.selectFrom('payments').selectAll().where('id', '=', payment.id).executeTakeFirstOrThrow();
      const now = new Date();
      const amount = minor(5_000);
      const payments = Array.from({ length: count }, () => ({
        ...model,
        rule: null,
        keptOnRefund: null,
        id: newId<PaymentId>(),
        reference: `jara-${newId()}`,
        amount,
      }));
      await trx.insertInto('payments').values(payments).execute();
      const charge = await chargeOf(world, payment.id);
      await trx
        .insertInto('charges')
        .values(
          payments.map(({ id, reference }) => ({
            ...charge,
            id: newId(),
            providerId: reference,
            reference,
            paymentId: id,
            amount,
          })),
        )
        .execute();
      const ids: GiftId[] = [];
      for (const payment of payments) {
        const { reference } = payment;
        const gift = await createGift(trx, { payment, now, beacon: undefined });
        await postJournal(
          trx,
          chargeVerified({ reference, giftId: gift.id, amount, fee: minor(75), currency: 'NGN' }),
          now,
        );
        ids.push(gift.id);
      }
      return ids;
    });

  it('and a claim at the same moment leave the money with one of them', async () => {
    const gifts = await Promise.all(Array.from({ length: 6 }, () => world.paidGift()));
    await setDaysAhead(world, 365);
    // Each gift ends within the second in which it is claimed.
    await Promise.all([
      ...gifts.map(({ quid }) => claim(quid)),
      expire(),
      expire(),
      ...gifts.map(({ quid }) => claim(quid)),
    ]);
    await setDaysAhead(world, 365.1);
    await expire();
    for (const { quid } of gifts) {
      const gift = await giftOf(world, quid);
      const claims = await claimsOf(world, gift.id);
      expect(gift.status).toBe(claims.length > 0 ? 'CLAIMED' : 'EXPIRED');
      expect(await balance(world, dormantAccount(gift.id))).toBe(claims.length > 0 ? 0 : naira(10_000));
    }
  });
});
