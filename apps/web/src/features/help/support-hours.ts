import type { SupportHours } from '@jara/domain/support-hours';
import { words } from './words/en.tsx';

interface OpenHours {
  days: string;
  hours: string;
}

const { sunday, monday, tuesday, wednesday, thursday, friday, saturday } = words.weekdays;
const WEEK = [sunday, monday, tuesday, wednesday, thursday, friday, saturday];
const dayName = (day: number): string => WEEK[day] ?? '';
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

/** Any date serves to turn the hours of a weekday into local ones; daylight saving is taken from `now`. */
function localHours(now: number, timeZone: string | undefined): (utcHour: number) => string {
  // Made once: making it is what takes long.
  const clock = new Intl.DateTimeFormat('en-NG', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone });
  return (utcHour) => clock.format(new Date(now).setUTCHours(utcHour, 0, 0, 0));
}

/** The support hours in the reader's own time, days with the same hours together. */
export function hoursHere(week: SupportHours, now: number, timeZone?: string): OpenHours[] {
  const local = localHours(now, timeZone);
  const hoursOf = (day: number) => {
    const hours = week[day];
    if (!hours) return words.closedAllDay;
    if (hours[1] - hours[0] === 24) return words.openAllDay;
    return words.fromTo(local(hours[0]), local(hours[1]));
  };
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const day of FROM_MONDAY) {
    const run = runs.at(-1);
    const hours = hoursOf(day);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? dayName(first) : words.fromTo(dayName(first), dayName(last)),
    hours,
  }));
}
