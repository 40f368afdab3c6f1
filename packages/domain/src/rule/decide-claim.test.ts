import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor, sum } from '../money/money.ts';
import { type ClaimableGift, type ClaimOutcome, countsAsAttempt, decideClaim } from './decide-claim.ts';
import type { Rule } from './rule.ts';
import { sharesOf } from './shares.ts';

const GIFT = minor(1_000_000);
const draw = { seed: 'cd'.repeat(32), giftId: 'gift' };

const fresh = (rule?: Rule): ClaimableGift => ({
  rule,
  attempts: 0,
  sharesTaken: 0,
  shares: sharesOf(rule, GIFT, draw),
});

/** Lets people try one after the other, as the server counts them. */
function outcomesFor(gift: ClaimableGift, people: number, now = 0): ClaimOutcome[] {
  let { attempts, sharesTaken } = gift;
  return Array.from({ length: people }, () => {
    const outcome = decideClaim({ ...gift, attempts, sharesTaken }, now);
    if (countsAsAttempt(outcome)) attempts += 1;
    if (outcome.kind === 'granted') sharesTaken += 1;
    return outcome;
  });
}

const kinds = (outcomes: ClaimOutcome[]) => outcomes.map(({ kind }) => kind);

describe('a draw', () => {
  const rule: Rule = { type: 'DRAW', winners: 2, closesAt: 1_000 };

  it('lets in everybody who comes before it closes, and gives nothing away yet', () => {
    expect(kinds(outcomesFor(fresh(rule), 4, 999))).toEqual(Array(4).fill('entered'));
  });

  it.each([1_000, 1_001])('lets nobody in at %i, and takes no chance from them', (now) => {
    const outcome = decideClaim(fresh(rule), now);
    expect(outcome).toEqual({ kind: 'ended', endedAt: 1_000 });
    expect(countsAsAttempt(outcome)).toBe(false);
  });

  it('lets nobody in once it was closed, whatever the time', () => {
    expect(decideClaim({ ...fresh(rule), draw: { isClosed: true } }, 1).kind).toBe('ended');
    expect(decideClaim({ ...fresh(rule), draw: { isClosed: false } }, 1).kind).toBe('entered');
  });

  it('lets nobody in before the gift opens', () => {
    expect(decideClaim({ ...fresh(rule), opensAt: 500 }, 499)).toEqual({ kind: 'too_early', opensAt: 500 });
  });
});

describe('a gift without a rule', () => {
  it('goes whole to the first person', () => {
    expect(outcomesFor(fresh(), 3)).toEqual([
      { kind: 'granted', slot: 0, share: GIFT },
      { kind: 'all_taken' },
      { kind: 'all_taken' },
    ]);
  });
});

describe('a gift for the nth person', () => {
  it('goes whole to that person; earlier ones hear "not this time", later ones that it is taken', () => {
    const outcomes = outcomesFor(fresh({ type: 'NTH_PERSON', nthPerson: 3 }), 5);
    expect(kinds(outcomes)).toEqual(['not_this_time', 'not_this_time', 'granted', 'all_taken', 'all_taken']);
    expect(outcomes[2]).toEqual({ kind: 'granted', slot: 0, share: GIFT });
  });

  it('for the first person is like one without a rule', () => {
    expect(kinds(outcomesFor(fresh({ type: 'NTH_PERSON', nthPerson: 1 }), 2))).toEqual(['granted', 'all_taken']);
  });

  it('is never granted twice, even if the count were wrong', () => {
    const rule: Rule = { type: 'NTH_PERSON', nthPerson: 3 };
    expect(decideClaim({ ...fresh(rule), attempts: 2, sharesTaken: 1 }, 0)).toEqual({ kind: 'all_taken' });
    expect(decideClaim({ ...fresh(rule), attempts: 3, sharesTaken: 0 }, 0)).toEqual({ kind: 'all_taken' });
  });

  it('that came back goes to the next who comes, under a place of its own', () => {
    const back = { ...fresh({ type: 'NTH_PERSON', nthPerson: 3 }), attempts: 5, sharesTaken: 1, shares: [GIFT, GIFT] };
    expect(decideClaim(back, 0)).toEqual({ kind: 'granted', slot: 1, share: GIFT });
    expect(decideClaim({ ...back, sharesTaken: 2 }, 0)).toEqual({ kind: 'all_taken' });
  });

  it('is granted exactly once among enough people', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }), (nthPerson, people) => {
        const granted = kinds(outcomesFor(fresh({ type: 'NTH_PERSON', nthPerson }), people)).indexOf('granted');
        expect(granted).toBe(people >= nthPerson ? nthPerson - 1 : -1);
      }),
    );
  });
});

describe('a split gift', () => {
  it('hands its shares out in slot order and then is taken', () => {
    const rule: Rule = { type: 'SPLIT', mode: 'PERCENTAGE', bps: [5_000, 3_000, 2_000] };
    expect(outcomesFor(fresh(rule), 4)).toEqual([
      { kind: 'granted', slot: 0, share: 500_000 },
      { kind: 'granted', slot: 1, share: 300_000 },
      { kind: 'granted', slot: 2, share: 200_000 },
      { kind: 'all_taken' },
    ]);
  });
});

describe('a timed gift', () => {
  const rule: Rule = { type: 'TIME', startsAt: 1_000, endsAt: 2_000 };

  it.each([
    [999, { kind: 'too_early', opensAt: 1_000 }],
    [1_000, { kind: 'granted', slot: 0, share: GIFT }],
    [1_999, { kind: 'granted', slot: 0, share: GIFT }],
    [2_000, { kind: 'ended', endedAt: 2_000 }],
  ])('at %d answers %j', (now, outcome) => {
    expect(decideClaim(fresh(rule), now)).toEqual(outcome);
  });

  it('goes to one person only, and afterwards says so whatever the time', () => {
    expect(kinds(outcomesFor(fresh(rule), 2, 1_500))).toEqual(['granted', 'all_taken']);
    expect(decideClaim({ ...fresh(rule), sharesTaken: 1 }, 3_000)).toEqual({ kind: 'all_taken' });
  });
});

describe('a lucky gift', () => {
  it('gives each of its shares once', () => {
    const gift = fresh({ type: 'LUCKY', totalShares: 6 });
    const shares = outcomesFor(gift, 9).flatMap((outcome) => (outcome.kind === 'granted' ? [outcome.share] : []));
    expect(shares).toEqual(gift.shares);
    expect(sum(shares)).toBe(GIFT);
  });
});

describe('any gift', () => {
  const anyRule = fc.oneof(
    fc.constant(undefined),
    fc.integer({ min: 1, max: 30 }).map((nthPerson): Rule => ({ type: 'NTH_PERSON', nthPerson })),
    fc.integer({ min: 1, max: 5 }).map((totalSplits): Rule => ({ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits })),
    fc.constant<Rule>({ type: 'TIME', startsAt: 10, endsAt: 20 }),
    fc.integer({ min: 2, max: 40 }).map((totalShares): Rule => ({ type: 'EQUAL', totalShares })),
    fc.integer({ min: 2, max: 40 }).map((totalShares): Rule => ({ type: 'LUCKY', totalShares })),
    fc.integer({ min: 1, max: 40 }).map((winners): Rule => ({ type: 'DRAW', winners, closesAt: 15 })),
  );

  it('never gives out more than it holds, nor the same slot twice', () => {
    fc.assert(
      fc.property(anyRule, fc.nat({ max: 60 }), fc.nat({ max: 30 }), (rule, people, now) => {
        const granted = outcomesFor(fresh(rule), people, now).flatMap((o) => (o.kind === 'granted' ? [o] : []));
        expect(sum(granted.map(({ share }) => share))).toBeLessThanOrEqual(GIFT);
        expect(new Set(granted.map(({ slot }) => slot)).size).toBe(granted.length);
      }),
    );
  });

  it('does not use up the chance of someone who came too early or too late', () => {
    expect(countsAsAttempt({ kind: 'too_early', opensAt: 1 })).toBe(false);
    expect(countsAsAttempt({ kind: 'ended', endedAt: 1 })).toBe(false);
    expect(countsAsAttempt({ kind: 'not_this_time' })).toBe(true);
    expect(countsAsAttempt({ kind: 'all_taken' })).toBe(true);
    expect(countsAsAttempt({ kind: 'granted', slot: 0, share: GIFT })).toBe(true);
  });
});
