import type { Role } from '@jara/domain/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, naira, type World } from '../../../testing/world.ts';
import { endPayout, openDisputeAtBank, resolveDisputeAtBank, wrongCharge } from '../../money-back/testing.ts';
import { checkFigures } from '../../operations/books/check-figures.ts';
import { signInEverybody } from '../../staff/testing.ts';

describe('money in trouble', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld({ worker: true });
    staff = await signInEverybody(world);
  });
  afterAll(() => world.close());

  const get = async (path: string) => (await staff.ADMIN.get(`/api/admin/${path}`)).body;
  const attention = async () =>
    new Map((await get('notifications')).items.map((item: { kind: string }) => [item.kind, item]));

  it('shows a charge of a wrong sum, which staff send back', async () => {
    const { payment, charge } = await wrongCharge(world, { amount: 900_000 });
    const kinds = await attention();
    expect(kinds.get('SUSPENSE_CHARGE')).toMatchObject({ count: 1, amount: 900_000, severity: 'urgent' });
    expect(kinds.get('GIFT_CONFLICTED')).toMatchObject({ count: 1 });

    const { charges, giftId } = await get(`transactions/${payment.id}`);
    expect(charges).toMatchObject([{ id: charge.id, became: 'SUSPENSE', held: 900_000 }]);
    expect((await get(`quids/${giftId}`)).money).toMatchObject({
      paid: 900_000,
      suspended: 900_000,
      unclaimed: 0,
      addsUp: true,
    });

    const decide = (what: string, browser: Browser = staff.ADMIN) =>
      browser.post(`/api/admin/charges/${charge.id}/${what}`, { reason: 'Half paid' });
    expect((await decide('refund', staff.SUPPORT)).status).toBe(403);
    expect((await decide('release')).status).toBeGreaterThanOrEqual(400);
    expect((await decide('refund')).body).toEqual({ chargeId: charge.id, done: true });
    expect((await attention()).has('SUSPENSE_CHARGE')).toBe(false);
    const { money } = await get(`quids/${giftId}`);
    expect([money.suspended, money.refunding + money.refunded, money.addsUp]).toEqual([0, 900_000, true]);
  });

  it('adds up through a dispute that is lost after the money has gone to a bank', async () => {
    const claimed = await world.claimed({ amount: naira(10_000) });
    const withdrawal = await world.withdraw(claimed);
    await endPayout(world, withdrawal.id);
    const { payment } = await get(`quids/${claimed.quid}`);
    const dispute = await openDisputeAtBank(world, payment.reference);
    await expect.poll(async () => (await get(`quids/${claimed.quid}`)).status).toBe('CONFLICTED');
    expect((await attention()).get('DISPUTE_OPEN')).toMatchObject({ count: 1, amount: naira(10_000) });
    await resolveDisputeAtBank(world, dispute, 'merchant-accepted');
    await expect
      .poll(async () => (await get(`quids/${claimed.quid}`)).disputes[0]?.status, { timeout: 15_000 })
      .toBe('LOST');

    const file = await get(`quids/${claimed.quid}`);
    expect(file.money).toMatchObject({
      paid: naira(10_000),
      paidOut: naira(9_700),
      ourFee: naira(300),
      chargedBack: 0,
      chargebackLoss: naira(10_000),
      addsUp: true,
    });
    expect(file.timeline.filter(({ kind }: { kind: string }) => kind === 'DISPUTE')).toHaveLength(2);
    const { costs, netProfit, totalRevenue, totalFees } = await get('financial');
    expect(costs.chargebackLosses).toBe(naira(10_000));
    expect(netProfit).toBe(totalRevenue - totalFees - naira(10_000));
  });

  it('adds up through a dispute that is won, and one lost while the gift was still closed', async () => {
    for (const resolution of ['declined', 'merchant-accepted']) {
      const { quid, payment } = await world.paidGift({ amount: naira(20_000) });
      const dispute = await openDisputeAtBank(world, payment.reference);
      await expect
        .poll(async () => (await get(`quids/${quid}`)).money.disputed, { timeout: 15_000 })
        .toBe(naira(20_000));
      await resolveDisputeAtBank(world, dispute, resolution);
      await expect.poll(async () => (await get(`quids/${quid}`)).money.disputed).toBe(0);
      const { money } = await get(`quids/${quid}`);
      expect(money).toMatchObject({
        addsUp: true,
        ...(resolution === 'declined'
          ? { unclaimed: naira(20_000) }
          : { chargedBack: naira(20_000), chargebackLoss: 0 }),
      });
    }
  });

  it('leaves the books clean and the figures right', async () => {
    await world.expectCleanBooks();
    expect(await checkFigures(world.deps.db)).toEqual([]);
    expect(await get('ledger/check')).toMatchObject({ isClean: true, problems: [] });
  });
});
