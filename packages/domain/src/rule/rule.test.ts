import { describe, expect, it } from 'vitest';
import { inferRuleType, inferSplitMode } from './rule.ts';

describe('the type of a rule on the wire', () => {
  it.each([
    [{ nthPerson: 7 }, 'NTH_PERSON'],
    [{ nthPerson: 7, splits: [], totalSplits: null, startTime: null }, 'NTH_PERSON'],
    [{ splits: [{ percentage: 100 }] }, 'SPLIT'],
    [{ splits: [], totalSplits: 3 }, 'SPLIT'],
    [{ totalSplits: 3 }, 'SPLIT'],
    [{ startTime: '2026-11-20T08:00:00Z', endTime: '2026-11-21T08:00:00Z' }, 'TIME'],
    [{ splits: [], startTime: '2026-11-20T08:00:00Z' }, 'TIME'],
    [{ equalShares: 10 }, 'EQUAL'],
    [{ luckyShares: 10 }, 'LUCKY'],
    [{ draw: { winners: 3 } }, 'DRAW'],
    [{}, undefined],
    [{ nthPerson: null, splits: [], totalSplits: null, startTime: null, endTime: null }, undefined],
  ])('of %j is %s', (wire, type) => {
    expect(inferRuleType(wire)).toBe(type);
  });

  it('of an nth person of zero is still NTH_PERSON, so that its sender learns what is wrong with it', () => {
    expect(inferRuleType({ nthPerson: 0 })).toBe('NTH_PERSON');
  });

  it('splits by percentage when it lists splits, and into equal amounts otherwise', () => {
    expect(inferSplitMode({ splits: [{ percentage: 100 }] })).toBe('PERCENTAGE');
    expect(inferSplitMode({ splits: [], totalSplits: 3 })).toBe('FIXED_AMOUNT');
    expect(inferSplitMode({ totalSplits: 3 })).toBe('FIXED_AMOUNT');
  });
});
