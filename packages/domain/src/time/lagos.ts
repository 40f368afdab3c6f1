import { words as english, type Words } from './words/en.ts';

export type Instant = number | string | Date;

/** "6 Jan 2026, 00:30" */
export function formatLagos(instant: Instant, words: Words = english): string {
  const { hour, minute } = lagosParts(instant);
  return `${formatLagosDate(instant, words)}, ${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** "6 Jan 2026" */
export function formatLagosDate(instant: Instant, words: Words = english): string {
  const { day, month, year } = lagosParts(instant);
  return `${day} ${words.shortMonths[month - 1]} ${year}`;
}

/** "Friday 20 November, 9:00 am", with the year only when it is not the present one. */
export function spokenLagos(instant: Instant, now: Instant, words: Words = english): string {
  const { hour, minute } = lagosParts(instant);
  return `${spokenLagosDay(instant, now, words)}, ${words.clock(hour, twoDigits(minute))}`;
}

/** "Friday 20 November", where the minute is not known yet or says nothing. */
export function spokenLagosDay(instant: Instant, now: Instant, words: Words = english): string {
  const { weekday, day, month, year } = lagosParts(instant);
  const spoken = words.spokenDay(words.weekdays[weekday] ?? '', day, words.months[month - 1] ?? '');
  return year === lagosParts(now).year ? spoken : `${spoken} ${year}`;
}

/** The wall clock of Lagos. To ask Intl for it costs a slow phone a tenth of a second before a page comes alive. */
function lagosParts(instant: Instant) {
  const clock = new Date(new Date(instant).getTime() + LAGOS_AHEAD_MS);
  if (Number.isNaN(clock.getTime())) throw new RangeError(`${instant} is no moment`);
  return {
    year: clock.getUTCFullYear(),
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    weekday: clock.getUTCDay(),
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
  };
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Lagos is one hour ahead of UTC all year round, so a fixed offset is exact. */
export const LAGOS_AHEAD_MS = 60 * MINUTE_MS;

const RELATIVE_UNITS = [
  { unit: 'year', ms: 365 * DAY_MS },
  { unit: 'month', ms: 30 * DAY_MS },
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/** "5 minutes ago", "in 2 days"; "just now" within a minute either way. */
export function relativeTime(instant: Instant, now: Instant, words: Words = english): string {
  const difference = new Date(instant).getTime() - new Date(now).getTime();
  const fitting = RELATIVE_UNITS.find(({ ms }) => Math.abs(difference) >= ms);
  if (!fitting) return words.justNow;
  const spoken = difference < 0 ? words.ago : words.ahead;
  return spoken[fitting.unit](Math.floor(Math.abs(difference) / fitting.ms));
}

/** The time left in its two largest units: "2 days, 4 h", "4 h, 10 min", "45 s"; "now" when none is left. */
export function countdown(ms: number, { left }: Words = english): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const units = [
    { count: Math.floor(seconds / 86_400), text: left.days },
    { count: Math.floor(seconds / 3_600) % 24, text: left.hours },
    { count: Math.floor(seconds / 60) % 60, text: left.minutes },
    { count: seconds % 60, text: left.seconds },
  ];
  const largest = units.findIndex(({ count }) => count > 0);
  if (largest === -1) return left.none;
  return units
    .slice(largest, largest + 2)
    .filter(({ count }) => count > 0)
    .map(({ count, text }) => text(count))
    .join(', ');
}
