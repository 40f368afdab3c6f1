import { DAY_MS, HOUR_MS, LAGOS_AHEAD_MS } from '../time/lagos.ts';

/** How far ahead the forecast looks, and within what time somebody is told that the balance runs short. */
export const FORECAST_HOURS = 7 * 24;
export const ALARM_HOURS = 24;
export const HOURS_OF_WEEK = 7 * 24;
/** Of fewer days nobody knows what is usual. */
export const LEAST_HISTORY_DAYS = 14;

/**
 * FOR_ALL: all that is owed to anybody could leave at once. NOT_NOW: less is there than waits already. UNTIL: it runs out at a time
 * that can be foreseen. FOR_THE_WEEK: it does not within the time looked at. FOR_WHAT_WAITS: too little is known of what is usual.
 */
export const FLOAT_VERDICTS = ['FOR_ALL', 'NOT_NOW', 'UNTIL', 'FOR_THE_WEEK', 'FOR_WHAT_WAITS'] as const;
export type FloatVerdict = (typeof FLOAT_VERDICTS)[number];

/** Amounts in minor units. */
export interface FloatFacts {
  now: Date;
  /** At the provider, free to be paid out. */
  balance: number;
  /** Asked for, and still to leave the balance. */
  waiting: number;
  /** All that is owed to anybody, what waits included. */
  owed: number;
  /** What usually leaves in each hour of a week of Lagos, from Monday 0:00 on; null while too little is known. */
  usual: readonly number[] | null;
  /** What is expected to reach the balance, and when. */
  arrivals: readonly { at: Date; amount: number }[];
}

export interface ForecastHour {
  from: Date;
  out: number;
  in: number;
  /** At the end of the hour. */
  left: number;
}

export interface FloatForecast {
  verdict: FloatVerdict;
  /** From when on it is not enough; null where it is. */
  shortAt: Date | null;
  hours: ForecastHour[];
}

/**
 * Walks through the coming week hour by hour. What waits leaves at once, and what arrives in an hour is counted after what leaves in
 * it, so that the forecast is short a little early rather than a little late.
 */
export function forecastFloat(facts: FloatFacts): FloatForecast {
  const { now, balance, waiting, owed, usual } = facts;
  const hours = usual ? walk(facts, usual) : [];
  if (balance < waiting) return { verdict: 'NOT_NOW', shortAt: now, hours };
  if (balance >= owed) return { verdict: 'FOR_ALL', shortAt: null, hours };
  if (!usual) return { verdict: 'FOR_WHAT_WAITS', shortAt: null, hours };
  const short = hours.find(({ left, in: arrived }) => left - arrived < 0);
  return short ? { verdict: 'UNTIL', shortAt: short.from, hours } : { verdict: 'FOR_THE_WEEK', shortAt: null, hours };
}

/** Whether somebody has to be told. */
export const isAlarming = ({ shortAt }: Pick<FloatForecast, 'shortAt'>, now: Date): boolean =>
  shortAt !== null && shortAt.getTime() - now.getTime() < ALARM_HOURS * HOUR_MS;

function walk({ now, balance, waiting, arrivals }: FloatFacts, usual: readonly number[]): ForecastHour[] {
  const hours: ForecastHour[] = [];
  let left = balance - waiting;
  let from = now.getTime();
  for (let count = 0; count < FORECAST_HOURS; count += 1) {
    const to = (Math.floor(from / HOUR_MS) + 1) * HOUR_MS;
    // Of the hour under way only the rest is to come.
    const out = Math.ceil((usual[hourOfWeek(new Date(from))] ?? 0) * ((to - from) / HOUR_MS));
    const arrived = arrivals
      .filter(({ at }) => at.getTime() >= from && at.getTime() < to)
      .reduce((sum, { amount }) => sum + amount, 0);
    left += arrived - out;
    hours.push({ from: new Date(from), out, in: arrived, left });
    from = to;
  }
  return hours;
}

/** 0 is Monday from 0:00 to 1:00 in Lagos. 1 January 1970 was a Thursday. */
export function hourOfWeek(instant: Date): number {
  const hours = Math.floor((instant.getTime() + LAGOS_AHEAD_MS) / HOUR_MS) + 3 * 24;
  return ((hours % HOURS_OF_WEEK) + HOURS_OF_WEEK) % HOURS_OF_WEEK;
}

/**
 * What usually leaves in each hour of the week: the mean of the same hours before. An hour in which nothing left has no entry and counts
 * as nothing. Null while the history is too short.
 */
export function usualOutflow(
  history: readonly { hour: Date; amount: number }[],
  { from, to }: { from: Date; to: Date },
): number[] | null {
  const length = Math.round((to.getTime() - from.getTime()) / HOUR_MS);
  if (length < LEAST_HISTORY_DAYS * 24) return null;
  const sums = Array.from({ length: HOURS_OF_WEEK }, () => 0);
  for (const { hour, amount } of history) sums[hourOfWeek(hour)] = (sums[hourOfWeek(hour)] ?? 0) + amount;
  const first = hourOfWeek(from);
  return sums.map((sum, hour) => {
    const place = (hour - first + HOURS_OF_WEEK) % HOURS_OF_WEEK;
    const times = Math.ceil((length - place) / HOURS_OF_WEEK);
    return Math.ceil(Math.max(0, sum) / times);
  });
}

/** The provider says "the next working day" and no hour; by then it is over. */
const SETTLED_BY_HOUR = 18;

/**
 * When what was collected on a day of Lagos is expected in the balance: at the end of the next working day, Monday to Friday. Public
 * holidays are not known here.
 */
export function settledBy(day: string): Date {
  let date = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
  while (isWeekend(date)) date += DAY_MS;
  return new Date(date - LAGOS_AHEAD_MS + SETTLED_BY_HOUR * HOUR_MS);
}

const isWeekend = (date: number): boolean => [0, 6].includes(new Date(date).getUTCDay());

/**
 * Of which days the money is that the provider has collected and not settled. It settles the oldest first, so what is left is of the
 * newest days; what is older than all of them has no day.
 */
export function unsettledDays(
  collected: readonly { day: string; amount: number }[],
  unsettled: number,
): { days: { day: string; amount: number }[]; older: number } {
  let rest = Math.max(0, unsettled);
  const days: { day: string; amount: number }[] = [];
  for (const { day, amount } of [...collected].sort((a, b) => (a.day < b.day ? 1 : -1))) {
    const part = Math.min(rest, Math.max(0, amount));
    if (part > 0) days.unshift({ day, amount: part });
    rest -= part;
  }
  return { days, older: rest };
}
