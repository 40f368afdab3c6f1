import { DAY_MS, LAGOS_AHEAD_MS } from './lagos.ts';

/** A calendar day of Lagos, as text: "2026-11-30". Texts of days compare as the days do. */
export type Day = string;

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

/** "2026-11" */
export const monthOf = (day: Day): string => day.slice(0, 7);

/** From one day to another, both counted. */
export const daysFromTo = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
