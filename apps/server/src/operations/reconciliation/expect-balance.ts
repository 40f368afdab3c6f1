import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** The most that a transfer on its way may cost besides its amount: the provider's fee and the stamp duty. */
export const DEAREST_TRANSFER = 10_000;
/** The provider takes refunds out of what it has collected and not settled, which it does within a few days. */
const SETTLED_WITHIN_DAYS = 7;

interface OnTheWay {
  count: number;
  amount: number;
}

export interface ExpectedBalance {
  booked: number;
  /** What the books say the provider has taken from cards and not yet moved into the balance. */
  collected: number;
  least: number;
  most: number;
  payouts: OnTheWay;
  refunds: OnTheWay;
}

/**
 * What our books make the balance at the provider. While money is on its way the two sides may differ by that much, so the books
 * name the least and the most that can be there; when nothing is on its way the two are one number.
 */
export async function expectBalance(db: Db): Promise<ExpectedBalance> {
  const { rows } = await sql<
    Record<'booked' | 'collected' | 'payouts' | 'paying' | 'refunds' | 'refunding' | 'refunded', number>
  >`
    select ledger.*, paid.*, back.*,
      (select coalesce(sum(amount), 0)::bigint from refunds
       where created_at > now() - make_interval(days => ${SETTLED_WITHIN_DAYS})) as refunded
    from
      (select
         coalesce(sum(debit - credit) filter (where account = 'provider_balance'), 0)::bigint as booked,
         coalesce(sum(debit - credit) filter (where account = 'provider_receivable'), 0)::bigint as collected
       from ledger_now
       where account in ('provider_balance', 'provider_receivable') and currency = ${DEFAULT_CURRENCY}) ledger,
      (select count(*) as payouts, coalesce(sum(net), 0)::bigint as paying from withdrawals
       where status in ('APPROVED', 'SUBMITTED', 'UNKNOWN') and sends > 0) paid,
      (select count(*) as refunds, coalesce(sum(amount), 0)::bigint as refunding from refunds
       where status in ('STARTED', 'SUBMITTED')) back
  `.execute(db);
  const {
    booked = 0,
    collected = 0,
    payouts = 0,
    paying = 0,
    refunds = 0,
    refunding = 0,
    refunded = 0,
  } = rows[0] ?? {};
  return {
    booked,
    collected,
    least: booked - paying - payouts * DEAREST_TRANSFER - refunding,
    most: booked + Math.min(Math.max(0, collected), refunded),
    payouts: { count: payouts, amount: paying },
    refunds: { count: refunds, amount: refunding },
  };
}

type Range = Pick<ExpectedBalance, 'least' | 'most'>;

/** By how much a balance lies outside of all that these allow; below zero where money is missing. */
export function outsideOf(theirs: number, ...ranges: readonly Range[]): number {
  const least = Math.min(...ranges.map((range) => range.least));
  const most = Math.max(...ranges.map((range) => range.most));
  return theirs > most ? theirs - most : Math.min(0, theirs - least);
}
