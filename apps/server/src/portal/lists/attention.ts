import type { PAYMENT_ATTENTION } from '@jara/contract/staff/payments';
import type { WITHDRAWAL_ATTENTION } from '@jara/contract/staff/withdrawals';
import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { DAY_MS } from '@jara/domain/time/lagos';
import { PROMISE_MS, PROMISE_NEAR_MS } from '@jara/domain/withdrawal/promise';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './list-query.ts';
import { IS_OPEN } from './open-work.ts';

export type WithdrawalAttention = (typeof WITHDRAWAL_ATTENTION)[number];
export type PaymentAttention = (typeof PAYMENT_ATTENTION)[number];

/** For how long a failure is news. */
const LATELY_MS = 7 * DAY_MS;

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Which withdrawals `w` need a person. Notifications count by these words, and the list they lead to is filtered by them. */
const WITHDRAWALS: Record<WithdrawalAttention, (now: Date) => Condition> = {
  PROMISE_BROKEN: (now) => sql`${IS_OPEN} and w.requested_at <= ${ago(now, PROMISE_MS)}`,
  PROMISE_NEAR: (now) =>
    sql`${IS_OPEN} and w.requested_at <= ${ago(now, PROMISE_NEAR_MS)} and w.requested_at > ${ago(now, PROMISE_MS)}`,
  PAYOUT_FAILED: (now) => sql`w.status in ('FAILED', 'REVERSED') and w.finished_at > ${ago(now, LATELY_MS)}`,
};

export const withdrawalNeeds = (kind: WithdrawalAttention, now: Date): Condition => WITHDRAWALS[kind](now);

/** What about payments needs a person: the payment, since when, and how much of it in naira. */
const PAYMENTS: Record<PaymentAttention, (now: Date) => RawBuilder<unknown>> = {
  SUSPENSE_CHARGE: () => sql`
    select c.payment_id, c.recorded_at as at, case when c.currency = ${DEFAULT_CURRENCY} then b.balance end as amount
    from balances b join charges c on c.id = b.subject where b.account = 'suspense' and b.balance > 0`,
  DISPUTE_OPEN: () => sql`
    select d.payment_id, d.opened_at as at, case when c.currency = ${DEFAULT_CURRENCY} then d.amount end as amount
    from disputes d join charges c on c.id = d.charge_id where d.status = 'OPEN'`,
  // The index is by creation, and a refund is over a few days after it was started.
  REFUND_FAILED: (now) => sql`
    select c.payment_id, r.finished_at as at, case when r.currency = ${DEFAULT_CURRENCY} then r.amount end as amount
    from refunds r join charges c on c.id = r.charge_id
    where r.status = 'FAILED' and r.created_at > ${ago(now, 4 * LATELY_MS)} and r.finished_at > ${ago(now, LATELY_MS)}`,
};

/** One row for each payment that needs a person: its id, since when, and how much is at stake. */
export const paymentsInNeed = (kind: PaymentAttention, now: Date) =>
  sql`select payment_id, min(at) as at, sum(amount)::bigint as amount from (${PAYMENTS[kind](now)}) each group by payment_id`;

export const paymentNeeds = (kind: PaymentAttention, now: Date): Condition =>
  sql`p.id in (select payment_id from (${PAYMENTS[kind](now)}) each)`;
