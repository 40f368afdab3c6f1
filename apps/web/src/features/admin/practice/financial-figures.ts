import {
  type Financial,
  type FinancialPeriod,
  type FinancialStep,
  REVENUE_SOURCES,
} from '@jara/contract/staff/financial';
import { type Span, type Step, spanOfDates, spanOfMonths, stepsBetween, usualStep } from '@jara/domain/figures/span';
import type { Currency } from '@jara/domain/money/money';
import { collectionFee, transferFee } from '@jara/domain/money/provider-fees';
import { addDays, addMonths, type Day, lagosDay, startOfDay } from '@jara/domain/time/days';
import { sourceOf } from './figures.ts';
import { giftOf, iso, type World } from './world.ts';

const MONTHS: Record<FinancialPeriod, number> = { '1month': 1, '3months': 3, '6months': 6, '1year': 12 };

interface Moments {
  from: number;
  to: number;
}

interface Ask {
  period: FinancialPeriod;
  currency: Currency;
  from?: string | undefined;
  to?: string | undefined;
  by?: Step | undefined;
}

export function financialFigures(world: World, { period, currency, from, to, by: asked }: Ask, now: number): Financial {
  const today = lagosDay(new Date(now));
  const isChosen = from !== undefined && to !== undefined;
  const days = isChosen ? spanOfDates(from, to, today) : spanOfMonths(MONTHS[period], today);
  const by = asked ?? usualStep(days);
  const span = momentsOf(days);
  const { costs, ...totals } = totalsOf(world, currency, span);
  const { costs: _, ...previous } = totalsOf(world, currency, momentsOf(days.before));
  const cut = (step: Step) => cutInto(world, currency, days, step);
  const paid = paidIn(world, currency, span);
  return {
    period: isChosen ? null : period,
    currency,
    from: days.from,
    to: days.to,
    ...totals,
    costs,
    previous,
    monthlyRevenue: cut('month').map(({ step, ...figures }) => ({ month: step, ...figures })),
    by,
    steps: cut(by),
    revenueBySource: REVENUE_SOURCES.map((source) => {
      const amount = sum(paid.filter((row) => sourceOf(world, row) === source).map(({ fee }) => fee));
      return { source, amount, percentage: totals.totalRevenue === 0 ? 0 : (amount / totals.totalRevenue) * 100 };
    }),
    resultByKind: REVENUE_SOURCES.map((source) => {
      const rows = paid.filter((row) => sourceOf(world, row) === source);
      const gifts = giftsIn(world, currency, span).filter(({ rule }) => (rule?.rule.type ?? 'PLAIN') === source);
      const revenue = sum(rows.map(({ fee }) => fee));
      const collectionFees = sum(gifts.map(({ amount }) => collectionFee(amount)));
      const transferFees = sum(rows.map(({ net }) => transferFee(net)));
      return { source, revenue, collectionFees, transferFees, result: revenue - collectionFees - transferFees };
    }),
    profitMargin: share(totals.netProfit, totals.totalRevenue),
    feeCollectionRate: share(totals.totalRevenue, totals.totalWithdrawals),
    withdrawalRate: share(totals.totalWithdrawals, totals.totalGifts),
    updatedAt: iso(now),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const share = (part: number, whole: number): number | null => (whole === 0 ? null : (part / whole) * 100);
const inside = ({ from, to }: Moments, at: number | null): boolean => at !== null && at >= from && at < to;

const paidIn = (world: World, currency: Currency, span: Moments) =>
  world.withdrawals.filter(
    ({ stage, finishedAt, giftId }) =>
      stage === 'COMPLETED' && inside(span, finishedAt) && giftOf(world, giftId).currency === currency,
  );

const giftsIn = (world: World, currency: Currency, span: Moments) =>
  world.gifts.filter((gift) => gift.currency === currency && inside(span, gift.createdAt));

function totalsOf(world: World, currency: Currency, span: Moments) {
  const paid = paidIn(world, currency, span);
  const gifts = giftsIn(world, currency, span);
  const refunds = world.gifts.filter((gift) => gift.currency === currency && inside(span, gift.refund?.at ?? null));
  const totalRevenue = sum(paid.map(({ fee }) => fee));
  const collectionFees = sum(gifts.map(({ amount }) => collectionFee(amount)));
  const transferFees = sum(paid.map(({ net }) => transferFee(net)));
  return {
    totalRevenue,
    totalFees: collectionFees + transferFees,
    totalWithdrawals: sum(paid.map(({ amount }) => amount)),
    netProfit: totalRevenue - collectionFees - transferFees,
    totalGifts: sum(gifts.map(({ amount }) => amount)),
    totalRefunds: sum(refunds.map(({ refund }) => refund?.amount ?? 0)),
    costs: { collectionFees, transferFees, stampDuty: 0, chargebackLosses: 0 },
  };
}

function cutInto(world: World, currency: Currency, days: Span, by: Step): FinancialStep[] {
  const places = stepsBetween(days.before, by);
  return stepsBetween(days, by).map((step, place) => {
    const here = totalsOf(world, currency, momentsOf(daysIn(step, days)));
    const there = places[place];
    return {
      step,
      revenue: here.totalRevenue,
      fees: here.totalFees,
      withdrawals: here.totalWithdrawals,
      netProfit: here.netProfit,
      previousRevenue: there ? totalsOf(world, currency, momentsOf(daysIn(there, days.before))).totalRevenue : 0,
    };
  });
}

const momentsOf = ({ from, to }: { from: Day; to: Day }): Moments => ({
  from: startOfDay(from).getTime(),
  to: startOfDay(addDays(to, 1)).getTime(),
});

/** A day, or the days of a month that lie inside. */
function daysIn(step: string, { from, to }: { from: Day; to: Day }): { from: Day; to: Day } {
  if (step.length > 7) return { from: step, to: step };
  const first = `${step}-01`;
  const last = addDays(addMonths(first, 1), -1);
  return { from: first < from ? from : first, to: last > to ? to : last };
}
