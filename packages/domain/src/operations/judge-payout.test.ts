import { describe, expect, it } from 'vitest';
import { judgePayout, mayHavePaid } from './judge-payout.ts';

describe('our account of a payout beside the provider’s', () => {
  it.each([
    ['COMPLETED', 'success', 'agree'],
    ['SUBMITTED', 'success', 'settle'],
    ['UNKNOWN', 'success', 'settle'],
    ['APPROVED', 'success', 'settle'],
    ['REQUESTED', 'success', 'PAYOUT_NOT_RECORDED'],
    ['FAILED', 'success', 'PAYOUT_NOT_RECORDED'],
    ['REJECTED', 'success', 'PAYOUT_NOT_RECORDED'],
    ['REVERSED', 'success', 'PAYOUT_NOT_RECORDED'],
    ['COMPLETED', 'reversed', 'settle'],
    ['SUBMITTED', 'reversed', 'settle'],
    ['REVERSED', 'reversed', 'agree'],
    ['FAILED', 'reversed', 'agree'],
    ['COMPLETED', 'failed', 'PAYOUT_NOT_PAID'],
    ['COMPLETED', 'blocked', 'PAYOUT_NOT_PAID'],
    ['SUBMITTED', 'rejected', 'settle'],
    ['FAILED', 'failed', 'agree'],
    ['REJECTED', 'abandoned', 'agree'],
    ['SUBMITTED', 'pending', 'agree'],
    ['UNKNOWN', 'a status nobody has heard of', 'agree'],
    ['COMPLETED', 'pending', 'PAYOUT_NOT_PAID'],
    ['FAILED', 'pending', 'PAYOUT_NOT_RECORDED'],
    ['COMPLETED', undefined, 'PAYOUT_NOT_PAID'],
    ['SUBMITTED', undefined, 'agree'],
    ['FAILED', undefined, 'agree'],
  ] as const)('ours %s, theirs %s: %s', (ours, theirs, verdict) => {
    expect(judgePayout(ours, theirs)).toBe(verdict);
  });

  it('takes an unknown transfer for harmless only when it has ended without paying', () => {
    expect(['failed', 'abandoned', 'blocked', 'rejected', 'reversed'].filter(mayHavePaid)).toEqual([]);
    expect(['success', 'pending', 'otp', 'received', 'never heard of'].filter(mayHavePaid)).toHaveLength(5);
  });
});
