import { describe, expect, it } from 'vitest';
import { giveawayState, isForEverybody } from './giveaway-state.ts';

const open = { status: 'ACTIVE', opensAt: 10, expiresAt: 100, isPaused: false, unpaid: 0 } as const;

const DRAWN = { closesAt: 50, isDrawn: true };

describe('how a giveaway stands', () => {
  it.each([
    ['before its start', open, 9, 'WAITING'],
    ['from its start on', open, 10, 'OPEN'],
    ['open from the first', { ...open, opensAt: undefined }, 0, 'OPEN'],
    ['with some shares taken', { ...open, status: 'SPLIT', unpaid: 5 }, 10, 'OPEN'],
    ['paused, also before its start', { ...open, isPaused: true }, 9, 'PAUSED'],
    ['stopped, whatever else it is', { ...open, status: 'BLOCKED', isPaused: true }, 200, 'STOPPED'],
    ['in conflict', { ...open, status: 'CONFLICTED' }, 10, 'STOPPED'],
    ['with an owner for every share', { ...open, status: 'CLAIMED', unpaid: 5 }, 10, 'GIVEN'],
    ['all paid', { ...open, status: 'CLAIMED' }, 10, 'ENDED'],
    ['out of time before anybody has closed it', open, 100, 'ENDED'],
    ['out of time with shares that are still to be paid', { ...open, status: 'EXPIRED', unpaid: 5 }, 100, 'GIVEN'],
    ['a draw while one can enter', { ...open, draw: { closesAt: 50, isDrawn: false } }, 49, 'OPEN'],
    ['a draw that is closed', { ...open, draw: { closesAt: 50, isDrawn: false } }, 50, 'DRAWING'],
    ['a draw with fewer entries than shares', { ...open, status: 'SPLIT', unpaid: 1, draw: DRAWN }, 60, 'GIVEN'],
    ['a draw that nobody entered', { ...open, draw: DRAWN }, 60, 'ENDED'],
  ] as const)('%s', (_, standing, now, state) => {
    expect(giveawayState(standing, now)).toBe(state);
  });

  it('is for everybody by a rule for a crowd', () => {
    expect(isForEverybody(undefined)).toBe(false);
    expect(isForEverybody({ type: 'TIME' })).toBe(false);
    for (const type of ['NTH_PERSON', 'SPLIT', 'EQUAL', 'LUCKY', 'DRAW'] as const)
      expect(isForEverybody({ type })).toBe(true);
  });
});
