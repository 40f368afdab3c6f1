import {
  type Financial,
  type FinancialPeriod,
  type FinancialStep,
  REVENUE_SOURCES,
} from '@jara/contract/staff/financial';
import {
  type Span,
  type Step,
  spanOfDates,
  spanOfMonths,
  stepOf,
  stepsBetween,
  usualStep,
} from '@jara/domain/figures/span';
import type { AccountKind } from '@jara/domain/ledger/accounts';
import type { JournalEvent } from '@jara/domain/ledger/journal';
import type { Currency } from '@jara/domain/money/money';
import { type Day, lagosDay } from '@jara/domain/time/days';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { type RecordTotal, recordTotals, totalOf } from '../lists/record-totals.ts';

const MONTHS: Record<FinancialPeriod, number> = { '1month': 1, '3months': 3, '6months': 6, '1year': 12 };

interface BookLine {
  /** The day or the month, by its name. */
  step: string;
  /** In the period itself, and not in the one before. */
  isCurrent: boolean;
  event: JournalEvent;
  account: AccountKind;
  source: string;
  debit: number;
  credit: number;
}

interface Ask {
  period?: FinancialPeriod;
  currency: Currency;
  from?: Day | undefined;
  to?: Day | undefined;
  by?: Step | undefined;
}

/** Revenue, costs and profit of a period and of the one before, all from the books, all from one look at them. */
export const readFinancial =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async ({ period = '1month', currency, from, to, by: asked }: Ask): Promise<Financial> => {
    const now = clock.now();
    const today = lagosDay(now);
    const isChosen = from !== undefined && to !== undefined;
    const span = isChosen ? spanOfDates(from, to, today) : spanOfMonths(MONTHS[period], today);
    const by = asked ?? usualStep(span);
    const [lines, collected] = await Promise.all([
      bookLines(db, currency, span, by),
      recordTotals(db, 'collection_fee', { days: { from: span.from, to: span.to }, currencies: [currency] }),
    ]);
    const current = lines.filter(({ isCurrent }) => isCurrent);
    const previous = lines.filter(({ isCurrent }) => !isCurrent);
    const totals = totalsOf(current);
    const cut = cutter(span, current, previous);
    return {
      period: isChosen ? null : period,
      currency,
      from: span.from,
      to: span.to,
      ...totals,
      costs: costsOf(current),
      previous: totalsOf(previous),
      monthlyRevenue: cut('month').map(({ step, ...figures }) => ({ month: step, ...figures })),
      by,
      steps: cut(by),
      revenueBySource: sourcesOf(current, totals.totalRevenue),
      resultByKind: resultsOf(current, collected),
      profitMargin: percentOf(totals.netProfit, totals.totalRevenue),
      feeCollectionRate: percentOf(totals.totalRevenue, totals.totalWithdrawals),
      withdrawalRate: percentOf(totals.totalWithdrawals, totals.totalGifts),
      updatedAt: now.toISOString(),
    };
  };

async function bookLines(
  db: Kysely<Schema>,
  currency: Currency,
  { from, to, before }: Span,
  by: Step,
): Promise<BookLine[]> {
  const { rows } = await sql<BookLine>`
    select to_char(day, ${by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'}) as step, day >= ${from}::date as is_current,
           event, account, source, sum(debit)::bigint as debit, sum(credit)::bigint as credit
    from ledger_by_day
    where currency = ${currency} and day between ${before.from}::date and ${to}::date
    group by 1, 2, 3, 4, 5
  `.execute(db);
  return rows;
}

/** Each piece of the span beside the one at the same place before; a place that the period before does not have brought nothing. */
const cutter =
  (span: Span, current: readonly BookLine[], previous: readonly BookLine[]) =>
  (by: Step): FinancialStep[] => {
    const now = byStep(current, by);
    const then = byStep(previous, by);
    const places = stepsBetween(span.before, by);
    return stepsBetween(span, by).map((step, place) => {
      const { totalRevenue, totalFees, totalWithdrawals, netProfit } = totalsOf(now.get(step) ?? []);
      return {
        step,
        revenue: totalRevenue,
        fees: totalFees,
        withdrawals: totalWithdrawals,
        netProfit,
        previousRevenue: totalsOf(then.get(places[place] ?? '') ?? []).totalRevenue,
      };
    });
  };

function byStep(lines: readonly BookLine[], by: Step): Map<string, BookLine[]> {
  const steps = new Map<string, BookLine[]>();
  for (const line of lines) {
    const step = stepOf(line.step, by);
    const known = steps.get(step);
    if (known) known.push(line);
    else steps.set(step, [line]);
  }
  return steps;
}

type Line = Pick<BookLine, 'event' | 'account' | 'debit' | 'credit'>;

const add = (
  lines: readonly Line[],
  side: 'debit' | 'credit',
  accounts: AccountKind[],
  events?: JournalEvent[],
): number =>
  lines
    .filter(({ account, event }) => accounts.includes(account) && (!events || events.includes(event)))
    .reduce((sum, line) => sum + line[side], 0);

const spentOn = (lines: readonly Line[], account: AccountKind): number =>
  add(lines, 'debit', [account]) - add(lines, 'credit', [account]);

const costsOf = (lines: readonly Line[]) => ({
  collectionFees: spentOn(lines, 'collection_fee'),
  transferFees: spentOn(lines, 'transfer_fee'),
  stampDuty: spentOn(lines, 'stamp_duty'),
  chargebackLosses: spentOn(lines, 'chargeback_loss'),
});

/** The figures that the dashboard, the financial page and the reports share. */
export function totalsOf(lines: readonly Line[]) {
  const { collectionFees, transferFees, stampDuty, chargebackLosses } = costsOf(lines);
  const totalRevenue = -spentOn(lines, 'withdrawal_fee_revenue');
  const totalFees = collectionFees + transferFees + stampDuty;
  const paidOut = add(lines, 'debit', ['payout_hold', 'fee_hold'], ['payout_succeeded']);
  const cameBack = add(lines, 'credit', ['claim'], ['payout_reversed']);
  return {
    totalRevenue,
    totalFees,
    totalWithdrawals: paidOut - cameBack,
    netProfit: totalRevenue - totalFees - chargebackLosses,
    totalGifts: add(lines, 'credit', ['gift'], ['charge_verified', 'suspense_released']),
    // By what left the provider: what it keeps of its fee never went back to anybody.
    totalRefunds:
      add(lines, 'credit', ['provider_balance'], ['refund_done', 'refund_elsewhere']) -
      add(lines, 'debit', ['provider_balance'], ['refund_back']),
  };
}

function sourcesOf(lines: readonly BookLine[], totalRevenue: number): Financial['revenueBySource'] {
  return REVENUE_SOURCES.map((source) => {
    const amount = -spentOn(
      lines.filter((line) => line.source === source),
      'withdrawal_fee_revenue',
    );
    return { source, amount, percentage: percentOf(amount, totalRevenue) ?? 0 };
  }).filter(({ amount }) => amount !== 0);
}

/** A payment's fee is counted for the rule of its gift; what is left of all of them was taken for gifts without one. */
function resultsOf(lines: readonly BookLine[], collected: readonly RecordTotal[]): Financial['resultByKind'] {
  const forRules = totalOf(collected, 'amount');
  return REVENUE_SOURCES.map((source) => {
    const own = lines.filter((line) => line.source === source);
    const revenue = -spentOn(own, 'withdrawal_fee_revenue');
    const transferFees = spentOn(own, 'transfer_fee');
    const collectionFees =
      source === 'PLAIN' ? spentOn(lines, 'collection_fee') - forRules : totalOf(collected, 'amount', [source]);
    return { source, revenue, collectionFees, transferFees, result: revenue - collectionFees - transferFees };
  }).filter(({ revenue, collectionFees, transferFees }) => revenue !== 0 || collectionFees !== 0 || transferFees !== 0);
}

/** One decimal; nothing to divide by gives nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;
