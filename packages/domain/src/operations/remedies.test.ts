import { describe, expect, it } from 'vitest';
import { DIFFERENCE_KINDS, NOT_KNOWN } from './differences.ts';
import { personsFor, remediesFor } from './remedies.ts';

describe('the remedies of a difference', () => {
  it('are there for every kind, whatever the provider says', () => {
    for (const kind of DIFFERENCE_KINDS)
      for (const theirs of ['success, NGN 1.00', NOT_KNOWN])
        expect(remediesFor({ kind, theirs }), kind).not.toEqual([]);
  });

  it('call nothing unpaid that the provider knows, and nothing paid that it does not', () => {
    for (const kind of ['TRANSFER_NOT_OURS', 'PAYOUT_NOT_RECORDED'] as const) {
      expect(remediesFor({ kind, theirs: 'success, NGN 1.00' })).not.toContain('NEVER_PAID');
      expect(remediesFor({ kind, theirs: NOT_KNOWN })).toEqual(['NEVER_PAID']);
    }
  });

  it('take two people where what the provider has forgotten is given to somebody', () => {
    expect(personsFor('PAYOUT_NOT_RECORDED', 'NEVER_PAID')).toBe(2);
    expect(personsFor('REFUND_NOT_RECORDED', 'NEVER_REFUNDED')).toBe(2);
    expect(personsFor('DISPUTE_UNCLEAR', 'DISPUTE_WON')).toBe(2);
  });
});
