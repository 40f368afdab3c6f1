import { type Financial, type FinancialPeriod, REVENUE_SOURCES } from '@jara/contract/staff/financial';
import type { Currency } from '@jara/domain/money/money';
import { collectionFee, transferFee } from '@jara/domain/money/provider-fees';
import { DAY_MS } from '@jara/domain/time/lagos';
import { sourceOf } from './figures.ts';
import { giftOf, iso, type World } from './world.ts';

const DAYS: Record<FinancialPeriod, number> = { '1month': 30, '3months': 91, '6months': 182, '1year': 365 };

interface Span {
  from: number;
  to: number;
}

export function financialFigures(
  world: World,
  { period, currency }: { period: FinancialPeriod; currency: Currency },
  now: number,
): Financial {
  const lengthMs = DAYS[period] * DAY_MS;
  const span = { from: now - lengthMs, to: now + 1 };
  const before = { from: span.from - lengthMs, to: span.from };
  const { costs, ...totals } = totalsOf(world, currency, span);
  const { costs: _, ...previous } = totalsOf(world, currency, before);
  const months = monthsOf(span);
  const monthsBefore = monthsOf(before);
  const paid = paidIn(world, currency, span);
  return {
    period,
    currency,
    from: iso(span.from).slice(0, 10),
    to: iso(now).slice(0, 10),
    ...totals,
    costs,
    previous,
    monthlyRevenue: months.map(({ month, ...inside }, index) => {
      const here = totalsOf(world, currency, inside);
      const ghost = monthsBefore[index];
      return {
        month,
        revenue: here.totalRevenue,
        fees: here.totalFees,
        withdrawals: here.totalWithdrawals,
        netProfit: here.netProfit,
        previousRevenue: ghost ? totalsOf(world, currency, ghost).totalRevenue : 0,
      };
    }),
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
const inside = ({ from, to }: Span, at: number | null): boolean => at !== null && at >= from && at < to;

const paidIn = (world: World, currency: Currency, span: Span) =>
  world.withdrawals.filter(
    ({ stage, finishedAt, giftId }) =>
      stage === 'COMPLETED' && inside(span, finishedAt) && giftOf(world, giftId).currency === currency,
  );

const giftsIn = (world: World, currency: Currency, span: Span) =>
  world.gifts.filter((gift) => gift.currency === currency && inside(span, gift.createdAt));

function totalsOf(world: World, currency: Currency, span: Span) {
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

/** The calendar months a span touches, the first and the last cut to its days. */
function monthsOf({ from, to }: Span): (Span & { month: string })[] {
  const months: (Span & { month: string })[] = [];
  for (let start = from; start < to; ) {
    const date = new Date(start);
    const end = Math.min(to, Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
    months.push({ month: iso(start).slice(0, 7), from: start, to: end });
    start = end;
  }
  return months;
}
