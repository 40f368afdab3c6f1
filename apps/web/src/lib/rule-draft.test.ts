import type { RuleView } from '@jara/contract/rules';
import { minor } from '@jara/domain/money/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromLagosInput, toLagosInput } from './lagos-input.ts';
import {
  asRuleDraft,
  clampedPercentage,
  draftOf,
  draftProblem,
  filledBps,
  listedAmount,
  NEW_DRAFT,
  ruleOf,
  shareRestEqually,
  typedRule,
  wireOf,
  withPrizeMode,
  withSplitMode,
  withType,
} from './rule-draft.ts';

const now = Date.parse('2026-11-15T08:00:00.000Z');
const gift = { amount: minor(500_000), crowdShare: 35_000 };
const view = (over: Partial<RuleView>): RuleView => ({
  quid: '0123456789ABC',
  ruleType: 'NTH_PERSON',
  nthPerson: null,
  splits: [],
  totalSplits: null,
  startTime: null,
  endTime: null,
  equalShares: null,
  luckyShares: null,
  luckyMinShare: null,
  draw: null,
  version: 1,
  frozen: false,
  commitment: null,
  proof: null,
  createdAt: '2026-11-15T08:00:00.000Z',
  updatedAt: '2026-11-15T08:00:00.000Z',
  ...over,
});

describe('a new rule', () => {
  it('starts as the first person, with one split in fixed amounts', () => {
    expect(NEW_DRAFT).toMatchObject({
      ruleType: 'NTH_PERSON',
      nthPerson: '1',
      splitMode: 'FIXED_AMOUNT',
      totalSplits: 1,
    });
    expect(draftProblem(NEW_DRAFT, gift, now)).toBeUndefined();
  });

  it('choosing SPLIT resets the split to fixed amounts and one split', () => {
    const edited = { ...NEW_DRAFT, splitMode: 'PERCENTAGE' as const, totalSplits: 4, percentages: ['10', '90'] };
    expect(withType(edited, 'SPLIT')).toMatchObject({ ruleType: 'SPLIT', splitMode: 'FIXED_AMOUNT', totalSplits: 1 });
  });

  it('choosing percentages keeps the number of splits and fills them equally', () => {
    const draft = withSplitMode({ ...withType(NEW_DRAFT, 'SPLIT'), totalSplits: 3 }, 'PERCENTAGE');
    expect(draft.percentages).toEqual(['33.34', '33.33', '33.33']);
    expect(withSplitMode(draft, 'FIXED_AMOUNT').totalSplits).toBe(3);
  });
});

describe('a loaded rule', () => {
  it('opens in the form it was saved in', () => {
    expect(draftOf(view({ nthPerson: 7 }))).toMatchObject({ ruleType: 'NTH_PERSON', nthPerson: '7' });
    expect(draftOf(view({ ruleType: 'SPLIT', totalSplits: 3 }))).toMatchObject({
      splitMode: 'FIXED_AMOUNT',
      totalSplits: 3,
    });
    expect(draftOf(view({ ruleType: 'SPLIT', splits: [{ percentage: 66.5 }, { percentage: 33.5 }] }))).toMatchObject({
      splitMode: 'PERCENTAGE',
      percentages: ['66.5', '33.5'],
    });
    expect(
      draftOf(view({ ruleType: 'TIME', startTime: '2026-11-20T08:00:00.000Z', endTime: '2026-11-21T08:00:00.000Z' })),
    ).toMatchObject({
      start: '2026-11-20T09:00',
      end: '2026-11-21T09:00',
    });
  });

  it('goes back over the wire as it came', () => {
    expect(wireOf(draftOf(view({ nthPerson: 7 })))).toEqual({ nthPerson: 7 });
    expect(wireOf(draftOf(view({ ruleType: 'SPLIT', splits: [{ percentage: 66.5 }, { percentage: 33.5 }] })))).toEqual({
      splits: [{ percentage: 66.5 }, { percentage: 33.5 }],
    });
    const window = { startTime: '2026-11-20T08:00:00.000Z', endTime: '2026-11-21T08:00:00.000Z' };
    expect(wireOf(draftOf(view({ ruleType: 'TIME', ...window })))).toEqual(window);
    expect(wireOf(draftOf(view({ ruleType: 'LUCKY', luckyShares: 20 })))).toEqual({ luckyShares: 20 });
  });

  it('says before it is sent that a gift is too small for so many', () => {
    const small = { amount: minor(200_000), crowdShare: 35_000 };
    const lucky = (luckyShares: string) => draftProblem({ ...NEW_DRAFT, ruleType: 'LUCKY', luckyShares }, small, now);
    expect(lucky('5')).toBeUndefined();
    expect(lucky('6')).toBe('Among more than 5 people each gets at least ₦350.00: this gift is enough for 5');
  });
});

describe('percentages', () => {
  it('must total exactly 100%', () => {
    const draft = { ...NEW_DRAFT, ruleType: 'SPLIT' as const, splitMode: 'PERCENTAGE' as const };
    expect(draftProblem({ ...draft, percentages: ['50', '49.99'] }, gift, now)).toBe('Must total exactly 100%');
    expect(draftProblem({ ...draft, percentages: ['50', '50'] }, gift, now)).toBeUndefined();
    expect(draftProblem({ ...draft, percentages: ['100', ''] }, gift, now)).toBe('Each percentage must be above 0');
  });

  it.each([
    ['', ''],
    ['150', '100'],
    ['-5', '5'],
    ['33.333', '33.33'],
    ['1.2.3', '1.23'],
    ['abc', ''],
    ['.5', '.5'],
  ])('typed as %j stands as %j', (typed, expected) => {
    expect(clampedPercentage(typed)).toBe(expected);
  });

  it('sharing the rest fills the empty splits and leaves the others alone', () => {
    expect(shareRestEqually(['50', '', '0'])).toEqual(['50', '25', '25']);
    expect(shareRestEqually(['40', '40'])).toEqual(['50', '50']);
    expect(shareRestEqually(['90', '90', ''])).toEqual(['33.34', '33.33', '33.33']);
  });

  it('sharing the rest always fills the bar', () => {
    const typed = fc.constantFrom('', '0', '10', '33.33', '50', '100');
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 5 }), (percentages) => {
        expect(filledBps(shareRestEqually(percentages))).toBe(10_000);
      }),
    );
  });
});

describe('a draw', () => {
  const draw = { ...NEW_DRAFT, ruleType: 'DRAW' as const, winners: '3', closes: '2026-11-20T18:00' };
  const listed = {
    ...draw,
    prizeMode: 'LISTED' as const,
    prizes: [
      { winners: '1', each: '3,000' },
      { winners: '2', each: '1,000' },
    ],
  };

  it('is sent with its winners and its closing, and with amounts only where they are listed', () => {
    const closesAt = '2026-11-20T17:00:00.000Z';
    expect(wireOf(draw)).toEqual({ draw: { winners: 3, closesAt } });
    expect(wireOf(listed)).toEqual({ draw: { winners: 3, closesAt, shares: [300_000, 100_000, 100_000] } });
  });

  it('opens in the form it was saved in', () => {
    const closesAt = '2026-11-20T17:00:00.000Z';
    const saved = (shares: number[] | null) =>
      draftOf(view({ ruleType: 'DRAW', draw: { winners: 3, closesAt, shares } }));
    expect(saved(null)).toMatchObject({ winners: '3', closes: '2026-11-20T18:00', prizeMode: 'EQUAL' });
    expect(saved([300_000, 100_000, 100_000])).toMatchObject({ prizeMode: 'LISTED', prizes: listed.prizes });
  });

  it('is kept on the device as it was typed, and what is not usable is not', () => {
    expect(asRuleDraft(JSON.parse(JSON.stringify(listed)))).toEqual(listed);
    const { prizeMode: _, prizes: __, ...before } = listed;
    expect(asRuleDraft(before)).toMatchObject({ prizeMode: 'EQUAL', prizes: NEW_DRAFT.prizes });
    expect(asRuleDraft({ ...listed, prizes: [null, { winners: 3 }, 'x'] })?.prizes).toEqual(NEW_DRAFT.prizes);
  });

  it('has to add up when its amounts are listed, and says how much is in the gift', () => {
    expect(draftProblem(listed, gift, now)).toBeUndefined();
    expect(draftProblem(listed, { ...gift, amount: minor(600_000) }, now)).toBe(
      'The amounts come to ₦5,000.00, and ₦6,000.00 is in the gift',
    );
    expect(listedAmount(listed)).toBe(500_000);
    expect(listedAmount(draw)).toBeUndefined();
  });

  it('respects the smallest share of a crowd, and refuses what cannot be read', () => {
    expect(draftProblem({ ...draw, winners: '15' }, gift, now)).toContain('this gift is enough for 14');
    expect(draftProblem({ ...draw, winners: '' }, gift, now)).toBe('Choose between 1 and 1,000 winners');
    expect(draftProblem({ ...draw, closes: '' }, gift, now)).toBe('Choose until when people can enter');
    const unread = { ...listed, prizes: [{ winners: '3', each: '5k' }] };
    expect(draftProblem(unread, gift, now)).toBe('Each share must be at least ₦10.00');
  });

  it('keeps its number of winners when the prizes become a list, and back', () => {
    const list = withPrizeMode(draw, 'LISTED');
    expect(list.prizes.map(({ winners }) => winners)).toEqual(['1', '2']);
    expect(withPrizeMode({ ...list, prizes: [{ winners: '7', each: '' }] }, 'EQUAL').winners).toBe('7');
  });
});

describe('times', () => {
  it('are read as Lagos time and come back the same', () => {
    expect(toLagosInput(Date.parse('2026-12-31T23:30:00.000Z'))).toBe('2027-01-01T00:30');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (minutes) => {
        expect(fromLagosInput(toLagosInput(minutes * 60_000))).toBe(minutes * 60_000);
      }),
    );
  });

  it('that are missing leave the rule incomplete', () => {
    expect(ruleOf({ ...NEW_DRAFT, ruleType: 'TIME' })).toEqual({
      type: 'TIME',
      startsAt: Number.NaN,
      endsAt: Number.NaN,
    });
    expect(draftProblem({ ...NEW_DRAFT, ruleType: 'TIME' }, gift, now)).toBe('Choose when the gift opens');
  });
});

describe('a rule that was typed into the fields of a page', () => {
  it('has no more prizes than anybody types, however many fields were sent', () => {
    const words: Record<string, string> = { ruleType: 'DRAW', prizeMode: 'LISTED' };
    for (let place = 1; place <= 1000; place += 1)
      Object.assign(words, { [`winners${place}`]: '1', [`prize${place}`]: '500' });
    expect(typedRule(words)?.prizes).toHaveLength(100);
  });
});
