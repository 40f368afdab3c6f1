import { addDays, addMonths, type Day, daysFromTo, monthOf } from '../time/days.ts';

/** What a span is cut into. */
export const STEPS = ['day', 'month'] as const;
export type Step = (typeof STEPS)[number];

/** More bars than this nobody can tell apart; a longer span is read by month. */
export const MOST_DAYS = 366;
/** Ten years. */
export const LONGEST_SPAN = 3_660;
/** Up to here a span is read by day unless somebody says otherwise. */
const SHORT = 62;

interface Days {
  from: Day;
  to: Day;
}

/** Days of Lagos, and the days just before that they are compared with. */
export interface Span extends Days {
  before: Days;
}

/** The last months up to today, beside as many months before. */
export function spanOfMonths(months: number, today: Day): Span {
  const from = addDays(addMonths(today, -months), 1);
  return { from, to: today, before: { from: addDays(addMonths(today, -2 * months), 1), to: addDays(from, -1) } };
}

/** Dates somebody chose, beside as many days before. What has not come yet is left out, or a month under way would seem to shrink. */
export function spanOfDates(from: Day, chosen: Day, today: Day): Span {
  const to = chosen > today && from <= today ? today : chosen;
  return { from, to, before: { from: addDays(from, -daysFromTo(from, to)), to: addDays(from, -1) } };
}

export const usualStep = ({ from, to }: Days): Step => (daysFromTo(from, to) <= SHORT ? 'day' : 'month');

/** The name of the step that a day falls into: itself, or its month. */
export const stepOf = (day: Day, by: Step): string => (by === 'day' ? day : monthOf(day));

/** Every step between two days, by its name. */
export function stepsBetween({ from, to }: Days, by: Step): string[] {
  const steps: string[] = [];
  const next = (day: Day) => (by === 'day' ? addDays(day, 1) : addMonths(day, 1));
  for (let day = by === 'day' ? from : `${monthOf(from)}-01`; day <= to; day = next(day)) steps.push(stepOf(day, by));
  return steps;
}
