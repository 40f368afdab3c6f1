import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/money.ts';
import {
  approvalsNeeded,
  canMoveWithdrawal,
  ENDED_UNPAID_STATUSES,
  OPEN_WITHDRAWAL_STATUSES,
  publicWithdrawalStatus,
  STAFF_WITHDRAWAL_STATUSES,
  staffWithdrawalStatus,
  WITHDRAWAL_STATUSES,
  type WithdrawalStatus,
} from './withdrawal-status.ts';

describe('a withdrawal', () => {
  it.each<[WithdrawalStatus, WithdrawalStatus[]]>([
    ['REQUESTED', ['APPROVED', 'REJECTED']],
    ['APPROVED', ['SUBMITTED', 'UNKNOWN', 'COMPLETED', 'FAILED', 'REJECTED']],
    ['SUBMITTED', ['UNKNOWN', 'COMPLETED', 'FAILED', 'REVERSED']],
    ['UNKNOWN', ['SUBMITTED', 'COMPLETED', 'FAILED', 'REVERSED']],
    ['COMPLETED', ['REVERSED']],
    ['FAILED', ['COMPLETED']],
    ['REJECTED', ['COMPLETED']],
    ['REVERSED', ['COMPLETED']],
  ])('that is %s can become %j and nothing else', (from, to) => {
    expect(WITHDRAWAL_STATUSES.filter((status) => canMoveWithdrawal(from, status))).toEqual(to);
  });

  it('cannot be rejected once the provider may have been asked to pay', () => {
    for (const from of ['SUBMITTED', 'UNKNOWN', 'COMPLETED'] as const) {
      expect(canMoveWithdrawal(from, 'REJECTED')).toBe(false);
    }
  });

  it('cannot be paid before it is approved', () => {
    expect(canMoveWithdrawal('REQUESTED', 'SUBMITTED')).toBe(false);
    expect(canMoveWithdrawal('REQUESTED', 'COMPLETED')).toBe(false);
  });

  it.each<[WithdrawalStatus, string]>([
    ['REQUESTED', 'PENDING'],
    ['APPROVED', 'PENDING'],
    ['SUBMITTED', 'PENDING'],
    ['UNKNOWN', 'PENDING'],
    ['COMPLETED', 'COMPLETED'],
    ['FAILED', 'FAILED'],
    ['REJECTED', 'FAILED'],
    ['REVERSED', 'FAILED'],
  ])('that is %s reads %s to the public', (status, shown) => {
    expect(publicWithdrawalStatus(status)).toBe(shown);
  });

  it('is open exactly while the public sees it pending', () => {
    const pending = WITHDRAWAL_STATUSES.filter((status) => publicWithdrawalStatus(status) === 'PENDING');
    expect(pending).toEqual(OPEN_WITHDRAWAL_STATUSES);
  });

  it('has ended unpaid exactly where the public sees that it failed', () => {
    const failed = WITHDRAWAL_STATUSES.filter((status) => publicWithdrawalStatus(status) === 'FAILED');
    expect(failed).toEqual(ENDED_UNPAID_STATUSES);
  });
});

describe('to staff', () => {
  const stepsOf = (wanted: string) => WITHDRAWAL_STATUSES.filter((step) => staffWithdrawalStatus(step) === wanted);

  it('is pending only while it waits for their decision', () => {
    expect(stepsOf('PENDING')).toEqual(['REQUESTED']);
  });

  it('is open while it is pending or on its way', () => {
    expect([...stepsOf('PENDING'), ...stepsOf('ON_ITS_WAY')]).toEqual(OPEN_WITHDRAWAL_STATUSES);
    expect(STAFF_WITHDRAWAL_STATUSES.flatMap(stepsOf).sort()).toEqual([...WITHDRAWAL_STATUSES].sort());
  });
});

describe('approvals', () => {
  const limits = { autoApproveUpTo: minor(2_000_000), twoPersonFrom: minor(50_000_000) };

  it.each([
    [0, 0],
    [2_000_000, 0],
    [2_000_001, 1],
    [49_999_999, 1],
    [50_000_000, 2],
    [Number.MAX_SAFE_INTEGER, 2],
  ])('for %d kobo: %d', (amount, approvals) => {
    expect(approvalsNeeded(minor(amount), limits)).toBe(approvals);
  });

  it('never get fewer as the amount grows, however the limits are set', () => {
    const amount = fc.maxSafeNat().map(minor);
    fc.assert(
      fc.property(amount, amount, amount, amount, (a, b, autoApproveUpTo, twoPersonFrom) => {
        const [smaller, larger] = a < b ? [a, b] : [b, a];
        const set = { autoApproveUpTo, twoPersonFrom };
        expect(approvalsNeeded(smaller, set)).toBeLessThanOrEqual(approvalsNeeded(larger, set));
      }),
    );
  });
});
