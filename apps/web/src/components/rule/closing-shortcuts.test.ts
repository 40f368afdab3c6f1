import { expect, it } from 'vitest';
import { closingShortcuts } from './closing-shortcuts.ts';

it('offers tonight, Friday and a week from now, in Lagos', () => {
  // A Monday, 23:30 in UTC and half past midnight on Tuesday in Lagos.
  expect(closingShortcuts(Date.parse('2026-11-16T23:30:00Z'))).toEqual([
    { label: 'Tonight 8 pm', closes: '2026-11-17T20:00' },
    { label: 'Friday 6 pm', closes: '2026-11-20T18:00' },
    { label: 'In a week, 6 pm', closes: '2026-11-24T18:00' },
  ]);
});

it('offers nothing that is over, and no time twice', () => {
  // Friday, 19:30 in Lagos.
  expect(closingShortcuts(Date.parse('2026-11-20T18:30:00Z'))).toEqual([
    { label: 'Tomorrow 8 pm', closes: '2026-11-21T20:00' },
    { label: 'Next Friday 6 pm', closes: '2026-11-27T18:00' },
  ]);
});
