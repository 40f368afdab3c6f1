import { describe, expect, it } from 'vitest';
import { type WithdrawalCase, whyNotApprove, whyNotReject } from './withdrawal-decisions.ts';
import { WITHDRAWAL_STATUSES } from './withdrawal-status.ts';

const asked: WithdrawalCase = {
  status: 'REQUESTED',
  giftStatus: 'CLAIMED',
  isSent: false,
  approvedByMe: false,
  approvedByMyKin: false,
};

describe('a yes to a withdrawal', () => {
  it('is for one that waits, of a gift that is free, from somebody who has not said it yet', () => {
    expect(whyNotApprove(asked)).toBeUndefined();
    expect(whyNotApprove({ ...asked, approvedByMe: true })).toBe('own_approval');
    expect(whyNotApprove({ ...asked, approvedByMyKin: true })).toBe('dependent_approval');
  });

  it.each(['BLOCKED', 'CONFLICTED'] as const)('waits while the gift is %s', (giftStatus) => {
    expect(whyNotApprove({ ...asked, giftStatus })).toBe('gift_blocked');
  });

  it.each(WITHDRAWAL_STATUSES.filter((status) => status !== 'REQUESTED'))('is too late at %s', (status) => {
    expect(whyNotApprove({ ...asked, status })).toBe('withdrawal_already_decided');
  });
});

describe('a no to a withdrawal', () => {
  it('counts until the provider has been asked to pay', () => {
    const decided = WITHDRAWAL_STATUSES.filter((status) => whyNotReject({ ...asked, status }) !== undefined);
    expect(decided).toEqual(['SUBMITTED', 'UNKNOWN', 'COMPLETED', 'FAILED', 'REJECTED', 'REVERSED']);
    expect(whyNotReject({ ...asked, status: 'APPROVED', isSent: true })).toBe('withdrawal_already_decided');
  });

  it('counts while the gift is on hold as well', () => {
    expect(whyNotReject({ ...asked, giftStatus: 'BLOCKED' })).toBeUndefined();
  });
});
