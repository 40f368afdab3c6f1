import { describe, expect, it } from 'vitest';
import { daysOf } from './days.ts';

describe('the days a filter means', () => {
  const now = new Date('2026-11-15T12:00:00Z');

  it.each([
    ['today', '2026-11-15'],
    ['week', '2026-11-09'],
    ['month', '2026-10-16'],
    ['quarter', '2026-08-16'],
  ] as const)('%s begins on %s and ends today', (range, from) => {
    expect(daysOf({ range }, now)).toEqual({ from, to: '2026-11-15' });
  });

  it('are the dates given by hand, if there are any', () => {
    expect(daysOf({ range: 'today', from: '2026-01-01' }, now)).toEqual({ from: '2026-01-01', to: undefined });
    expect(daysOf({}, now)).toEqual({});
  });
});
