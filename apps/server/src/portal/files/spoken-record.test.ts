import { describe, expect, it } from 'vitest';
import { spokenPairs, staffDetail } from './spoken-record.ts';

describe('what staff did, in the timeline of a gift', () => {
  it('says from what to what, and why', () => {
    expect(staffDetail({ after: 'BLOCKED', before: 'ACTIVE', reason: 'Part of a reported scam.' })).toBe(
      'From active to blocked. Part of a reported scam.',
    );
  });

  it('shows neither an internal id nor an amount in kobo', () => {
    const refundId = '01a1e0b9-3b57-7045-a7d7-050b2608dc47';
    expect(staffDetail({ refundId, amount: 500_000_000, currency: 'NGN', reason: 'The wrong person.' })).toBe(
      'The wrong person.',
    );
    expect(staffDetail({ before: null, after: refundId })).toBe('');
  });

  it('names the rest with its words, and an instant as a date', () => {
    expect(staffDetail({ approvals: 1, needed: 2 })).toBe('approvals: 1, needed: 2.');
    expect(staffDetail({ reason: 'More time.', expiresAt: '2027-11-15T19:38:00.000Z' })).toBe(
      'expires at: 15 Nov 2027, 20:38. More time.',
    );
  });

  it('leaves what somebody wrote as it was written', () => {
    expect(staffDetail({ reason: 'BLOCKED by request of the bank' })).toBe('BLOCKED by request of the bank');
  });
});

it('a rule is told in words, its instants in Lagos time', () => {
  expect(spokenPairs({ mode: 'FIXED_AMOUNT', totalSplits: 3 })).toBe('mode: fixed amount, total splits: 3');
  expect(spokenPairs({ startsAt: Date.UTC(2026, 10, 15, 8), percentages: [60, 40] })).toBe(
    'starts at: 15 Nov 2026, 09:00, percentages: 60 + 40',
  );
});
