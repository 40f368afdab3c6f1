import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withdrawalFee } from '../money/fee.ts';
import { minor } from '../money/money.ts';
import { transferFee } from '../money/provider-fees.ts';
import { type DrawRule, MIN_SHARE, mostCrowdShares, type Rule, withSmallestShare } from './rule.ts';
import { sharesOf } from './shares.ts';
import { percentToBps, ruleProblem } from './validate-rule.ts';
import { ruleWords } from './words/all.ts';

const GIFT = minor(500_000);
const NOW = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

const problem = (rule: Rule, amount = GIFT) => ruleProblem(rule, amount, NOW);

describe('a rule for the nth person', () => {
  it.each([1, 7, 1_000_000])('may name person %d', (nthPerson) => {
    expect(problem({ type: 'NTH_PERSON', nthPerson })).toBeUndefined();
  });

  it.each([
    [0, 'Choose person number 1 or higher'],
    [-1, 'Choose person number 1 or higher'],
    [1.5, 'Choose person number 1 or higher'],
    [Number.NaN, 'Choose person number 1 or higher'],
    [1_000_001, 'Choose a person number up to 1,000,000'],
  ])('may not name person %d: %s', (nthPerson, message) => {
    expect(problem({ type: 'NTH_PERSON', nthPerson })).toBe(message);
  });
});

describe('a split into equal amounts', () => {
  const split = (totalSplits: number): Rule => ({ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits });

  it.each([1, 2, 5])('may have %d parts', (totalSplits) => {
    expect(problem(split(totalSplits))).toBeUndefined();
  });

  it.each([0, 6, 1.5, -1, Number.NaN])('may not have %d parts', (totalSplits) => {
    expect(problem(split(totalSplits))).toBe('Choose between 1 and 5 splits');
  });

  it('needs ₦10.00 for each part, to the kobo', () => {
    expect(problem(split(3), minor(3_000))).toBeUndefined();
    expect(problem(split(3), minor(2_999))).toBe('Each share must be at least ₦10.00');
    expect(problem(split(1), minor(999))).toBe('Each share must be at least ₦10.00');
  });
});

describe('a split by percentage', () => {
  const split = (...bps: number[]): Rule => ({ type: 'SPLIT', mode: 'PERCENTAGE', bps });

  it.each([[[10_000]], [[3_333, 3_333, 3_334]], [[2_000, 2_000, 2_000, 2_000, 2_000]]])('may be %j', (bps) => {
    expect(problem(split(...bps))).toBeUndefined();
  });

  it.each([
    [[], 'Choose between 1 and 5 splits'],
    [[2_000, 2_000, 2_000, 2_000, 1_000, 1_000], 'Choose between 1 and 5 splits'],
    [[5_000, 4_999], 'Must total exactly 100%'],
    [[5_000, 5_001], 'Must total exactly 100%'],
    [[10_000, 0], 'Each percentage must be above 0'],
    [[11_000, -1_000], 'Each percentage must be above 0'],
    [[33.3, 9_966.7], 'Each percentage must be above 0'],
  ])('may not be %j: %s', (bps, message) => {
    expect(problem(split(...bps))).toBe(message);
  });

  it('needs ₦10.00 for the smallest part', () => {
    expect(problem(split(9_900, 100), minor(100_000))).toBeUndefined();
    expect(problem(split(9_900, 100), minor(99_000))).toBe('Each share must be at least ₦10.00');
  });
});

describe('a time window', () => {
  const window = (startsAt: number, endsAt: number): Rule => ({ type: 'TIME', startsAt, endsAt });

  it('may be open already, as long as it ends in the future', () => {
    expect(problem(window(NOW + HOUR, NOW + 2 * HOUR))).toBeUndefined();
    expect(problem(window(NOW - HOUR, NOW + HOUR))).toBeUndefined();
  });

  it.each([
    [Number.NaN, NOW + HOUR, 'Choose when the gift opens'],
    [NOW, Number.NaN, 'Choose when the gift closes'],
    [NOW + HOUR, NOW + HOUR, 'The start must be before the end'],
    [NOW + 2 * HOUR, NOW + HOUR, 'The start must be before the end'],
    [NOW - 2 * HOUR, NOW - HOUR, 'The end must be in the future'],
    [NOW - HOUR, NOW, 'The end must be in the future'],
  ])('from %d to %d is refused: %s', (startsAt, endsAt, message) => {
    expect(problem(window(startsAt, endsAt))).toBe(message);
  });
});

describe('a gift that more than five people share', () => {
  const CROWD = 35_000;
  const among = (totalShares: number, amount: number, type: 'EQUAL' | 'LUCKY' = 'LUCKY') =>
    ruleProblem(withSmallestShare({ type, totalShares }, CROWD), minor(amount), NOW);

  it('has shares at which our fee covers what the provider takes for the payout', () => {
    const { fee, net } = withdrawalFee(minor(CROWD));
    expect(fee).toBeGreaterThanOrEqual(transferFee(net));
    expect(among(20, 20 * CROWD)).toBeUndefined();
    expect(among(20, 20 * CROWD - 1)).toBe(
      'Among more than 5 people each gets at least ₦350.00: this gift is enough for 19',
    );
    expect(among(20, 20_000)).toBe('Among more than 5 people each gets at least ₦350.00: this gift is enough for 5');
  });

  it.each(['EQUAL', 'LUCKY'] as const)('is refused for the same reason whether its shares are %s', (type) => {
    expect(among(20, 20 * CROWD, type)).toBeUndefined();
    expect(among(20, 20 * CROWD - 1, type)).toMatch(/enough for 19$/);
  });

  it('is drawn so that nobody gets less', () => {
    const rule = withSmallestShare({ type: 'LUCKY', totalShares: 40 }, CROWD);
    const seed = 'ab'.repeat(32);
    const shares = sharesOf(rule, minor(1_500_000), { seed, giftId: 'g' });
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(CROWD);
    expect(shares.reduce((a, b) => a + b, 0)).toBe(1_500_000);
  });

  it('leaves those of up to five people as they were', () => {
    for (const totalShares of [2, 5])
      expect(withSmallestShare({ type: 'LUCKY', totalShares }, CROWD)).toEqual({ type: 'LUCKY', totalShares });
    expect(among(5, 5_000)).toBeUndefined();
    const split = { type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 5 } as const;
    expect(ruleProblem(withSmallestShare(split, CROWD), minor(5_000), NOW)).toBeUndefined();
  });

  it.each([
    [5_000, 5],
    [3_500, 3],
    [35_000 * 6, 6],
    [35_000 * 6 - 1, 5],
    [100_000_000, 1_000],
  ])('of %i can be drawn among %i at the most', (amount, most) => {
    expect(mostCrowdShares(amount, CROWD)).toBe(most);
  });
});

describe('a lucky rule', () => {
  it.each([1, 0, 1_001, 2.5, Number.NaN])('may not have %d shares', (totalShares) => {
    expect(problem({ type: 'LUCKY', totalShares })).toBe('Choose between 2 and 1,000 lucky shares');
  });

  it('needs ₦10.00 for everyone', () => {
    const message = 'This gift is too small for that many people: each gets at least ₦10.00';
    expect(problem({ type: 'LUCKY', totalShares: 500 })).toBeUndefined();
    expect(problem({ type: 'LUCKY', totalShares: 501 })).toBe(message);
  });
});

describe('a draw', () => {
  const CLOSES = NOW + 60_000;
  const draw = (changes: Partial<DrawRule> = {}): DrawRule => ({
    type: 'DRAW',
    winners: 3,
    closesAt: CLOSES,
    ...changes,
  });

  it.each([0, 1_001, 1.5, Number.NaN])('may not have %d winners', (winners) => {
    expect(problem(draw({ winners }))).toBe('Choose between 1 and 1,000 winners');
  });

  it.each([
    [Number.NaN, 'Choose until when people can enter'],
    [NOW, 'The closing time must be in the future'],
    [NOW + 10_000, 'Entries would close before the gift opens'],
    [NOW + 10_001, undefined],
    [NOW + 89_999, undefined],
    [NOW + 90_000, 'Entries must close before the gift ends'],
  ])('that closes at %d of a gift with times is judged: %s', (closesAt, message) => {
    const times = { opensAt: NOW + 10_000, expiresAt: NOW + 90_000 };
    expect(ruleProblem(draw({ closesAt }), minor(500_000), NOW, times)).toBe(message);
  });

  it.each([
    [[250_000, 150_000, 100_000], undefined],
    [[250_000, 250_000], 'List 3 amounts, one for each winner'],
    [[498_002, 999, 999], 'Each share must be at least ₦10.00'],
    [[250_000, 150_000, 100_001], 'The amounts come to ₦5,000.01, and ₦5,000.00 is in the gift'],
    [[250_000.5, 149_999.5, 100_000], 'Each share must be at least ₦10.00'],
  ])('of ₦5,000 with the amounts %j is judged: %s', (shares, message) => {
    expect(ruleProblem(draw({ shares }), minor(500_000), NOW)).toBe(message);
  });

  it('gives each of more than five at least what a payout has to bring', () => {
    const shares = [300_000, 35_000, 35_000, 35_000, 35_000, 34_999];
    const rule = (listed: number[]) => withSmallestShare(draw({ winners: 6, shares: listed }), 35_000);
    const of = (listed: number[]) => ruleProblem(rule(listed), minor(listed.reduce((a, b) => a + b, 0)), NOW);
    expect(of(shares)).toBe('Each share must be at least ₦350.00');
    expect(of([...shares.slice(0, 5), 35_000])).toBeUndefined();
    expect(ruleProblem(withSmallestShare(draw({ winners: 6 }), 35_000), minor(209_999), NOW)).toMatch(/enough for 5$/);
  });
});

describe('every accepted rule', () => {
  it('can be carried out: its shares exist and none is below the smallest', () => {
    const anyRule = fc.oneof(
      fc
        .integer({ min: -2, max: 8 })
        .map((totalSplits): Rule => ({ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits })),
      fc.array(fc.integer({ min: -10, max: 10_010 })).map((bps): Rule => ({ type: 'SPLIT', mode: 'PERCENTAGE', bps })),
      fc
        .integer({ min: 1, max: 9_999 })
        .map((a): Rule => ({ type: 'SPLIT', mode: 'PERCENTAGE', bps: [a, 10_000 - a] })),
      fc.integer({ min: 0, max: 1_100 }).map((totalShares): Rule => ({ type: 'EQUAL', totalShares })),
      fc.integer({ min: 0, max: 1_100 }).map((totalShares): Rule => ({ type: 'LUCKY', totalShares })),
      fc.integer({ min: 0, max: 1_100 }).map((winners): Rule => ({ type: 'DRAW', winners, closesAt: NOW + 1 })),
    );
    fc.assert(
      fc.property(anyRule, fc.nat({ max: 2_000_000 }).map(minor), (rule, amount) => {
        fc.pre(problem(rule, amount) === undefined);
        const shares = sharesOf(rule, amount, { seed: '0'.repeat(64), giftId: 'g' });
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(MIN_SHARE);
      }),
    );
  });
});

describe('a percentage', () => {
  it.each([
    [33.33, 3_333],
    [0.1, 10],
    [0.07, 7],
    [1.15, 115],
    [100, 10_000],
    [0, 0],
    ['12.5', 1_250],
    [' 50 ', 5_000],
    ['.5', 50],
    ['5.', 500],
  ])('of %s is %d basis points', (percent, bps) => {
    expect(percentToBps(percent)).toBe(bps);
  });

  it.each([33.333, 100.01, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e-7, '', '.', 'abc', '1,5', '1e1', '0x1'])(
    'cannot be %s',
    (percent) => {
      expect(percentToBps(percent)).toBeUndefined();
    },
  );

  it('is exact for every number with two decimals', () => {
    for (let bps = 0; bps <= 10_000; bps++) {
      expect(percentToBps(bps / 100)).toBe(bps);
      expect(percentToBps((bps / 100).toFixed(2))).toBe(bps);
    }
  });
});

describe('why a rule cannot be', () => {
  it.each([
    ['pcm', 'If people pass 5, each person must get at least ₦350.00: this gift fit reach 14 people'],
    ['ha', 'Idan mutane sun wuce 5, kowa zai samu aƙalla ₦350.00: kyautar ta isa mutane 14'],
    ['yo', 'Bí ènìyàn bá ju 5 lọ, ẹnì kọ̀ọ̀kan yóò gba ₦350.00 ó kéré tán: ẹ̀bùn yìí tó fún ènìyàn 14'],
    ['ig', 'Ọ bụrụ na mmadụ karịrị 5, onye ọ bụla ga-enweta opekata mpe ₦350.00: onyinye a ga-ezuru mmadụ 14'],
  ] as const)('is told in %s', (language, sentence) => {
    const crowd: Rule = { type: 'EQUAL', totalShares: 100, minShare: 35_000 };
    expect(ruleProblem(crowd, GIFT, NOW, undefined, ruleWords[language])).toBe(sentence);
  });
});
