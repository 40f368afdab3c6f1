import type { Minor } from '../money/money.ts';

export const WITHDRAWAL_STATUSES = [
  'REQUESTED',
  'APPROVED',
  'SUBMITTED',
  'UNKNOWN',
  'COMPLETED',
  'FAILED',
  'REJECTED',
  'REVERSED',
] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

export type PublicWithdrawalStatus = 'PENDING' | 'COMPLETED' | 'FAILED';

/**
 * UNKNOWN means that the provider was asked and its answer was lost: the money stays reserved until it is known.
 * The provider's word can overtake our own record, so it may settle a withdrawal that is still marked APPROVED. One that
 * has ended unpaid can turn out to be paid after all; then a person books it.
 */
const MOVES: Record<WithdrawalStatus, readonly WithdrawalStatus[]> = {
  REQUESTED: ['APPROVED', 'REJECTED'],
  APPROVED: ['SUBMITTED', 'UNKNOWN', 'COMPLETED', 'FAILED', 'REJECTED'],
  SUBMITTED: ['UNKNOWN', 'COMPLETED', 'FAILED', 'REVERSED'],
  UNKNOWN: ['SUBMITTED', 'COMPLETED', 'FAILED', 'REVERSED'],
  COMPLETED: ['REVERSED'],
  FAILED: ['COMPLETED'],
  REJECTED: ['COMPLETED'],
  REVERSED: ['COMPLETED'],
};

const PUBLIC: Record<WithdrawalStatus, PublicWithdrawalStatus> = {
  REQUESTED: 'PENDING',
  APPROVED: 'PENDING',
  SUBMITTED: 'PENDING',
  UNKNOWN: 'PENDING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
  REJECTED: 'FAILED',
  REVERSED: 'FAILED',
};

/** While a withdrawal is in one of these its money is reserved, and its claim can have no other. */
export const OPEN_WITHDRAWAL_STATUSES = [
  'REQUESTED',
  'APPROVED',
  'SUBMITTED',
  'UNKNOWN',
] as const satisfies readonly WithdrawalStatus[];

/** The account has its money, or is going to. */
export const RECEIVING_STATUSES = [
  ...OPEN_WITHDRAWAL_STATUSES,
  'COMPLETED',
] as const satisfies readonly WithdrawalStatus[];

export const isOpenWithdrawal = (status: WithdrawalStatus): boolean =>
  (OPEN_WITHDRAWAL_STATUSES as readonly WithdrawalStatus[]).includes(status);

/** Released for payout: whether the money has left or not, the provider has the next word. */
export const BEING_PAID_STATUSES = ['APPROVED', 'SUBMITTED', 'UNKNOWN'] as const satisfies readonly WithdrawalStatus[];

export const isBeingPaid = (status: WithdrawalStatus): boolean =>
  (BEING_PAID_STATUSES as readonly WithdrawalStatus[]).includes(status);

/** Its money has not left, or came back. */
export const ENDED_UNPAID_STATUSES = ['FAILED', 'REJECTED', 'REVERSED'] as const satisfies readonly WithdrawalStatus[];

/**
 * As staff sort them. Recipients are told "pending" until the money has arrived; to staff only what still waits for their
 * decision is, and an approved one leaves that list for those on their way.
 */
export const STAFF_WITHDRAWAL_STATUSES = ['PENDING', 'ON_ITS_WAY', 'COMPLETED', 'FAILED'] as const;
export type StaffWithdrawalStatus = (typeof STAFF_WITHDRAWAL_STATUSES)[number];

export function staffWithdrawalStatus(status: WithdrawalStatus): StaffWithdrawalStatus {
  const told = PUBLIC[status];
  return told === 'PENDING' && status !== 'REQUESTED' ? 'ON_ITS_WAY' : told;
}

/** @internal The database allows the same moves and no others: its own test compares the two. */
export const canMoveWithdrawal = (from: WithdrawalStatus, to: WithdrawalStatus): boolean => MOVES[from].includes(to);

export const publicWithdrawalStatus = (status: WithdrawalStatus): PublicWithdrawalStatus => PUBLIC[status];

export type ApprovalLimits = { autoApproveUpTo: Minor; twoPersonFrom: Minor };

/** The stricter limit is asked first, so that overlapping limits never approve a large payout by themselves. */
export function approvalsNeeded(amount: Minor, limits: ApprovalLimits): 0 | 1 | 2 {
  if (amount >= limits.twoPersonFrom) return 2;
  return amount <= limits.autoApproveUpTo ? 0 : 1;
}
