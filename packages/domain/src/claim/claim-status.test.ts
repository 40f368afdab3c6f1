import { describe, expect, it } from 'vitest';
import { CLAIM_STATUSES, type ClaimStatus, canMoveClaim } from './claim-status.ts';

describe('a claim', () => {
  it.each<[ClaimStatus, ClaimStatus[]]>([
    ['GRANTED', ['WITHDRAWING', 'FROZEN', 'LAPSED']],
    ['WITHDRAWING', ['GRANTED', 'PAID', 'FROZEN']],
    ['PAID', ['GRANTED', 'FROZEN']],
    ['FROZEN', ['GRANTED', 'PAID']],
    ['LAPSED', []],
  ])('that is %s can become %j and nothing else', (from, to) => {
    expect(CLAIM_STATUSES.filter((status) => canMoveClaim(from, status))).toEqual(to);
  });

  it('is not paid without a withdrawal', () => {
    expect(canMoveClaim('GRANTED', 'PAID')).toBe(false);
  });
});
