import { GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import { HOLD_CAUSES } from '@jara/domain/hold/holds';
import type { StaffId, WithdrawalId } from '@jara/domain/ids';
import { STAFF_WITHDRAWAL_STATUSES, WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { reason } from '../reason.ts';
import { idOf, instant, money, uuid } from '../scalars.ts';
import { withdrawal } from '../withdrawals.ts';
import { anyOf, listing, recordPage, staffName } from './filters.ts';
import { staffPayment } from './payments.ts';
import { payoutState } from './stuck-payouts.ts';

/** A withdrawal as staff see it. A quid that still opens money is masked with dots, for Support every one, and the addresses and the account number. */
export const staffWithdrawal = z.extend(withdrawal, {
  status: z.enum(STAFF_WITHDRAWAL_STATUSES),
  giftId: uuid,
  giftStatus: z.enum(GIFT_STATUSES),
  claimId: uuid,
  /** The address the gift was sent to. */
  email: z.nullable(z.string()),
  approvalsNeeded: z.int(),
  /** Who said yes. Until it is decided, a yes counts only of somebody who is still here and stands for nobody else who did. */
  approvals: z.array(z.object({ staff: staffName, at: instant, counts: z.boolean() })),
  /** Whether the person asking has already said yes. */
  approvedByMe: z.boolean(),
  /** Whether somebody has who came in through the same person as the one asking, whose yes would not be a second one. */
  approvedByMyKin: z.boolean(),
  assignee: z.nullable(staffName),
  /** Milliseconds left of the 24-hour promise; below zero when it is broken, null once finished. */
  promiseLeftMs: z.nullable(z.int()),
});
export type StaffWithdrawal = z.output<typeof staffWithdrawal>;

/** Of all withdrawals, whatever narrows the list. Every currency is counted; naira alone are added up. */
export const withdrawalStats = z.object({
  /** Those that wait for a decision. */
  pendingRequests: z.int(),
  pendingAmount: money,
  /** Those that reached their bank today. */
  processedToday: z.int(),
  processedTodayAmount: money,
  byStatus: z.record(z.enum(STAFF_WITHDRAWAL_STATUSES), z.int()),
});
export type WithdrawalStats = z.output<typeof withdrawalStats>;

/** What about a withdrawal needs a person, as the notifications count it. */
export const WITHDRAWAL_ATTENTION = ['PROMISE_BROKEN', 'PROMISE_NEAR', 'PAYOUT_FAILED'] as const;

export const WITHDRAWAL_SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;

export const withdrawalFilters = z.object({
  ...listing,
  status: anyOf(STAFF_WITHDRAWAL_STATUSES),
  /** A finer step, for lists such as "no known outcome". */
  stage: anyOf(WITHDRAWAL_STATUSES),
  attention: anyOf(WITHDRAWAL_ATTENTION),
  /** A member of staff, `me`, or `none`. */
  assignee: z.optional(z.union([idOf<StaffId>(), z.literal('me'), z.literal('none')])),
  sort: z._default(z.enum(WITHDRAWAL_SORTS), '-createdAt'),
});

export const listStaffWithdrawals = endpoint({
  method: 'GET',
  path: '/admin/withdrawals',
  summary: 'Withdrawals, searched by QUID, account name or e-mail',
  access: { permission: 'withdrawals.view' },
  query: withdrawalFilters,
  reply: z.extend(recordPage(staffWithdrawal), { stats: withdrawalStats }),
});

const byId = z.object({ id: idOf<WithdrawalId>() });

export const findStaffWithdrawal = endpoint({
  method: 'GET',
  path: '/admin/withdrawals/:id',
  summary: 'One withdrawal with the payment behind it, and what its bank was asked',
  access: { permission: 'withdrawals.view' },
  refusals: ['withdrawal_not_found'],
  params: byId,
  reply: z.extend(staffWithdrawal, { transaction: staffPayment, payout: payoutState }),
});

/** So many are decided in one go: what a person can have read before they press. */
export const MOST_DECIDED_AT_ONCE = 100;

/** A withdrawal as it is read before many are decided, with what would keep its money from leaving after a yes. */
export const reviewedWithdrawal = z.extend(staffWithdrawal, {
  /** On itself, its share or its gift. */
  holds: z.array(z.object({ cause: z.enum(HOLD_CAUSES), reason: z.string() })),
});
export type ReviewedWithdrawal = z.output<typeof reviewedWithdrawal>;

export const reviewWithdrawals = endpoint({
  method: 'GET',
  path: '/admin/withdrawals/review',
  summary: 'The chosen withdrawals as they stand now, in the order asked for',
  access: { permission: 'withdrawals.decide' },
  query: z.object({
    /** With commas. One that is not known is left out of the answer. */
    ids: z.pipe(
      z.pipe(
        z.string().check(z.maxLength(MOST_DECIDED_AT_ONCE * 37)),
        z.transform((text) => [...new Set(text.split(','))]),
      ),
      z.array(idOf<WithdrawalId>()),
    ),
  }),
  reply: z.object({
    withdrawals: z.array(reviewedWithdrawal),
    /** While they are paused, what is approved waits until somebody lets them go on. */
    payoutsPaused: z.boolean(),
  }),
});

/** What became of one of many: `CHANGED` since it was reviewed and so not touched, `REFUSED` for the reason in its message. */
const DECISION_OUTCOMES = ['APPROVED', 'WAITS_FOR_SECOND', 'REJECTED', 'CHANGED', 'REFUSED'] as const;
export type DecisionOutcome = (typeof DECISION_OUTCOMES)[number];

const manySeen = z
  .array(z.strictObject({ id: idOf<WithdrawalId>(), revision: z.int() }))
  .check(
    z.minLength(1, 'Choose at least one withdrawal'),
    z.maxLength(MOST_DECIDED_AT_ONCE, `Choose at most ${MOST_DECIDED_AT_ONCE} at a time`),
  );

export const decideWithdrawals = endpoint({
  method: 'POST',
  path: '/admin/withdrawals/decisions',
  summary: 'Approve or reject several requests as they were reviewed; each has its own outcome',
  access: { permission: 'withdrawals.decide' },
  stepUp: true,
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('APPROVE'), withdrawals: manySeen }),
    z.strictObject({ action: z.literal('REJECT'), withdrawals: manySeen, reason }),
  ]),
  reply: z.object({
    /** One for each that was named, in that order. */
    results: z.array(z.object({ id: uuid, outcome: z.enum(DECISION_OUTCOMES), message: z.string() })),
  }),
});
export type ManyDecided = z.output<(typeof decideWithdrawals)['reply']>;
