import { describe, expect, it } from 'vitest';
import { PRACTICE_OPERATOR } from './operator.ts';
import { readSupportHours, supportIsOpen } from './support-hours.ts';

describe('support hours', () => {
  it('are read as they are written', () => {
    const weekday = [9, 18];
    expect(readSupportHours(PRACTICE_OPERATOR.supportHours)).toEqual([undefined, ...Array(5).fill(weekday), [10, 16]]);
    expect(readSupportHours('Fri-Mon 8-20 UTC')).toEqual([
      [8, 20],
      [8, 20],
      undefined,
      undefined,
      undefined,
      [8, 20],
      [8, 20],
    ]);
    expect(readSupportHours('Sun-Sat 0-24 UTC')).toEqual(Array(7).fill([0, 24]));
  });

  it.each([
    '',
    '24/7',
    'weekdays',
    'Mon-Fri 9-18',
    'Mon-Fri 18-9 UTC',
    'Mon 9-25 UTC',
    'Mon-Fri 9-18 UTC, Fri 9-12 UTC',
    'Mon-Fri 9-18 UTC,',
  ])('are not read from "%s"', (text) => {
    expect(readSupportHours(text)).toBeUndefined();
  });

  it.each([
    ['2026-06-15T08:59:59Z', false],
    ['2026-06-15T09:00:00Z', true],
    ['2026-06-19T17:59:59Z', true],
    ['2026-06-19T18:00:00Z', false],
    ['2026-06-20T09:59:59Z', false],
    ['2026-06-20T10:00:00Z', true],
    ['2026-06-20T16:00:00Z', false],
    ['2026-06-21T12:00:00Z', false],
  ])('at %s are open: %s', (instant, isOpen) => {
    const hours = readSupportHours(PRACTICE_OPERATOR.supportHours) ?? [];
    expect(supportIsOpen(hours, instant)).toBe(isOpen);
  });
});
