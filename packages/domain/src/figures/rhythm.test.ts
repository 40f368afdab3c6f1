import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/days.ts';
import { DAY_MS } from '../time/lagos.ts';
import { daysCovered, lastDueAt, nextDueAt, type Rhythm } from './rhythm.ts';

const hour = fc.integer({ min: 0, max: 23 });
const rhythm: fc.Arbitrary<Rhythm> = fc.oneof(
  hour.map((at) => ({ every: 'DAY' as const, weekday: null, monthDay: null, hour: at })),
  fc
    .tuple(hour, fc.integer({ min: 1, max: 7 }))
    .map(([at, weekday]) => ({ every: 'WEEK' as const, weekday, monthDay: null, hour: at })),
  fc
    .tuple(hour, fc.integer({ min: 1, max: 28 }))
    .map(([at, monthDay]) => ({ every: 'MONTH' as const, weekday: null, monthDay, hour: at })),
);
const moment = fc.integer({ min: 1_600_000_000_000, max: 2_200_000_000_000 }).map((ms) => new Date(ms));

describe('a rhythm', () => {
  test.prop([rhythm, moment])('comes next after a moment and came last up to it, with nothing between', (given, at) => {
    const [last, next] = [lastDueAt(given, at), nextDueAt(given, at)];
    expect(last <= at && at < next).toBe(true);
    expect(nextDueAt(given, last)).toEqual(next);
    expect(lastDueAt(given, next)).toEqual(next);
    expect(next.getTime() - last.getTime()).toBeLessThanOrEqual(31 * DAY_MS);
  });

  test.prop([rhythm, moment])('tells of every day once: the next begins where the last ended', (given, at) => {
    const last = daysCovered(given, lastDueAt(given, at));
    const next = daysCovered(given, nextDueAt(given, at));
    expect(next.from).toBe(addDays(last.to, 1));
  });

  it('is an hour of Lagos', () => {
    const monday = { every: 'WEEK' as const, weekday: 1, monthDay: null, hour: 8 };
    expect(nextDueAt(monday, new Date('2026-11-17T12:00:00Z'))).toEqual(new Date('2026-11-23T07:00:00Z'));
    expect(daysCovered(monday, new Date('2026-11-23T07:00:00Z'))).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(daysCovered({ every: 'MONTH' }, new Date('2026-03-05T07:00:00Z'))).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    });
  });
});
