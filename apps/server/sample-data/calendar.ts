import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';

/** The year that ends at a certain moment, by its days in Lagos. */
export interface Calendar {
  /** The latest day of a feast that has begun, as the instant of its midnight. */
  latest(feast: Feast): number;
  /**
   * The day of the gift at this place among all gifts of the year, 0 the first and 1 the last: later days and week-ends
   * take more of them. The last two days are left to what is still going on, and half of the month before them.
   */
  dayOf(place: number): number;
}

/** Lagos is one hour ahead of UTC, summer and winter. */
const LAGOS_AHEAD_MS = HOUR_MS;

/** The instant a day begins in Lagos. */
export const lagosMidnight = (instant: number): number =>
  Math.floor((instant + LAGOS_AHEAD_MS) / DAY_MS) * DAY_MS - LAGOS_AHEAD_MS;

const lagosDate = (instant: number) => new Date(instant + LAGOS_AHEAD_MS);

/** The fixed feasts by their date; the two Sallahs by the moon, as the calendar of Umm al-Qura counts it. */
const FEASTS = {
  christmas: (day: number) => isDate(day, 12, 25),
  newYear: (day: number) => isDate(day, 1, 1),
  valentine: (day: number) => isDate(day, 2, 14),
  smallSallah: (day: number) => isIslamicDate(day, 10, 1),
  bigSallah: (day: number) => isIslamicDate(day, 12, 10),
} as const;
export type Feast = keyof typeof FEASTS;

/** How much more is given on some days of the week, from Sunday: pay comes on Friday, parties on Saturday. */
const WEEK = [1.15, 0.8, 0.8, 0.85, 0.95, 1.35, 1.7] as const;
/** The last month is half told already: by what is unfinished, and by what went wrong of late. */
const LAST_MONTH = { days: 28, share: 0.5 } as const;
/** How little was given a year ago, against 1 today. */
const A_YEAR_AGO = 0.3;
const DAYS = 362;

export function createCalendar(asOf: number): Calendar {
  const today = lagosMidnight(asOf);
  const feasts = new Map<Feast, number>();
  const lastDay = today - 2 * DAY_MS;
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = lastDay - (DAYS - 1 - index) * DAY_MS;
    const growth = A_YEAR_AGO + ((1 - A_YEAR_AGO) * index) / (DAYS - 1);
    const share = index >= DAYS - LAST_MONTH.days ? LAST_MONTH.share : 1;
    return { day, weight: share * growth * (WEEK[lagosDate(day).getUTCDay()] ?? 1) };
  });
  const whole = days.reduce((total, { weight }) => total + weight, 0);

  return {
    latest: (feast) => {
      const day = feasts.get(feast) ?? latestDay(today, FEASTS[feast]);
      feasts.set(feast, day);
      return day;
    },
    dayOf: (place) => {
      let left = place * whole;
      const found = days.find(({ weight }) => {
        left -= weight;
        return left < 0;
      });
      return found?.day ?? lastDay;
    },
  };
}

function latestDay(today: number, isFeast: (day: number) => boolean): number {
  for (let day = today; day > today - 400 * DAY_MS; day -= DAY_MS) {
    if (isFeast(day)) return day;
  }
  throw new Error('No such feast in the last 400 days');
}

function isDate(day: number, month: number, dayOfMonth: number): boolean {
  const date = lagosDate(day);
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === dayOfMonth;
}

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

function isIslamicDate(day: number, month: number, dayOfMonth: number): boolean {
  const parts = islamic.formatToParts(lagosDate(day));
  const read = (wanted: 'month' | 'day') => Number(parts.find(({ type }) => type === wanted)?.value);
  return read('month') === month && read('day') === dayOfMonth;
}

/** By the hour from midnight in Lagos: people give at lunch and, above all, in the evening. */
const HOURS = [1, 0, 0, 0, 0, 1, 2, 5, 8, 9, 9, 9, 11, 10, 8, 8, 9, 11, 13, 14, 13, 10, 6, 3] as const;
const ALL_HOURS = HOURS.reduce<number>((total, weight) => total + weight, 0);

/** How far into its day a gift is made, for a place from 0 to 1 among the gifts of that day. */
export function timeOfDay(place: number): number {
  let left = place * ALL_HOURS;
  for (const [hour, weight] of HOURS.entries()) {
    if (left < weight) return Math.round(hour * HOUR_MS + (left / weight) * 59 * MINUTE_MS);
    left -= weight;
  }
  return 23 * HOUR_MS;
}
