import { describe, expect, it } from 'vitest';
import { PAYOUT_FAILURES } from './payout-failures.ts';
import { shownPayoutFailure } from './shown-failure.ts';

describe('why a payout failed', () => {
  it('is told in words of its reader where we wrote it', () => {
    expect(shownPayoutFailure(PAYOUT_FAILURES.cameBack, 'en')).toBe('The bank sent the money back');
    expect(shownPayoutFailure(PAYOUT_FAILURES.cameBack, 'ig')).toBe('Ụlọ akụ zighachiri ego ahụ');
  });

  it('stays as a bank or a colleague wrote it', () => {
    expect(shownPayoutFailure('Beneficiary account dormant', 'ig')).toBe('Beneficiary account dormant');
  });
});
