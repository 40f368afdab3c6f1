import { parseQuid } from '@jara/domain/gift/quid';
import { withdrawalFee } from '@jara/domain/money/fee';
import { RULE_TYPES } from '@jara/domain/rule/rule';
import { describe, expect, it } from 'vitest';
import { attention, dashboardFigures, workloadFigures } from './figures.ts';
import { financialFigures } from './financial-figures.ts';
import { giftFile, moneyBox } from './gift-file.ts';
import { makeWorld } from './make-world.ts';
import { isOpen } from './present.ts';

const now = Date.parse('2026-11-14T10:00:00Z');
const world = makeWorld(now);

describe('the practice world', () => {
  it('is the same for everybody who starts at the same moment', () => {
    expect(makeWorld(now)).toEqual(world);
    expect(makeWorld(now, 7)).not.toEqual(world);
  });

  it('has something of everything staff will meet', () => {
    const statuses = new Set(world.gifts.map(({ status }) => status));
    expect([...statuses].sort()).toEqual(['ACTIVE', 'BLOCKED', 'CLAIMED', 'CONFLICTED', 'EXPIRED', 'SPLIT']);
    const stages = new Set(world.withdrawals.map(({ stage }) => stage));
    for (const stage of ['REQUESTED', 'SUBMITTED', 'UNKNOWN', 'COMPLETED', 'FAILED', 'REJECTED']) {
      expect(stages).toContain(stage);
    }
    const rules = new Set(world.gifts.flatMap(({ rule }) => (rule ? [rule.rule.type] : [])));
    expect(rules).toEqual(new Set(RULE_TYPES));
    expect(new Set(world.payments.map(({ delivery }) => delivery))).toEqual(new Set(['MAIL', 'SELF']));
    expect(new Set(world.payments.map(({ feePaidBy }) => feePaidBy))).toEqual(new Set(['RECIPIENT', 'SENDER']));
    expect(world.gifts.some(({ opensAt }) => opensAt !== null && opensAt > now)).toBe(true);
    for (const happened of ['pausedAt', 'cancelledAt'] as const)
      expect(world.gifts.some((gift) => gift[happened] !== null)).toBe(true);
    for (const happened of ['replaced', 'deeds', 'thanks'] as const)
      expect(world.gifts.some((gift) => gift[happened].length > 0)).toBe(true);
    const states = new Set(world.users.map(({ state }) => state));
    expect([...states].sort()).toEqual(['ACTIVE', 'DEACTIVATED', 'INVITED']);
    expect(attention(world, now).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        ...['PROMISE_BROKEN', 'PROMISE_NEAR', 'PAYOUT_UNKNOWN', 'SUSPENSE_CHARGE'],
        ...['GIVEAWAY_REPORTED', 'GIVEAWAY_CROWDED'],
      ]),
    );
  });

  it('has one request that waits for its second person', () => {
    const half = world.withdrawals.filter(({ stage, approvals }) => stage === 'REQUESTED' && approvals.length === 1);
    expect(half).toHaveLength(1);
    expect(half[0]?.approvalsNeeded).toBe(2);
  });

  it('uses codes that a real claim page would accept', () => {
    for (const { quid } of world.gifts) expect(parseQuid(quid)).toBe(quid);
  });

  it('accounts for every kobo of every gift', () => {
    for (const gift of world.gifts) expect(moneyBox(world, gift)).toMatchObject({ addsUp: true });
    for (const { amount, fee, net } of world.withdrawals) expect(withdrawalFee(amount)).toMatchObject({ fee, net });
  });

  it('never lets anything happen in the future or before its cause', () => {
    for (const gift of world.gifts) {
      const { timeline } = giftFile(world, gift, now);
      const toCome = timeline.filter(({ at }) => Date.parse(at) > now);
      expect(toCome.every(({ title }) => title === 'Mail to the recipient: to leave then')).toBe(true);
      expect(timeline[0]?.kind).toBe('PAYMENT_STARTED');
    }
  });
});

describe('the figures of practice', () => {
  it('agree with one another', () => {
    const dashboard = dashboardFigures(world, now);
    const year = financialFigures(world, { period: '1year', currency: 'NGN' }, now);
    expect(year.monthlyRevenue.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(year.totalRevenue);
    expect(year.revenueBySource.reduce((sum, { amount }) => sum + amount, 0)).toBe(year.totalRevenue);
    expect(year.resultByKind.reduce((sum, { result }) => sum + result, 0)).toBe(year.netProfit);
    expect(dashboard.totalRevenue).toBe(year.totalRevenue);
    expect(year.netProfit).toBe(year.totalRevenue - year.totalFees);
  });

  it('are the same by day as by month, and on the dashboard', () => {
    const { revenueByDay } = dashboardFigures(world, now);
    const dates = { from: revenueByDay[0]?.day, to: revenueByDay.at(-1)?.day };
    const ask = { period: '1month', currency: 'NGN', ...dates } as const;
    const days = financialFigures(world, ask, now);
    expect(days.by).toBe('day');
    expect(days.steps.map(({ step, revenue }) => ({ day: step, revenue }))).toEqual(revenueByDay);
    expect(days.totalRevenue).toBe(financialFigures(world, { ...ask, by: 'month' }, now).totalRevenue);
    expect(days.steps.reduce((sum, { fees }) => sum + fees, 0)).toBe(days.totalFees);
  });

  it('sort all open work by age and by person', () => {
    const work = workloadFigures(world, now);
    expect(work.open).toBe(world.withdrawals.filter(isOpen).length);
    expect(work.byAge.reduce((sum, { open }) => sum + open, 0)).toBe(work.open);
    expect(work.byPerson.reduce((sum, { open }) => sum + open, 0)).toBe(work.open);
  });
});
