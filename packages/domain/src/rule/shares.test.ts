import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor, sum } from '../money/money.ts';
import type { Rule } from './rule.ts';
import { sharesOf } from './shares.ts';

const draw = { seed: 'ab'.repeat(32), giftId: 'gift' };

describe('the shares of a gift', () => {
  it.each<[string, Rule | undefined]>([
    ['without a rule', undefined],
    ['for the nth person', { type: 'NTH_PERSON', nthPerson: 7 }],
    ['in a time window', { type: 'TIME', startsAt: 0, endsAt: 1 }],
  ])('%s are the whole of it', (_, rule) => {
    expect(sharesOf(rule, minor(500_000))).toEqual([500_000]);
  });

  it('are equal in a fixed split, the left-over units first', () => {
    expect(sharesOf({ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 3 }, minor(10_000))).toEqual([
      3_334, 3_333, 3_333,
    ]);
  });

  it('for a crowd differ by a kobo at the most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 1_000 }),
        fc.integer({ min: 1_000_000, max: 1e12 }),
        (totalShares, amount) => {
          const shares = sharesOf({ type: 'EQUAL', totalShares }, minor(amount));
          expect(shares).toHaveLength(totalShares);
          expect((shares[0] ?? 0) - (shares.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('of a draw are those that were listed', () => {
    const rule: Rule = { type: 'DRAW', winners: 3, closesAt: 1, shares: [5_000, 9_000, 1_000] };
    expect(sharesOf(rule, minor(15_000))).toEqual([5_000, 9_000, 1_000]);
  });

  it('follow the percentages in the order they were given', () => {
    const rule: Rule = { type: 'SPLIT', mode: 'PERCENTAGE', bps: [5_000, 3_000, 2_000] };
    expect(sharesOf(rule, minor(10_001))).toEqual([5_001, 3_000, 2_000]);
  });

  it('of a lucky gift cannot be known without its seed', () => {
    expect(() => sharesOf({ type: 'LUCKY', totalShares: 3 }, minor(10_000))).toThrow(RangeError);
    expect(sharesOf({ type: 'LUCKY', totalShares: 3 }, minor(10_000), draw)).toHaveLength(3);
  });

  it('always add back to the gift', () => {
    const count = fc.integer({ min: 1, max: 5 });
    const anyRule = fc.oneof(
      fc.constant(undefined),
      count.map((totalSplits): Rule => ({ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits })),
      fc
        .integer({ min: 1, max: 9_999 })
        .map((a): Rule => ({ type: 'SPLIT', mode: 'PERCENTAGE', bps: [a, 10_000 - a] })),
      fc.integer({ min: 2, max: 1_000 }).map((totalShares): Rule => ({ type: 'EQUAL', totalShares })),
      count.map((totalShares): Rule => ({ type: 'LUCKY', totalShares })),
      fc.integer({ min: 1, max: 1_000 }).map((winners): Rule => ({ type: 'DRAW', winners, closesAt: 1 })),
    );
    const amount = fc.integer({ min: 5_000, max: Number.MAX_SAFE_INTEGER }).map(minor);
    fc.assert(fc.property(anyRule, amount, (rule, amount) => sum(sharesOf(rule, amount, draw)) === amount));
  });
});
