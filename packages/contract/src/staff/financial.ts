import { CURRENCIES, DEFAULT_CURRENCY } from '@jara/domain/money/money';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { currency, instant, money } from '../scalars.ts';

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

export const financial = z.object({
  period: z.enum(FINANCIAL_PERIODS),
  currency,
  /** The first day and the last, in Lagos. */
  from: z.iso.date(),
  to: z.iso.date(),
  ...totals,
  costs: z.object({ collectionFees: money, transferFees: money, stampDuty: money, chargebackLosses: money }),
  /** The same totals for the period just before. */
  previous: z.object(totals),
  /** One entry per calendar month that the period touches, the first and the last cut to its days. */
  monthlyRevenue: z.array(
    z.object({
      /** "2026-11" */
      month: z.string(),
      revenue: money,
      fees: money,
      withdrawals: money,
      netProfit: money,
      /** The revenue of the month that stands at the same place in the period before. */
      previousRevenue: money,
    }),
  ),
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

export const readFinancial = endpoint({
  method: 'GET',
  path: '/admin/financial',
  summary: 'Revenue, costs and profit of a period, from the ledger',
  access: { permission: 'financial.view' },
  query: z.object({
    period: z._default(z.enum(FINANCIAL_PERIODS), '1month'),
    currency: z._default(z.enum(CURRENCIES), DEFAULT_CURRENCY),
  }),
  reply: financial,
});
