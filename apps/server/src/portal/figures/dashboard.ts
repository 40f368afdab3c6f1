import type { Dashboard, Trend } from '@jara/contract/staff/dashboard';
import { growthPercent, SMALLEST_BASE } from '@jara/domain/figures/growth';
import { stepsBetween } from '@jara/domain/figures/span';
import { OPEN_GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { addDays, addMonths, type Day, lagosDay, monthOf } from '@jara/domain/time/days';
import { type Kysely, sql } from 'kysely';
import { readiness } from '../../health/health.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { responseTimes } from '../../platform/http/response-times.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import type { Days } from '../lists/days.ts';
import { recordTotals, totalOf, worthOf } from '../lists/record-totals.ts';
import { stepsOf } from '../lists/staff-withdrawals.ts';
import { percentOf, totalsOf } from './financial.ts';
import { readNotifications } from './notifications.ts';

const TREND_DAYS = 30;
const currency = DEFAULT_CURRENCY;

/** The state of the product at a glance. Every figure is a sum over days, so it costs the same in a year as today. */
export const readDashboard =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  async (me: StaffOfRequest): Promise<Dashboard> => {
    const { db, clock } = deps;
    const now = clock.now();
    const today = lagosDay(now);
    const lately = { from: addDays(today, 1 - TREND_DAYS), to: today };
    const before = { from: addDays(today, 1 - 2 * TREND_DAYS), to: addDays(today, -TREND_DAYS) };
    const month = { from: `${monthOf(today)}-01`, to: today };
    const payments = (days: Days = {}) => recordTotals(db, 'payment', { days });
    const gifts = (days: Days = {}) => recordTotals(db, 'gift', { days });

    const [
      allPayments,
      monthPayments,
      latePayments,
      earlyPayments,
      allGifts,
      lateGifts,
      earlyGifts,
      withdrawals,
      books,
      people,
      health,
      attention,
    ] = await Promise.all([
      payments(),
      payments(month),
      payments(lately),
      payments(before),
      gifts(),
      gifts(lately),
      gifts(before),
      recordTotals(db, 'withdrawal'),
      sumBooks(db, { lately, before, month, monthBefore: sameDaysBefore(month) }),
      countPeople(db, { lately, before }),
      readiness(deps),
      readNotifications(deps)(me),
    ]);
    const conversion = (totals: typeof latePayments) =>
      percentOf(totalOf(totals, 'count', ['SUCCESS', 'REVERSED']), totalOf(totals, 'count')) ?? 0;
    const pending = stepsOf(['PENDING']);
    return {
      currency,
      revenueByDay: stepsBetween(lately, 'day').map((day) => {
        const { totalRevenue } = totalsOf(books.rows.filter((row) => row.day === day));
        return { day, revenue: totalRevenue };
      }),
      totalUsers: people.all,
      totalTransactions: totalOf(allPayments, 'count'),
      transactionsThisMonth: totalOf(monthPayments, 'count'),
      totalRevenue: books.all.totalRevenue,
      totalWithdrawals: books.all.totalWithdrawals,
      completedWithdrawals: totalOf(withdrawals, 'count', ['COMPLETED']),
      pendingWithdrawals: totalOf(withdrawals, 'count', pending),
      pendingWithdrawalAmount: worthOf(withdrawals, pending),
      activeQuids: totalOf(allGifts, 'count', OPEN_GIFT_STATUSES),
      monthlyGrowth: growthPercent(books.month.totalRevenue, books.monthBefore.totalRevenue, 'minorUnits'),
      conversionRate: conversion(latePayments),
      trends: {
        users: trendOf(people.lately, people.before, 'count'),
        revenue: trendOf(books.lately.totalRevenue, books.before.totalRevenue, 'minorUnits'),
        gifts: trendOf(totalOf(lateGifts, 'count'), totalOf(earlyGifts, 'count'), 'count'),
        conversionRate: rateTrendOf(
          conversion(latePayments),
          conversion(earlyPayments),
          totalOf(earlyPayments, 'count'),
        ),
      },
      health: {
        status: health.status,
        message: health.message,
        uptimeSeconds: Math.floor(process.uptime()),
        responseMs: responseTimes(),
      },
      attention: attention.items,
      updatedAt: now.toISOString(),
    };
  };

const trendOf = (current: number, previous: number, measuredIn: keyof typeof SMALLEST_BASE): Trend => ({
  current,
  previous,
  changePercent: growthPercent(current, previous, measuredIn),
});

/** A rate says as much as the number of things it was made of. */
const rateTrendOf = (current: number, previous: number, things: number): Trend => ({
  current,
  previous,
  changePercent: things < SMALLEST_BASE.count ? null : percentOf(current - previous, previous),
});

/** A month so far is compared with as many days of the month before, or it would always seem to shrink. */
const sameDaysBefore = ({ from, to }: { from: Day; to: Day }) => ({ from: addMonths(from, -1), to: addMonths(to, -1) });

type Spans<Name extends string> = Record<Name, { from: Day; to: Day }>;

async function sumBooks<Name extends string>(db: Kysely<Schema>, spans: Spans<Name | 'lately'>) {
  const names = Object.keys(spans) as (Name | 'lately')[];
  const isIn = ({ from, to }: { from: Day; to: Day }) => sql`day between ${from}::date and ${to}::date`;
  const { rows } = await sql<Parameters<typeof totalsOf>[0][number] & { spans: boolean[]; day: Day | null }>`
    select event, account, array[${sql.join(names.map((name) => isIn(spans[name])))}] as spans,
           case when ${isIn(spans.lately)} then to_char(day, 'YYYY-MM-DD') end as day,
           sum(debit)::bigint as debit, sum(credit)::bigint as credit
    from ledger_by_day where currency = ${currency}
      and account in ('withdrawal_fee_revenue', 'payout_hold', 'fee_hold', 'claim')
    group by 1, 2, 3, 4
  `.execute(db);
  const sums = Object.fromEntries(names.map((name, index) => [name, totalsOf(rows.filter((row) => row.spans[index]))]));
  // The chart and the sum beside it are the same rows.
  return { ...(sums as Record<Name | 'lately', ReturnType<typeof totalsOf>>), all: totalsOf(rows), rows };
}

async function countPeople(db: Kysely<Schema>, { lately, before }: Spans<'lately' | 'before'>) {
  const { rows } = await sql<{ all: number; lately: number; before: number }>`
    select coalesce(sum(people), 0)::bigint as all,
           coalesce(sum(people) filter (where day between ${lately.from}::date and ${lately.to}::date), 0)::bigint as lately,
           coalesce(sum(people) filter (where day between ${before.from}::date and ${before.to}::date), 0)::bigint as before
    from people_by_day
  `.execute(db);
  return rows[0] ?? { all: 0, lately: 0, before: 0 };
}
