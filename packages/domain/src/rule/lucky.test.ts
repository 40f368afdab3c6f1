import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor, sum } from '../money/money.ts';
import { canonicalRule, commitmentOf, luckyShares } from './lucky.ts';
import { LUCKY_VECTORS } from './lucky.vectors.ts';
import { MIN_SHARE, type Rule } from './rule.ts';
import { sha256Hex } from './sha256.ts';

const seed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const giftId = fc.uuid();
const seedNumber = (n: number) => sha256Hex(`test seed ${n}`);

describe('lucky shares', () => {
  it.each(LUCKY_VECTORS)('of $amount with seed $seed are as published', (vector) => {
    const drawn = luckyShares({ ...vector, amount: minor(vector.amount), shares: vector.shares.length });
    expect(drawn).toEqual(vector.shares);
  });

  it('add back to the gift and never fall below the smallest share, for any gift and seed', () => {
    const shares = fc.integer({ min: 1, max: 1_000 });
    const extra = fc.oneof(fc.nat({ max: 5_000 }), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER - 1_000_000 }));
    fc.assert(
      fc.property(seed, giftId, shares, extra, (seed, giftId, shares, extra) => {
        const amount = minor(shares * MIN_SHARE + extra);
        const drawn = luckyShares({ seed, giftId, amount, shares });
        expect(drawn).toHaveLength(shares);
        expect(sum(drawn)).toBe(amount);
        expect(Math.min(...drawn)).toBeGreaterThanOrEqual(MIN_SHARE);
      }),
    );
  });

  it('are the same whenever they are drawn again, and others for another seed or gift', () => {
    const draw = (seed: string, giftId: string) => luckyShares({ seed, giftId, amount: minor(10_000_000), shares: 8 });
    const drawn = draw(seedNumber(1), 'gift-a');
    expect(draw(seedNumber(1), 'gift-a')).toEqual(drawn);
    expect(draw(seedNumber(2), 'gift-a')).not.toEqual(drawn);
    expect(draw(seedNumber(1), 'gift-b')).not.toEqual(drawn);
  });

  it('make every way of cutting a small gift equally likely', () => {
    // Two units over the floor for three people can fall in six ways: 200, 020, 002, 110, 101, 011.
    const draws = 6_000;
    const seen = new Map<string, number>();
    for (let n = 0; n < draws; n++) {
      const drawn = luckyShares({ seed: seedNumber(n), giftId: 'g', amount: minor(3 * MIN_SHARE + 2), shares: 3 });
      const way = drawn.map((share) => share - MIN_SHARE).join('');
      seen.set(way, (seen.get(way) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['002', '011', '020', '101', '110', '200']);
    // The spread of each count is about 29, so 150 is five times that and the seeds are fixed.
    for (const count of seen.values()) expect(Math.abs(count - draws / 6)).toBeLessThan(150);
  });

  it('favour no slot: early and late people get the same on average', () => {
    const draws = 4_000;
    const totals = Array<number>(5).fill(0);
    for (let n = 0; n < draws; n++) {
      luckyShares({ seed: seedNumber(n), giftId: 'g', amount: minor(1_000_000), shares: 5 }).forEach((share, slot) => {
        totals[slot] = (totals[slot] ?? 0) + share;
      });
    }
    for (const total of totals) expect(Math.abs(total / draws - 200_000)).toBeLessThan(10_000);
  });

  it('are well spread: one person rarely takes nearly all', () => {
    const draws = Array.from({ length: 2_000 }, (_, n) =>
      luckyShares({ seed: seedNumber(n), giftId: 'g', amount: minor(1_000_000), shares: 5 }),
    );
    const greedy = draws.filter((drawn) => Math.max(...drawn) > 900_000);
    const levelled = draws.filter((drawn) => Math.max(...drawn) < 220_000);
    expect(greedy.length).toBeLessThan(20);
    expect(levelled.length).toBeLessThan(20);
  });

  it.each([
    [1_999, 2],
    [10_000, 0],
    [10_000, 1.5],
    [10_000, 11],
  ])('cannot cut %d into %d', (amount, shares) => {
    expect(() => luckyShares({ seed: seedNumber(1), giftId: 'g', amount: minor(amount), shares })).toThrow(RangeError);
  });

  it.each(['', 'abc', 'G'.repeat(64), 'A'.repeat(64), 'a'.repeat(65)])('refuse the seed %j', (seed) => {
    const draw = { seed, giftId: 'g' };
    expect(() => luckyShares({ ...draw, amount: minor(10_000), shares: 2 })).toThrow(RangeError);
    expect(() => commitmentOf({ ...draw, rule: { type: 'LUCKY', totalShares: 2 } })).toThrow(RangeError);
  });
});

describe('the commitment', () => {
  it.each(LUCKY_VECTORS)('to seed $seed is as published', ({ seed, giftId, shares, commitment }) => {
    expect(commitmentOf({ seed, giftId, rule: { type: 'LUCKY', totalShares: shares.length } })).toBe(commitment);
  });

  it('changes with the seed, the gift and the rule', () => {
    const base = { seed: seedNumber(1), giftId: 'a', rule: { type: 'LUCKY', totalShares: 5 } as Rule };
    const others = [
      { ...base, seed: seedNumber(2) },
      { ...base, giftId: 'b' },
      { ...base, rule: { type: 'LUCKY', totalShares: 6 } as Rule },
      { ...base, rule: { type: 'NTH_PERSON', nthPerson: 5 } as Rule },
    ];
    expect(new Set([base, ...others].map(commitmentOf)).size).toBe(5);
  });

  it.each<[Rule, string]>([
    [{ type: 'NTH_PERSON', nthPerson: 7 }, 'NTH_PERSON:7'],
    [{ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 3 }, 'SPLIT:FIXED_AMOUNT:3'],
    [{ type: 'SPLIT', mode: 'PERCENTAGE', bps: [5_000, 3_333, 1_667] }, 'SPLIT:PERCENTAGE:5000,3333,1667'],
    [{ type: 'TIME', startsAt: 1_700_000_000_000, endsAt: 1_700_000_060_000 }, 'TIME:1700000000000:1700000060000'],
    [{ type: 'EQUAL', totalShares: 100 }, 'EQUAL:100'],
    [{ type: 'LUCKY', totalShares: 12 }, 'LUCKY:12'],
    [{ type: 'LUCKY', totalShares: 12, minShare: 35_000 }, 'LUCKY:12:35000'],
    [{ type: 'DRAW', winners: 12, closesAt: 1_700_000_000_000, minShare: 35_000 }, 'DRAW:12:1700000000000'],
    [{ type: 'DRAW', winners: 2, closesAt: 1_700_000_000_000, shares: [300, 200] }, 'DRAW:2:1700000000000:300,200'],
  ])('writes the rule %j as %s', (rule, text) => {
    expect(canonicalRule(rule)).toBe(text);
  });
});
