import { GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import type { StaffId, WithdrawalId } from '@jara/domain/ids';
import { STAFF_WITHDRAWAL_STATUSES, WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idOf, instant, money, uuid } from '../scalars.ts';
import { withdrawal } from '../withdrawals.ts';
import { anyOf, listing, recordPage, staffName } from './filters.ts';
import { staffPayment } from './payments.ts';

/** A withdrawal as staff see it. For Support the quid, the addresses and the account number are masked with dots. */
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
  summary: 'One withdrawal with the payment behind it',
  access: { permission: 'withdrawals.view' },
  refusals: ['withdrawal_not_found'],
  params: byId,
  reply: z.extend(staffWithdrawal, { transaction: staffPayment }),
});

export const assignWithdrawal = endpoint({
  method: 'PUT',
  path: '/admin/withdrawals/:id/assignee',
  summary: 'Give a withdrawal to somebody, or to nobody',
  access: { permission: 'workload.assign' },
  refusals: ['withdrawal_not_found', 'staff_not_found'],
  params: byId,
  body: z.strictObject({ staffId: z.nullable(idOf<StaffId>()) }),
  reply: staffWithdrawal,
});
