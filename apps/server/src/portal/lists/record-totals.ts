import { type Currency, DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Days } from './days.ts';
import { allOf, type Condition, oneOf } from './list-query.ts';

export interface RecordTotal {
  status: string;
  currency: Currency;
  count: number;
  amount: number;
}

interface Filter {
  days?: Days;
  currencies?: readonly string[] | undefined;
}

/** How many records there are in each status and what they are worth, without reading the records. */
export async function recordTotals(
  db: Kysely<Schema>,
  kind: Schema['recordTotals']['kind'],
  { days = {}, currencies }: Filter = {},
): Promise<RecordTotal[]> {
  const conditions: Condition[] = [
    sql`kind = ${kind}`,
    ...(days.from ? [sql`day >= ${days.from}::date`] : []),
    ...(days.to ? [sql`day <= ${days.to}::date`] : []),
    ...oneOf('currency', currencies),
  ];
  const { rows } = await sql<RecordTotal>`
    select status, currency, sum(count)::bigint as count, sum(amount)::bigint as amount
    from record_totals where ${allOf(conditions)}
    group by status, currency having sum(count) <> 0
  `.execute(db);
  return rows;
}

/** Adds up one thing over the totals that fit. */
export const totalOf = (
  totals: readonly RecordTotal[],
  what: 'count' | 'amount',
  statuses?: readonly string[],
): number => totals.reduce((sum, row) => (!statuses || statuses.includes(row.status) ? sum + row[what] : sum), 0);

/** What they are worth, in one currency: cedis and naira have no sum. */
export const worthOf = (
  totals: readonly RecordTotal[],
  statuses?: readonly string[],
  currency: Currency = DEFAULT_CURRENCY,
): number =>
  totalOf(
    totals.filter((row) => row.currency === currency),
    'amount',
    statuses,
  );

/** The currency that a list's sums are in: the one it is narrowed to, or else naira. */
export const currencyOfSums = (chosen: readonly Currency[] | undefined): Currency =>
  (chosen?.length === 1 && chosen[0]) || DEFAULT_CURRENCY;

/** Of withdrawals `w`, where a sum is made without the totals. */
export const IN_NAIRA = sql`w.currency = ${sql.lit(DEFAULT_CURRENCY)}`;

export const countsBy = (totals: readonly RecordTotal[], by: 'status' | 'currency'): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const row of totals) counts[row[by]] = (counts[row[by]] ?? 0) + row.count;
  return counts;
};
