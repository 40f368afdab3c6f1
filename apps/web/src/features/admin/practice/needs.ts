import type { PAYMENT_ATTENTION } from '@jara/contract/staff/payments';
import type { WITHDRAWAL_ATTENTION } from '@jara/contract/staff/withdrawals';
import { DAY_MS } from '@jara/domain/time/lagos';
import { PROMISE_MS, PROMISE_NEAR_MS } from '@jara/domain/withdrawal/promise';
import { isOpen } from './present.ts';
import type { PracticePayment, PracticeWithdrawal } from './world.ts';

const WEEK_MS = 7 * DAY_MS;

/** What needs a person, for the notifications that count it and the lists they lead to. */
export const WITHDRAWAL_NEEDS: Record<
  (typeof WITHDRAWAL_ATTENTION)[number],
  (row: PracticeWithdrawal, now: number) => boolean
> = {
  PROMISE_BROKEN: (row, now) => isOpen(row) && now - row.createdAt >= PROMISE_MS,
  PROMISE_NEAR: (row, now) => isOpen(row) && now - row.createdAt >= PROMISE_NEAR_MS && now - row.createdAt < PROMISE_MS,
  PAYOUT_FAILED: ({ stage, finishedAt }, now) =>
    (stage === 'FAILED' || stage === 'REVERSED') && finishedAt !== null && now - finishedAt < WEEK_MS,
};

/** Nobody disputes anything here, and no refund fails. */
export const PAYMENT_NEEDS: Record<(typeof PAYMENT_ATTENTION)[number], (payment: PracticePayment) => boolean> = {
  SUSPENSE_CHARGE: ({ suspended }) => suspended?.held === true,
  DISPUTE_OPEN: () => false,
  REFUND_FAILED: () => false,
};
