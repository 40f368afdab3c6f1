import type { Dashboard, Trend } from '@jara/contract/staff/dashboard';
import type { Notification } from '@jara/contract/staff/notifications';
import type { Workload } from '@jara/contract/staff/workload';
import { isOpenForClaims } from '@jara/domain/gift/gift-status';
import { may } from '@jara/domain/staff/permissions';
import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import { isOpen, showWithdrawal } from './present.ts';
import { giftOf, iso, nameOf, type PracticeWithdrawal, type World } from './world.ts';

const MONTH_MS = 30 * DAY_MS;

/** Figures are in naira; gifts in other currencies are counted and not added up. */
export const inNaira = (world: World) => {
  const gifts = world.gifts.filter(({ currency }) => currency === 'NGN');
  const ids = new Set(gifts.map(({ id }) => id));
  return { gifts, withdrawals: world.withdrawals.filter(({ giftId }) => ids.has(giftId)) };
};

const total = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((sum, row) => sum + of(row), 0);

export function dashboardFigures(world: World, now: number): Dashboard {
  const { withdrawals } = inNaira(world);
  const paid = withdrawals.filter(({ stage }) => stage === 'COMPLETED');
  const pending = withdrawals.filter(isOpen);
  const within = (from: number, to: number) => (at: number) => at >= from && at < to;
  const trend = (measure: (inside: (at: number) => boolean) => number): Trend => {
    const current = measure(within(now - MONTH_MS, now + 1));
    const previous = measure(within(now - 2 * MONTH_MS, now - MONTH_MS));
    return { current, previous, changePercent: previous === 0 ? null : ((current - previous) / previous) * 100 };
  };
  const conversion = (inside: (at: number) => boolean): number => {
    const started = world.payments.filter(({ createdAt }) => inside(createdAt));
    const became = started.filter(({ giftId }) => giftId !== null);
    return started.length === 0 ? 0 : (became.length / started.length) * 100;
  };
  const revenue = trend((inside) =>
    total(
      paid.filter(({ finishedAt }) => inside(finishedAt ?? 0)),
      ({ fee }) => fee,
    ),
  );
  const conversionRate = trend(conversion);
  return {
    currency: 'NGN',
    totalUsers: world.payments.length + total(world.gifts, ({ attempts }) => attempts),
    totalTransactions: world.payments.length,
    transactionsThisMonth: world.payments.filter(({ createdAt }) => iso(createdAt).slice(0, 7) === iso(now).slice(0, 7))
      .length,
    totalRevenue: total(paid, ({ fee }) => fee),
    totalWithdrawals: total(paid, ({ amount }) => amount),
    completedWithdrawals: paid.length,
    pendingWithdrawals: pending.length,
    pendingWithdrawalAmount: total(pending, ({ amount }) => amount),
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
  const { withdrawals } = inNaira(world);
  const open = withdrawals.filter(isOpen);
  const item = (
    kind: Notification['kind'],
    severity: Notification['severity'],
    title: string,
    rows: readonly PracticeWithdrawal[],
    link: string,
  ): Notification[] => {
    const oldest = [...rows].sort((a, b) => a.createdAt - b.createdAt);
    if (oldest[0] === undefined) return [];
    return [
      {
        kind,
        severity,
        title,
        count: rows.length,
        amount: total(rows, ({ amount }) => amount),
        oldestAt: iso(oldest[0].createdAt),
        link,
        examples: oldest.slice(0, 3).map(({ id, accountName, createdAt }) => ({
          id,
          label: accountName,
          link: `/admin/withdrawals?id=${id}`,
          at: iso(createdAt),
        })),
      },
    ];
  };
  const age = ({ createdAt }: PracticeWithdrawal) => now - createdAt;
  const late = open.filter((row) => age(row) >= DAY_MS);
  const near = open.filter((row) => age(row) >= 18 * HOUR_MS && age(row) < DAY_MS);
  const lost = open.filter(({ stage }) => stage === 'UNKNOWN');
  const failed = withdrawals.filter(
    ({ stage, finishedAt }) => stage === 'FAILED' && now - (finishedAt ?? 0) < 7 * DAY_MS,
  );
  const suspended = world.payments.filter((payment) => payment.suspended?.held);
  const oldestSuspended = suspended[0]?.suspended;
  return [
    ...operationsAttention(world),
    ...item(
      'PROMISE_BROKEN',
      'urgent',
      'Withdrawals over 24 hours',
      late,
      '/admin/withdrawals?status=PENDING&sort=createdAt',
    ),
    ...item(
      'PROMISE_NEAR',
      'warning',
      'Withdrawals close to 24 hours',
      near,
      '/admin/withdrawals?status=PENDING&sort=createdAt',
    ),
    ...item('PAYOUT_UNKNOWN', 'warning', 'Payouts without an answer', lost, '/admin/withdrawals?stage=UNKNOWN'),
    ...item('PAYOUT_FAILED', 'warning', 'Payouts that failed this week', failed, '/admin/withdrawals?stage=FAILED'),
    ...(oldestSuspended
      ? [
          {
            kind: 'SUSPENSE_CHARGE' as const,
            severity: 'urgent' as const,
            title: 'Charges in suspense',
            count: suspended.length,
            amount: total(suspended, (payment) => payment.suspended?.amount ?? 0),
            oldestAt: iso(oldestSuspended.at),
            link: '/admin/quids?status=CONFLICTED',
            examples: [],
          },
        ]
      : []),
  ];
}

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
  const { withdrawals } = inNaira(world);
  const open = withdrawals.filter(isOpen);
  const load = (rows: readonly PracticeWithdrawal[]) => ({
    open: rows.length,
    amount: total(rows, ({ amount }) => amount),
    oldestAt: rows.length === 0 ? null : iso(Math.min(...rows.map(({ createdAt }) => createdAt))),
    broken: rows.filter(({ createdAt }) => now - createdAt >= DAY_MS).length,
  });
  const deciders = world.users.filter(({ role, state }) => may(role, 'withdrawals.decide') && state === 'ACTIVE');
  const finished = withdrawals.filter(({ finishedAt }) => finishedAt !== null && now - finishedAt < MONTH_MS);
  const hours = finished
    .map(({ createdAt, finishedAt }) => ((finishedAt ?? createdAt) - createdAt) / HOUR_MS)
    .sort((a, b) => a - b);
  return {
    ...load(open),
    awaitingDecision: open.filter(({ stage }) => stage === 'REQUESTED').length,
    onTheirWay: open.filter(({ stage }) => stage !== 'REQUESTED').length,
    byAge: AGES.map(({ age, from, to }) => {
      const rows = open.filter(({ createdAt }) => now - createdAt >= from * HOUR_MS && now - createdAt < to * HOUR_MS);
      return { age, open: rows.length, amount: total(rows, ({ amount }) => amount) };
    }),
    byPerson: [
      {
        staff: null,
        role: null,
        ...load(open.filter(({ assigneeId }) => assigneeId === null)),
        decidedToday: 0,
      },
      ...deciders.map(({ id, role }) => ({
        staff: { id, name: nameOf(world, id) },
        role,
        ...load(open.filter(({ assigneeId }) => assigneeId === id)),
        decidedToday: withdrawals.filter(({ approvals }) =>
          approvals.some(({ staffId, at }) => staffId === id && iso(at).slice(0, 10) === iso(now).slice(0, 10)),
        ).length,
      })),
    ],
    assignable: deciders.map(({ id }) => ({ id, name: nameOf(world, id) })),
    next: [...open]
      .sort((a, b) => a.createdAt - b.createdAt)
      .slice(0, 10)
      .map((row) => showWithdrawal(world, row, now)),
    keptPromisePercent: hours.length === 0 ? null : (hours.filter((each) => each <= 24).length / hours.length) * 100,
    medianHours: hours[Math.floor(hours.length / 2)] ?? null,
  };
}

/** How a gift was shared out, for the sources of revenue. */
export const sourceOf = (world: World, { giftId }: PracticeWithdrawal) =>
  giftOf(world, giftId).rule?.rule.type ?? 'PLAIN';
