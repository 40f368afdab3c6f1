import type { Dashboard, Trend } from '@jara/contract/staff/dashboard';
import { FIGURE_LISTS, hrefOf } from '@jara/contract/staff/figure-lists';
import type { Notification } from '@jara/contract/staff/notifications';
import type { Workload } from '@jara/contract/staff/workload';
import { growthPercent, SMALLEST_BASE } from '@jara/domain/figures/growth';
import { stepsBetween } from '@jara/domain/figures/span';
import { type GiftStatus, isOpenForClaims } from '@jara/domain/gift/gift-status';
import { may } from '@jara/domain/staff/permissions';
import { addDays, lagosDay } from '@jara/domain/time/days';
import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import { keptPromisePercent, PROMISE_MS } from '@jara/domain/withdrawal/promise';
import { PAYMENT_NEEDS, WITHDRAWAL_NEEDS } from './needs.ts';
import { isOpen, showWithdrawal } from './present.ts';
import { isCrowded } from './present-giveaway.ts';
import {
  assigneeIdOf,
  giftOf,
  iso,
  nairaOf,
  nameOf,
  type PracticeReport,
  type PracticeWithdrawal,
  type World,
} from './world.ts';

const MONTH_MS = 30 * DAY_MS;

const total = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((sum, row) => sum + of(row), 0);

export function dashboardFigures(world: World, now: number): Dashboard {
  const paid = world.withdrawals.filter(({ stage }) => stage === 'COMPLETED');
  const pending = world.withdrawals.filter(({ stage }) => stage === 'REQUESTED');
  const within = (from: number, to: number) => (at: number) => at >= from && at < to;
  const lately = within(now - MONTH_MS, now + 1);
  const before = within(now - 2 * MONTH_MS, now - MONTH_MS);
  const trend = (
    measure: (inside: (at: number) => boolean) => number,
    measuredIn: keyof typeof SMALLEST_BASE = 'count',
  ): Trend => {
    const [current, previous] = [measure(lately), measure(before)];
    return { current, previous, changePercent: growthPercent(current, previous, measuredIn) };
  };
  const conversion = (inside: (at: number) => boolean): number => {
    const started = world.payments.filter(({ createdAt }) => inside(createdAt));
    const became = started.filter(({ giftId }) => giftId !== null);
    return started.length === 0 ? 0 : (became.length / started.length) * 100;
  };
  const feesOf = (rows: readonly PracticeWithdrawal[]) => nairaOf(world, rows, ({ fee }) => fee);
  const revenue = trend((inside) => feesOf(paid.filter(({ finishedAt }) => inside(finishedAt ?? 0))), 'minorUnits');
  const [rateNow, rateBefore] = [conversion(lately), conversion(before)];
  const startedBefore = world.payments.filter(({ createdAt }) => before(createdAt)).length;
  const conversionRate: Trend = {
    current: rateNow,
    previous: rateBefore,
    changePercent: startedBefore < SMALLEST_BASE.count ? null : ((rateNow - rateBefore) / rateBefore) * 100,
  };
  return {
    currency: 'NGN',
    totalUsers: world.payments.length + total(world.gifts, ({ attempts }) => attempts),
    totalTransactions: world.payments.length,
    transactionsThisMonth: world.payments.filter(({ createdAt }) => iso(createdAt).slice(0, 7) === iso(now).slice(0, 7))
      .length,
    totalRevenue: feesOf(paid),
    revenueByDay: stepsBetween({ from: addDays(lagosDay(new Date(now)), -29), to: lagosDay(new Date(now)) }, 'day').map(
      (day) => ({ day, revenue: feesOf(paid.filter(({ finishedAt }) => lagosDay(new Date(finishedAt ?? 0)) === day)) }),
    ),
    totalWithdrawals: nairaOf(world, paid),
    completedWithdrawals: paid.length,
    pendingWithdrawals: pending.length,
    pendingWithdrawalAmount: nairaOf(world, pending),
    activeQuids: world.gifts.filter(({ status }) => isOpenForClaims(status)).length,
    monthlyGrowth: revenue.changePercent,
    conversionRate: conversionRate.current,
    trends: {
      users: trend((inside) => world.payments.filter(({ createdAt }) => inside(createdAt)).length),
      revenue,
      gifts: trend((inside) => world.gifts.filter(({ createdAt }) => inside(createdAt)).length),
      conversionRate,
    },
    health: {
      status: 'ok',
      message: 'All systems operational',
      uptimeSeconds: Math.floor((now - world.startedAt) / 1000) + 12 * 86_400,
      responseMs: { median: 14, p95: 62 },
    },
    attention: attention(world, now),
    updatedAt: iso(now),
  };
}

/** What needs a person, the most urgent first. */
export function attention(world: World, now: number): Notification[] {
  const item = (
    kind: Notification['kind'],
    severity: Notification['severity'],
    title: string,
    rows: readonly PracticeWithdrawal[],
    list: Parameters<typeof hrefOf>[0],
  ): Notification[] => {
    const oldest = [...rows].sort((a, b) => a.createdAt - b.createdAt);
    if (oldest[0] === undefined) return [];
    return [
      {
        kind,
        severity,
        title,
        count: rows.length,
        amount: nairaOf(world, rows),
        oldestAt: iso(oldest[0].createdAt),
        link: hrefOf(list),
        examples: oldest.slice(0, 3).map(({ id, accountName, createdAt }) => ({
          id,
          label: accountName,
          link: `/admin/withdrawals?id=${id}`,
          at: iso(createdAt),
        })),
      },
    ];
  };
  const needing = (kind: keyof typeof WITHDRAWAL_NEEDS) =>
    world.withdrawals.filter((row) => WITHDRAWAL_NEEDS[kind](row, now));
  const late = needing('PROMISE_BROKEN');
  const near = needing('PROMISE_NEAR');
  const lost = world.withdrawals.filter(({ stage }) => stage === 'UNKNOWN');
  const failed = needing('PAYOUT_FAILED');
  const held = world.payments.filter(PAYMENT_NEEDS.SUSPENSE_CHARGE);
  const conflicted = world.gifts.filter(({ status }) => status === 'CONFLICTED');
  const reported = world.giveaways.filter(({ reports }) => reports.some(isUnhandled));
  const crowded = world.giveaways.filter(
    ({ giftId, networks }) => networks.some(isCrowded) && MAY_BE_TAKEN.has(giftOf(world, giftId).status),
  );
  const naira = (rows: readonly { currency: string; amount: number }[]) =>
    total(
      rows.filter(({ currency }) => currency === 'NGN'),
      ({ amount }) => amount,
    );
  return [
    ...operationsAttention(world),
    ...item('PROMISE_BROKEN', 'urgent', 'Withdrawals over 24 hours', late, FIGURE_LISTS.brokenPromises),
    ...item('PROMISE_NEAR', 'warning', 'Withdrawals close to 24 hours', near, FIGURE_LISTS.nearPromises),
    ...item('PAYOUT_UNKNOWN', 'urgent', 'Payouts without an answer', lost, FIGURE_LISTS.unknownPayouts),
    ...item('PAYOUT_FAILED', 'warning', 'Payouts that failed this week', failed, FIGURE_LISTS.failedPayouts),
    ...many('SUSPENSE_CHARGE', 'urgent', 'Payments with a charge in suspense', hrefOf(FIGURE_LISTS.heldCharges), {
      count: held.length,
      amount: naira(held.map(({ currency, suspended }) => ({ currency, amount: suspended?.amount ?? 0 }))),
      oldestAt: oldestOf(held.map(({ suspended }) => suspended?.at ?? now)),
    }),
    ...many(
      'GIFT_CONFLICTED',
      'warning',
      'Gifts that are frozen until somebody decides',
      hrefOf(FIGURE_LISTS.conflictedGifts),
      {
        count: conflicted.length,
        amount: naira(conflicted),
        oldestAt: oldestOf(conflicted.map(({ updatedAt }) => updatedAt)),
      },
    ),
    ...many('GIVEAWAY_REPORTED', 'warning', 'Giveaways that were reported', hrefOf(FIGURE_LISTS.reportedGiveaways), {
      count: reported.length,
      amount: null,
      oldestAt: oldestOf(reported.flatMap(({ reports }) => reports.filter(isUnhandled).map(({ at }) => at))),
    }),
    ...many('GIVEAWAY_CROWDED', 'warning', 'Giveaways tried by very many from one network', '/admin/giveaways', {
      count: crowded.length,
      amount: null,
      oldestAt: oldestOf(crowded.map(({ publishedAt }) => publishedAt)),
    }),
  ];
}

const isUnhandled = ({ handled }: PracticeReport): boolean => handled === null;

/** Where it still matters who comes. */
const MAY_BE_TAKEN: ReadonlySet<GiftStatus> = new Set(['ACTIVE', 'SPLIT', 'CLAIMED']);

const oldestOf = (times: readonly number[]): string | null => (times.length === 0 ? null : iso(Math.min(...times)));

const many = (
  kind: Notification['kind'],
  severity: Notification['severity'],
  title: string,
  link: string,
  figures: Pick<Notification, 'count' | 'amount' | 'oldestAt'>,
): Notification[] => (figures.count === 0 ? [] : [{ kind, severity, title, ...figures, link, examples: [] }]);

/** What is paused, and what the provider says differently. */
function operationsAttention({ operations: { switches, items } }: World): Notification[] {
  const paused = switches.filter(({ isOn }) => !isOn);
  const differing = items.filter(({ closedAt }) => closedAt === null);
  const shared = { severity: 'urgent' as const, link: '/admin/operations', examples: [] };
  return [
    ...(paused[0]
      ? [
          {
            ...shared,
            kind: 'PAUSED' as const,
            title: 'Parts of the product that are paused',
            count: paused.length,
            amount: null,
            oldestAt: paused[0].changedAt,
          },
        ]
      : []),
    ...(differing[0]
      ? [
          {
            ...shared,
            kind: 'RECONCILIATION_OPEN' as const,
            title: 'Differences between the provider and our books',
            count: differing.length,
            amount: total(differing, ({ amount }) => amount ?? 0),
            oldestAt: differing[0].firstSeenAt,
          },
        ]
      : []),
  ];
}

const AGES = [
  { age: 'UNDER_6H', from: 0, to: 6 },
  { age: 'UNDER_12H', from: 6, to: 12 },
  { age: 'UNDER_24H', from: 12, to: 24 },
  { age: 'BROKEN', from: 24, to: Number.POSITIVE_INFINITY },
] as const;

export function workloadFigures(world: World, now: number): Workload {
  const { withdrawals } = world;
  const open = withdrawals.filter(isOpen);
  const load = (rows: readonly PracticeWithdrawal[]) => ({
    open: rows.length,
    amount: nairaOf(world, rows),
    oldestAt: oldestOf(rows.map(({ createdAt }) => createdAt)),
    broken: rows.filter((row) => WITHDRAWAL_NEEDS.PROMISE_BROKEN(row, now)).length,
  });
  const deciders = world.users.filter(({ role, state }) => may(role, 'withdrawals.decide') && state === 'ACTIVE');
  const arrived = withdrawals.filter(
    ({ stage, finishedAt }) => stage === 'COMPLETED' && now - (finishedAt ?? 0) < MONTH_MS,
  );
  const took = arrived.map(({ createdAt, finishedAt }) => (finishedAt ?? createdAt) - createdAt).sort((a, b) => a - b);
  const kept = took.filter((ms) => ms <= PROMISE_MS).length;
  const median = took[Math.floor(took.length / 2)];
  return {
    ...load(open),
    pending: open.filter(({ stage }) => stage === 'REQUESTED').length,
    onTheirWay: open.filter(({ stage }) => stage !== 'REQUESTED').length,
    byAge: AGES.map(({ age, from, to }) => {
      const rows = open.filter(({ createdAt }) => now - createdAt >= from * HOUR_MS && now - createdAt < to * HOUR_MS);
      return { age, open: rows.length, amount: nairaOf(world, rows) };
    }),
    byPerson: [
      {
        staff: null,
        role: null,
        ...load(open.filter(({ id }) => assigneeIdOf(world, id) === null)),
        decidedToday: 0,
      },
      ...deciders.map(({ id, role }) => ({
        staff: { id, name: nameOf(world, id) },
        role,
        ...load(open.filter((row) => assigneeIdOf(world, row.id) === id)),
        decidedToday: withdrawals.filter(({ approvals }) =>
          approvals.some(({ staffId, at }) => staffId === id && iso(at).slice(0, 10) === iso(now).slice(0, 10)),
        ).length,
      })),
    ],
    next: [...open]
      .sort((a, b) => a.createdAt - b.createdAt)
      .slice(0, 10)
      .map((row) => showWithdrawal(world, row, now)),
    keptPromisePercent: keptPromisePercent({ kept, late: took.length - kept, overdue: load(open).broken }),
    medianHours: median === undefined ? null : median / HOUR_MS,
  };
}

/** How a gift was shared out, for the sources of revenue. */
export const sourceOf = (world: World, { giftId }: PracticeWithdrawal) =>
  giftOf(world, giftId).rule?.rule.type ?? 'PLAIN';
