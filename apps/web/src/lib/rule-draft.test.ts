import type { RuleView } from '@jara/contract/rules';
import { minor } from '@jara/domain/money/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromLagosInput, toLagosInput } from './lagos-input.ts';
import {
  clampedPercentage,
  draftOf,
  draftProblem,
  filledBps,
  NEW_DRAFT,
  ruleOf,
  shareRestEqually,
  wireOf,
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
