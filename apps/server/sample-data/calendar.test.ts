import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import { describe, expect, it } from 'vitest';
import { createCalendar, lagosMidnight, timeOfDay } from './calendar.ts';

const asOf = Date.parse('2026-11-15T09:00:00Z');
const calendar = createCalendar(asOf);
const dateOf = (instant: number) => new Date(instant + HOUR_MS).toISOString().slice(0, 10);

describe('the calendar of the sample', () => {
  it('begins a day when it begins in Lagos', () => {
    expect(new Date(lagosMidnight(Date.parse('2026-11-15T23:30:00Z'))).toISOString()).toBe('2026-11-15T23:00:00.000Z');
    expect(new Date(lagosMidnight(Date.parse('2026-11-15T22:59:00Z'))).toISOString()).toBe('2026-11-14T23:00:00.000Z');
  });

  it('knows the feasts, those of the moon too', () => {
    expect(dateOf(calendar.latest('christmas'))).toBe('2025-12-25');
    expect(dateOf(calendar.latest('newYear'))).toBe('2026-01-01');
    expect(dateOf(calendar.latest('valentine'))).toBe('2026-02-14');
    expect(dateOf(calendar.latest('smallSallah'))).toBe('2026-03-20');
    expect(dateOf(calendar.latest('bigSallah'))).toBe('2026-05-27');
  });

  it('takes a feast that is today, and last year’s the day before', () => {
    expect(dateOf(createCalendar(Date.parse('2026-12-25T00:30:00Z')).latest('christmas'))).toBe('2026-12-25');
    expect(dateOf(createCalendar(Date.parse('2026-12-24T22:30:00Z')).latest('christmas'))).toBe('2025-12-25');
  });

  it('puts more gifts on later days and on week-ends', () => {
    const days = Array.from({ length: 5_000 }, (_, index) => calendar.dayOf(index / 5_000));
    const between = (from: number, to: number) =>
      days.filter((day) => day > asOf - from * DAY_MS && day <= asOf - to * DAY_MS).length;
    expect(between(120, 30)).toBeGreaterThan(2 * between(360, 270));
    const onWeekday = (weekday: number) => days.filter((day) => new Date(day + HOUR_MS).getUTCDay() === weekday).length;
    expect(onWeekday(6)).toBeGreaterThan(1.8 * onWeekday(1));
    expect(calendar.dayOf(0)).toBeGreaterThan(asOf - 365 * DAY_MS);
    expect(calendar.dayOf(0.999_999)).toBeLessThan(asOf - DAY_MS);
  });

  it('lets people sleep', () => {
    const hours = Array.from({ length: 1_000 }, (_, index) => Math.floor(timeOfDay(index / 1_000) / HOUR_MS));
    expect(hours.filter((hour) => hour >= 1 && hour < 5)).toEqual([]);
    expect(Math.max(...hours)).toBe(23);
  });
});
