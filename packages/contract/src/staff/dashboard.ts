import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { currency, instant, money } from '../scalars.ts';
import { notification } from './notifications.ts';

/** A figure of the last 30 days beside the 30 before. The change is null where there was too little before to say it in percent. */
const trend = z.object({ current: z.number(), previous: z.number(), changePercent: z.nullable(z.number()) });
export type Trend = z.output<typeof trend>;

export const dashboard = z.object({
  /** Of the sums. The counts are of every currency. */
  currency,
  /** People who have paid for or claimed a gift, told apart by browser. */
  totalUsers: z.int(),
  /** Payments started, ever and since the first of the month. */
  totalTransactions: z.int(),
  transactionsThisMonth: z.int(),
  /** Withdrawal fees earned, less those given back. */
  totalRevenue: money,
  /** The same for each of the last 30 days of Lagos; they add up to the trend's. */
  revenueByDay: z.array(z.object({ day: z.iso.date(), revenue: money })),
  /** What has been paid out to banks, our fee included, less what came back. */
  totalWithdrawals: money,
  completedWithdrawals: z.int(),
  /** Withdrawals that wait for a decision. */
  pendingWithdrawals: z.int(),
  pendingWithdrawalAmount: money,
  /** Gifts that can still be claimed, whole or in part. */
  activeQuids: z.int(),
  /** Revenue of this month so far against the same days of the month before, in percent; null after too little. */
  monthlyGrowth: z.nullable(z.number()),
  /** Of the payments started in the last 30 days, how many became a gift, in percent. */
  conversionRate: z.number(),
  trends: z.object({ users: trend, revenue: trend, gifts: trend, conversionRate: trend }),
  health: z.object({
    status: z.enum(['ok', 'degraded']),
    message: z.string(),
    /** Of the process that answered. */
    uptimeSeconds: z.int(),
    responseMs: z.object({ median: z.number(), p95: z.number() }),
  }),
  attention: z.array(notification),
  updatedAt: instant,
});
export type Dashboard = z.output<typeof dashboard>;

export const readDashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  summary: 'The state of the product at a glance',
  access: { permission: 'dashboard.view' },
  reply: dashboard,
});
