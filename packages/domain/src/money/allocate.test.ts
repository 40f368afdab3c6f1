import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateByBps, allocateEqually } from './allocate.ts';
import { minor, sum } from './money.ts';

const total = fc.maxSafeNat().map(minor);

/** Between 1 and 20 whole parts that total 10,000, zeros included. */
const bpsList = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 19 })
  .map((cuts) => [0, ...cuts.sort((a, b) => a - b), 10_000])
  .map((edges) => edges.slice(1).map((edge, i) => edge - (edges[i] ?? 0)));

describe('equal shares', () => {
  it.each([
    [10, 3, [4, 3, 3]],
    [11, 3, [4, 4, 3]],
    [9, 3, [3, 3, 3]],
    [1, 5, [1, 0, 0, 0, 0]],
    [0, 2, [0, 0]],
    [7, 1, [7]],
  ])('of %d for %d people are %j', (amount, parts, shares) => {
    expect(allocateEqually(minor(amount), parts)).toEqual(shares);
  });

  it('add back to the total, differ by at most one unit, and the first slots are never smaller', () => {
    fc.assert(
      fc.property(total, fc.integer({ min: 1, max: 1_000 }), (amount, parts) => {
        const shares = allocateEqually(amount, parts);
        expect(shares).toHaveLength(parts);
        expect(sum(shares)).toBe(amount);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        expect([...shares].sort((a, b) => b - a)).toEqual(shares);
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN])('cannot be made for %d people', (parts) => {
    expect(() => allocateEqually(minor(100), parts)).toThrow(RangeError);
  });
});

describe('shares by percentage', () => {
  it.each([
    [100, [5_000, 5_000], [50, 50]],
    [101, [5_000, 5_000], [51, 50]],
    [100, [3_333, 3_333, 3_334], [33, 33, 34]],
    [10, [3_333, 3_333, 3_334], [3, 3, 4]],
    [1, [1, 9_999], [0, 1]],
    [5, [2_500, 2_500, 2_500, 2_500], [2, 1, 1, 1]],
    [7, [10_000], [7]],
  ])('of %d at %j basis points are %j', (amount, bps, shares) => {
    expect(allocateByBps(minor(amount), bps)).toEqual(shares);
  });

  it('add back to the total, and each is within one unit of its exact part', () => {
    fc.assert(
      fc.property(total, bpsList, (amount, bps) => {
        const shares = allocateByBps(amount, bps);
        expect(sum(shares)).toBe(amount);
        shares.forEach((share, slot) => {
          const error = BigInt(share) * 10_000n - BigInt(amount) * BigInt(bps[slot] ?? 0);
          expect(error > -10_000n && error < 10_000n).toBe(true);
        });
      }),
    );
  });

  it('give nothing to a part of zero', () => {
    fc.assert(
      fc.property(total, bpsList, (amount, bps) =>
        allocateByBps(amount, bps).every((share, slot) => bps[slot] !== 0 || share === 0),
      ),
    );
  });

  it('are the same for the same part, except that the earlier slot may get the unit left over', () => {
    fc.assert(
      fc.property(total, fc.integer({ min: 1, max: 5_000 }), (amount, half) => {
        const [first = 0, second = 0] = allocateByBps(amount, [half, half, 10_000 - 2 * half]);
        expect(first - second === 0 || first - second === 1).toBe(true);
      }),
    );
  });

  it.each([[[5_000, 4_999]], [[10_001]], [[]], [[-1, 10_001]], [[0.5, 9_999.5]]])('refuse parts %j', (bps) => {
    expect(() => allocateByBps(minor(100), bps)).toThrow(RangeError);
  });
});
