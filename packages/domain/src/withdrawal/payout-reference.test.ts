import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GiftId } from '../ids.ts';
import { CROWD_MAX_SHARES } from '../rule/rule.ts';
import { parsePayoutReference, payoutReference } from './payout-reference.ts';

const place = fc.record({
  giftId: fc.uuid().map((id) => id as GiftId),
  slot: fc.integer({ min: 0, max: CROWD_MAX_SHARES - 1 }),
  attempt: fc.integer({ min: 1, max: 999 }),
});

it('knows a payout by what it pays, in a form the provider takes', () => {
  fc.assert(
    fc.property(place, (given) => {
      const reference = payoutReference(given);
      expect(reference).toMatch(/^[a-z0-9-]{16,50}$/);
      expect(parsePayoutReference(reference)).toEqual(given);
    }),
  );
});

it('never gives two different payouts one reference', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const isSame = one.giftId === other.giftId && one.slot === other.slot && one.attempt === other.attempt;
      expect(payoutReference(one) === payoutReference(other)).toBe(isSame);
    }),
  );
});

it('does not take the references of others for ours', () => {
  for (const reference of ['', 'jara-out-77b0d1e2f3a4', 'somebody-elses-transfer', 'jara-1234567890abcdef'])
    expect(parsePayoutReference(reference)).toBeUndefined();
});
