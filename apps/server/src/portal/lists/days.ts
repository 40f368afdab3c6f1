import type { DateRange } from '@jara/contract/staff/filters';
import { addDays, addMonths, type Day, lagosDay } from '@jara/domain/time/days';

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
