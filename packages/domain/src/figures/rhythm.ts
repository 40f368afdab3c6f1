import { addDays, addMonths, type Day, lagosDay, monthOf, startOfDay } from '../time/days.ts';
import { HOUR_MS } from '../time/lagos.ts';

export const RHYTHMS = ['DAY', 'WEEK', 'MONTH'] as const;

/** How often something comes, and at which full hour of Lagos. */
export interface Rhythm {
  every: (typeof RHYTHMS)[number];
  /** From 1, Monday, to 7; of weekly ones alone. */
  weekday: number | null;
  /** From 1 to 28, which every month has; of monthly ones alone. */
  monthDay: number | null;
  hour: number;
}

/** The first time after this moment. */
export function nextDueAt(rhythm: Rhythm, after: Date): Date {
  for (let day = lagosDay(after); ; day = addDays(day, 1)) {
    const dueAt = timeOn(day, rhythm);
    if (isOn(day, rhythm) && dueAt > after) return dueAt;
  }
}

/** The last time up to this moment. */
export function lastDueAt(rhythm: Rhythm, at: Date): Date {
  for (let day = lagosDay(at); ; day = addDays(day, -1)) {
    const dueAt = timeOn(day, rhythm);
    if (isOn(day, rhythm) && dueAt <= at) return dueAt;
  }
}

/** The days that what is due then tells of: yesterday, the seven days up to yesterday, or the month before. */
export function daysCovered({ every }: Pick<Rhythm, 'every'>, dueAt: Date): { from: Day; to: Day } {
  const day = lagosDay(dueAt);
  const yesterday = addDays(day, -1);
  if (every === 'DAY') return { from: yesterday, to: yesterday };
  if (every === 'WEEK') return { from: addDays(day, -7), to: yesterday };
  const first = `${monthOf(day)}-01`;
  return { from: addMonths(first, -1), to: addDays(first, -1) };
}

const timeOn = (day: Day, { hour }: Rhythm): Date => new Date(startOfDay(day).getTime() + hour * HOUR_MS);

function isOn(day: Day, { every, weekday, monthDay }: Rhythm): boolean {
  if (every === 'WEEK') return (new Date(`${day}T12:00:00Z`).getUTCDay() || 7) === weekday;
  return every === 'DAY' || Number(day.slice(8)) === monthDay;
}
