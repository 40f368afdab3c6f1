import type { DateRange } from '@jara/contract/staff/filters';
import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';

/** A calendar day of Lagos, as text: "2026-11-30". Texts of days compare as the days do. */
export type Day = string;

/** Nigeria has been one hour ahead of UTC all year round for a century, so a day is a shift and nothing more. */
const LAGOS_AHEAD_MS = HOUR_MS;

export const lagosDay = (instant: Date): Day => new Date(instant.getTime() + LAGOS_AHEAD_MS).toISOString().slice(0, 10);

export const startOfDay = (day: Day): Date => new Date(Date.parse(`${day}T00:00:00Z`) - LAGOS_AHEAD_MS);

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The same day of another month; where that month is shorter, its last day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

export const monthOf = (day: Day): string => day.slice(0, 7);

/** From one day to another, both included; an open end has no day. */
export interface Days {
  from?: Day | undefined;
  to?: Day | undefined;
}

const START_OF_RANGE: Record<DateRange, (today: Day) => Day> = {
  today: (today) => today,
  week: (today) => addDays(today, -6),
  month: (today) => addDays(addMonths(today, -1), 1),
  quarter: (today) => addDays(addMonths(today, -3), 1),
};

/** The days a list's filter means. A date given by hand wins over a preset. */
export function daysOf({ range, from, to }: Days & { range?: DateRange | undefined }, now: Date): Days {
  if (from !== undefined || to !== undefined) return { from, to };
  const today = lagosDay(now);
  return range ? { from: START_OF_RANGE[range](today), to: today } : {};
}
