import { describe, expect, it } from 'vitest';
import { minor } from '../money/money.ts';
import { COUNTED_FLAGS, FLAGS_FROM, type FlagCounts, flagsOf } from './people.ts';

const LIMIT = { day: minor(100_000), month: minor(500_000) };
const LIMITS = { account: LIMIT, payer: LIMIT, self: LIMIT };
const NOTHING = Object.fromEntries(COUNTED_FLAGS.map((flag) => [flag, 0])) as FlagCounts;

describe('what a careful person is shown', () => {
  it('is nothing about somebody of whom nothing was counted', () => {
    expect(flagsOf(NOTHING, { account: { day: 100_000, month: 500_000 } }, LIMITS)).toEqual([]);
  });

  it.each(COUNTED_FLAGS)('%s from its own number on, and not one before', (flag) => {
    const from = FLAGS_FROM[flag];
    expect(flagsOf({ ...NOTHING, [flag]: from - 1 }, {}, LIMITS)).toEqual([]);
    expect(flagsOf({ ...NOTHING, [flag]: from }, {}, LIMITS)).toMatchObject([{ flag, from: `from ${from}` }]);
  });

  it('says one as one and many as many', () => {
    const [flag] = flagsOf({ ...NOTHING, DISPUTES: 1 }, {}, LIMITS);
    expect(flag?.words).toBe('1 dispute against what they paid');
    expect(flagsOf({ ...NOTHING, DISPUTES: 1_200 }, {}, LIMITS)[0]?.words).toBe(
      '1,200 disputes against what they paid',
    );
  });

  it('is a sum above the limit that makes payouts wait, by the day and by the month, before all else', () => {
    const flags = flagsOf({ ...NOTHING, HOLDS: 1 }, { payer: { day: 100_001, month: 500_001 } }, LIMITS);
    expect(flags.map(({ words }) => words)).toEqual([
      '₦1,000.01 comes from this sender in 24 hours',
      '₦5,000.01 comes from this sender in 30 days',
      '1 hold stops money of theirs now',
    ]);
    expect(flags[0]?.from).toBe('above ₦1,000');
  });
});
