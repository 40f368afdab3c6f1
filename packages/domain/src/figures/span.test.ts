import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { addDays, daysFromTo } from '../time/days.ts';
import { spanOfDates, spanOfMonths, stepOf, stepsBetween, usualStep } from './span.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
const days = fc.tuple(day, fc.integer({ min: 0, max: 400 })).map(([from, more]) => ({ from, to: addDays(from, more) }));

describe('a span of days', () => {
  test.prop([days])('has each of its days once, in order, and each month once', ({ from, to }) => {
    const named = stepsBetween({ from, to }, 'day');
    expect(named).toHaveLength(daysFromTo(from, to));
    expect([named[0], named.at(-1)]).toEqual([from, to]);
    const months = stepsBetween({ from, to }, 'month');
    expect([...new Set(named.map((name) => stepOf(name, 'month')))]).toEqual(months);
  });

  test.prop([days])('is compared with as many days, which end just before it', ({ from, to }) => {
    const { before } = spanOfDates(from, to, '2100-01-01');
    expect(daysFromTo(before.from, before.to)).toBe(daysFromTo(from, to));
    expect(addDays(before.to, 1)).toBe(from);
  });

  it('ends today where it was meant to go on, and is compared with as many days as have passed', () => {
    expect(spanOfDates('2026-11-01', '2026-11-30', '2026-11-17')).toEqual({
      from: '2026-11-01',
      to: '2026-11-17',
      before: { from: '2026-10-15', to: '2026-10-31' },
    });
  });

  it('of months ends today and touches the months before without a gap', () => {
    expect(spanOfMonths(1, '2026-03-31')).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
      before: { from: '2026-02-01', to: '2026-02-28' },
    });
  });

  it('is read by day while that is short, and by month from then on', () => {
    expect(usualStep({ from: '2026-10-18', to: '2026-11-17' })).toBe('day');
    expect(usualStep({ from: '2026-08-18', to: '2026-11-17' })).toBe('month');
  });
});
