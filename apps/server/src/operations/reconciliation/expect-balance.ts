import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { OPEN_REFUND_STATUSES } from '@jara/domain/payment/refund-status';
import { BEING_PAID_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { literals } from '../../platform/database/literals.ts';

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
  /** All that has ever come into it and gone out of it. */
  cameIn: number;
  wentOut: number;
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
    Record<'cameIn' | 'wentOut' | 'collected' | 'payouts' | 'paying' | 'refunds' | 'refunding' | 'refunded', number>
  >`
    select ledger.*, paid.*, back.*,
      (select coalesce(sum(amount), 0)::bigint from refunds
       where created_at > now() - make_interval(days => ${SETTLED_WITHIN_DAYS})) as refunded
    from
      (select
         coalesce(sum(debit) filter (where account = 'provider_balance'), 0)::bigint as came_in,
         coalesce(sum(credit) filter (where account = 'provider_balance'), 0)::bigint as went_out,
         coalesce(sum(debit - credit) filter (where account = 'provider_receivable'), 0)::bigint as collected
       from ledger_now
       where account in ('provider_balance', 'provider_receivable') and currency = ${DEFAULT_CURRENCY}) ledger,
      (select count(*) as payouts, coalesce(sum(net), 0)::bigint as paying from withdrawals
       where status in ${literals(BEING_PAID_STATUSES)} and sends > 0) paid,
      (select count(*) as refunds, coalesce(sum(amount), 0)::bigint as refunding from refunds
       where status in ${literals(OPEN_REFUND_STATUSES)}) back
  `.execute(db);
  const {
    cameIn = 0,
    wentOut = 0,
    collected = 0,
    payouts = 0,
    paying = 0,
    refunds = 0,
    refunding = 0,
    refunded = 0,
  } = rows[0] ?? {};
  const booked = cameIn - wentOut;
  return {
    booked,
    cameIn,
    wentOut,
    collected,
    least: booked - paying - payouts * DEAREST_TRANSFER - refunding,
    most: booked + Math.min(Math.max(0, collected), refunded),
    payouts: { count: payouts, amount: paying },
    refunds: { count: refunds, amount: refunding },
  };
}

type Range = Pick<ExpectedBalance, 'least' | 'most' | 'cameIn' | 'wentOut'>;

/**
 * By how much a balance that was asked for between two looks at the books lies outside of all that these allow; below zero where money
 * is missing. Of what came in and went out in between each may be in it without the other.
 */
export function outsideOf(theirs: number, before: Range, after: Range): number {
  const [cameIn, wentOut] = [after.cameIn - before.cameIn, after.wentOut - before.wentOut];
  const least = Math.min(before.least, after.least - cameIn);
  const most = Math.max(before.most + cameIn, after.most + wentOut);
  return theirs > most ? theirs - most : Math.min(0, theirs - least);
}
