import type { Instant } from './time/lagos.ts';

/** The hours of each day in UTC, from Sunday on; the end hour itself is closed, and so is a day without hours. */
export type SupportHours = readonly (readonly [from: number, to: number] | undefined)[];

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DAY = `(${DAYS.join('|')})`;
const PART = new RegExp(`^${DAY}(?:-${DAY})? (?:closed|(\\d{1,2})-(\\d{1,2}) UTC)$`);

/** Reads "Mon-Fri 9-18 UTC, Sat 10-16 UTC, Sun closed"; undefined when it is not written like that. */
export function readSupportHours(text: string): SupportHours | undefined {
  const week = new Map<number, readonly [number, number] | undefined>();
  for (const part of text.split(', ')) {
    const [, first = '', last = first, from, to] = PART.exec(part) ?? [];
    if (!first) return undefined;
    const hours = from === undefined ? undefined : ([Number(from), Number(to)] as const);
    if (hours && (hours[0] >= hours[1] || hours[1] > 24)) return undefined;
    for (const day of daysBetween(first, last)) {
      if (week.has(day)) return undefined;
      week.set(day, hours);
    }
  }
  return DAYS.map((_, day) => week.get(day));
}

function daysBetween(first: string, last: string): number[] {
  const from = DAYS.indexOf(first);
  const count = (DAYS.indexOf(last) - from + 7) % 7;
  return Array.from({ length: count + 1 }, (_, step) => (from + step) % 7);
}

export function supportIsOpen(hours: SupportHours, now: Instant): boolean {
  const date = new Date(now);
  const today = hours[date.getUTCDay()];
  return today !== undefined && date.getUTCHours() >= today[0] && date.getUTCHours() < today[1];
}
