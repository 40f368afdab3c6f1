import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WITHDRAWAL_FEE_BPS, WITHDRAWAL_FEE_PERCENT, withdrawalFee } from './fee.ts';
import { minor } from './money.ts';

describe('the withdrawal fee', () => {
  it('is 3 percent', () => {
    expect(WITHDRAWAL_FEE_PERCENT).toBe(3);
    expect(WITHDRAWAL_FEE_BPS).toBe(300);
  });

  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [16, 0, 16],
    [17, 1, 16],
    [50, 2, 48],
    [1_000, 30, 970],
    [5_000_000, 150_000, 4_850_000],
    [333_333, 10_000, 323_333],
  ])('of %d is %d and leaves %d', (gross, fee, net) => {
    expect(withdrawalFee(minor(gross))).toEqual({ gross, fee, net });
  });

  it('is (gross·3 + 50) div 100, and fee and net add back to the gross, for every amount', () => {
    fc.assert(
      fc.property(fc.maxSafeNat().map(minor), (gross) => {
        const { fee, net } = withdrawalFee(gross);
        expect(BigInt(fee)).toBe((BigInt(gross) * 3n + 50n) / 100n);
        expect(fee + net).toBe(gross);
      }),
    );
  });
});
