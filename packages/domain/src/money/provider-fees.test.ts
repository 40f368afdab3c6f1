import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from './money.ts';
import { collectionFee, transferFee } from './provider-fees.ts';

describe('what the provider keeps of a card payment', () => {
  it.each([
    [0, 0],
    [25_000, 375],
    [39_100, 587],
    [50_000, 750],
    [100_000, 1_500],
    [249_999, 3_750],
    [250_000, 13_750],
    [500_000, 17_500],
    [1_000_000, 25_000],
    [1_031_000, 25_465],
    [2_000_000, 40_000],
    [10_000_000, 160_000],
    [12_666_666, 200_000],
    [100_000_000, 200_000],
  ])('for %d kobo is %d kobo', (amount, fee) => {
    expect(collectionFee(minor(amount))).toBe(fee);
  });

  it('is never above ₦2,000 and never above the payment', () => {
    fc.assert(
      fc.property(fc.maxSafeNat().map(minor), (amount) => {
        const fee = collectionFee(amount);
        expect(fee).toBeLessThanOrEqual(200_000);
        expect(fee).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe('what the provider takes for a transfer', () => {
  it.each([
    [1_000, 1_000],
    [500_000, 1_000],
    [500_001, 2_500],
    [5_000_000, 2_500],
    [5_000_001, 5_000],
    [100_000_000, 5_000],
  ])('of %d kobo is %d kobo', (net, fee) => {
    expect(transferFee(minor(net))).toBe(fee);
  });
});
