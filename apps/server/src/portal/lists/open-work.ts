import { OPEN_WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { type Kysely, sql } from 'kysely';
import { literals } from '../../platform/database/literals.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { IN_NAIRA, recordTotals, totalOf, worthOf } from './record-totals.ts';

/** The words of the index that holds open withdrawals and nothing else. */
export const IS_OPEN = sql`w.status in ${literals(OPEN_WITHDRAWAL_STATUSES)}`;

interface Amounts {
  open: number;
  amount: number;
}

/**
 * How many withdrawals have been open for longer than this. Only the younger ones are read; the others are what is left
 * of all that are open, so that a pile that nobody looked after costs nothing to count.
 */
export async function openSince(db: Kysely<Schema>, before: Date): Promise<Amounts> {
  const [totals, { rows }] = await Promise.all([
    recordTotals(db, 'withdrawal'),
    sql<Amounts>`
      select count(*) as open, coalesce(sum(w.gross) filter (where ${IN_NAIRA}), 0)::bigint as amount from withdrawals w
      where ${IS_OPEN} and w.requested_at > ${before}
    `.execute(db),
  ]);
  const younger = rows[0] ?? { open: 0, amount: 0 };
  return {
    open: Math.max(0, totalOf(totals, 'count', OPEN_WITHDRAWAL_STATUSES) - younger.open),
    amount: Math.max(0, worthOf(totals, OPEN_WITHDRAWAL_STATUSES) - younger.amount),
  };
}
