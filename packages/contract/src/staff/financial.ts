import { LONGEST_SPAN, MOST_DAYS, STEPS, type Step } from '@jara/domain/figures/span';
import { CURRENCIES, DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { daysFromTo } from '@jara/domain/time/days';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { currency, instant, money } from '../scalars.ts';
import { day } from './filters.ts';

export const FINANCIAL_PERIODS = ['1month', '3months', '6months', '1year'] as const;
export type FinancialPeriod = (typeof FINANCIAL_PERIODS)[number];

/** Where withdrawal fees come from: the kind of gift they were earned on. */
export const REVENUE_SOURCES = ['PLAIN', 'NTH_PERSON', 'SPLIT', 'TIME', 'EQUAL', 'LUCKY', 'DRAW'] as const;
export type RevenueSource = (typeof REVENUE_SOURCES)[number];

/** All from the ledger. An amount can be below zero in a period in which more came back than went out. */
const totals = {
  /** Withdrawal fees earned, less those given back. */
  totalRevenue: money,
  /** What the provider took: collection fees, transfer fees and stamp duty. */
  totalFees: money,
  /** Paid out to banks, our fee included, less what came back. */
  totalWithdrawals: money,
  /** Revenue less provider fees and lost disputes. */
  netProfit: money,
  /** Paid by senders for gifts. */
  totalGifts: money,
  totalRefunds: money,
};

const figures = {
  revenue: money,
  fees: money,
  withdrawals: money,
  netProfit: money,
  /** The revenue of what stands at the same place in the period before. */
  previousRevenue: money,
};

export const financial = z.object({
  /** Null where the dates were chosen one by one. */
  period: z.nullable(z.enum(FINANCIAL_PERIODS)),
  currency,
  /** The first day and the last, in Lagos. */
  from: z.iso.date(),
  to: z.iso.date(),
  ...totals,
  costs: z.object({ collectionFees: money, transferFees: money, stampDuty: money, chargebackLosses: money }),
  /** The same totals for the period just before. */
  previous: z.object(totals),
  /** One entry per calendar month that the period touches, the first and the last cut to its days. */
  monthlyRevenue: z.array(z.object({ /** "2026-11" */ month: z.string(), ...figures })),
  /** What the period is cut into here, and every piece of it: "2026-11-17" or "2026-11". They add up to the totals. */
  by: z.enum(STEPS),
  steps: z.array(z.object({ step: z.string(), ...figures })),
  revenueBySource: z.array(z.object({ source: z.enum(REVENUE_SOURCES), amount: money, percentage: z.number() })),
  /** What each kind of gift earned, what the provider took for it, and what is left; without stamp duty and lost disputes. */
  resultByKind: z.array(
    z.object({
      source: z.enum(REVENUE_SOURCES),
      revenue: money,
      collectionFees: money,
      transferFees: money,
      result: money,
    }),
  ),
  /** Net profit as a percentage of revenue; null without revenue. */
  profitMargin: z.nullable(z.number()),
  /** Revenue as a percentage of what was withdrawn; null when nothing was. */
  feeCollectionRate: z.nullable(z.number()),
  /** Withdrawals as a percentage of what was paid in; null when nothing was. */
  withdrawalRate: z.nullable(z.number()),
  updatedAt: instant,
});
export type Financial = z.output<typeof financial>;
export type FinancialStep = Financial['steps'][number];

interface Dates {
  from?: string | undefined;
  to?: string | undefined;
  by?: Step | undefined;
}

const spanOf = ({ from, to }: Dates): number | undefined => (from && to ? daysFromTo(from, to) : undefined);

/** Dates of one's own have two ends in their order; by day they are at most a year. The portal asks this before it asks the server. */
export function wrongDates(dates: Dates): { path: 'from' | 'to' | 'by'; message: string } | undefined {
  const span = spanOf(dates);
  if (span === undefined) {
    if (!dates.from && !dates.to) return undefined;
    return { path: dates.from ? 'to' : 'from', message: 'Choose the first day and the last' };
  }
  if (span < 1) return { path: 'to', message: 'The last day comes before the first' };
  if (span > LONGEST_SPAN) return { path: 'from', message: 'Choose at most ten years' };
  if (dates.by === 'day' && span > MOST_DAYS)
    return { path: 'by', message: `By day, choose at most ${MOST_DAYS} days` };
  return undefined;
}

export const readFinancial = endpoint({
  method: 'GET',
  path: '/admin/financial',
  summary: 'Revenue, costs and profit of a period, from the ledger',
  access: { permission: 'financial.view' },
  query: z
    .object({
      period: z._default(z.enum(FINANCIAL_PERIODS), '1month'),
      currency: z._default(z.enum(CURRENCIES), DEFAULT_CURRENCY),
      /** Days of Lagos, both included; given together they take the period's place. */
      from: z.optional(day),
      to: z.optional(day),
      /** By day up to two months and by month beyond, unless said. */
      by: z.optional(z.enum(STEPS)),
    })
    .check((given) => {
      const wrong = wrongDates(given.value);
      if (wrong) given.issues.push({ code: 'custom', input: given.value, path: [wrong.path], message: wrong.message });
    }),
  reply: financial,
});
