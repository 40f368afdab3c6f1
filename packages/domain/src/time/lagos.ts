export const LAGOS = 'Africa/Lagos';

export type Instant = number | string | Date;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** "6 Jan 2026, 00:30" */
export function formatLagos(instant: Instant): string {
  const { day, month, year, hour, minute } = lagosParts(instant);
  return `${day} ${month.slice(0, 3)} ${year}, ${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** "6 Jan 2026" */
export function formatLagosDate(instant: Instant): string {
  const { day, month, year } = lagosParts(instant);
  return `${day} ${month.slice(0, 3)} ${year}`;
}

/** "Friday 20 November, 9:00 am", with the year only when it is not the present one. */
export function spokenLagos(instant: Instant, now: Instant): string {
  const { hour, minute } = lagosParts(instant);
  const clock = `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'am' : 'pm'}`;
  return `${spokenLagosDay(instant, now)}, ${clock}`;
}

/** "Friday 20 November", where the minute is not known yet or says nothing. */
export function spokenLagosDay(instant: Instant, now: Instant): string {
  const { weekday, day, month, year } = lagosParts(instant);
  return `${weekday} ${day} ${month}${year === lagosParts(now).year ? '' : ` ${year}`}`;
}

/** Made when the first time is written: a page that may never show one need not wait for it before it comes alive. */
let numericParts: Intl.DateTimeFormat | undefined;
const makeNumericParts = () =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: LAGOS,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });

/** Intl gives only the numbers: its month names differ between engines ("Sep", "Sept"), and tests and mails would too. */
function lagosParts(instant: Instant) {
  numericParts ??= makeNumericParts();
  const parts = numericParts.formatToParts(new Date(instant));
  const read = (wanted: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === wanted)?.value);
  const [year, month, day] = [read('year'), read('month'), read('day')];
  const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
  return { year, month: MONTHS[month - 1] ?? '', day, weekday, hour: read('hour'), minute: read('minute') };
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const RELATIVE_UNITS = [
  { unit: 'year', ms: 365 * DAY_MS },
  { unit: 'month', ms: 30 * DAY_MS },
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

let relative: Intl.RelativeTimeFormat | undefined;

/** "5 minutes ago", "in 2 days"; "just now" within a minute either way. */
export function relativeTime(instant: Instant, now: Instant): string {
  const difference = new Date(instant).getTime() - new Date(now).getTime();
  const fitting = RELATIVE_UNITS.find(({ ms }) => Math.abs(difference) >= ms);
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  return fitting ? relative.format(Math.trunc(difference / fitting.ms), fitting.unit) : 'just now';
}

/** The time left in its two largest units: "2 days, 4 h", "4 h, 10 min", "45 s"; "now" when none is left. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const days = Math.floor(seconds / 86_400);
  const units = [
    { count: days, text: days === 1 ? '1 day' : `${days} days` },
    { count: Math.floor(seconds / 3_600) % 24, text: `${Math.floor(seconds / 3_600) % 24} h` },
    { count: Math.floor(seconds / 60) % 60, text: `${Math.floor(seconds / 60) % 60} min` },
    { count: seconds % 60, text: `${seconds % 60} s` },
  ];
  const largest = units.findIndex(({ count }) => count > 0);
  if (largest === -1) return 'now';
  return units
    .slice(largest, largest + 2)
    .filter(({ count }) => count > 0)
    .map(({ text }) => text)
    .join(', ');
}
