import type { SupportHours } from '@jara/domain/support-hours';
import { words as timeWords } from '@jara/domain/time/words/en';
import { words } from './words/en.tsx';

interface OpenHours {
  days: string;
  hours: string;
}

const { sunday, monday, tuesday, wednesday, thursday, friday, saturday } = words.weekdays;
const WEEK = [sunday, monday, tuesday, wednesday, thursday, friday, saturday];
const dayName = (day: number): string => WEEK[day] ?? '';
const MINUTES_OF_DAY = 24 * 60;
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

/** Of a day's minutes. */
function clockAt(minutes: number): string {
  const ofDay = (minutes + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return timeWords.clock(Math.floor(ofDay / 60), String(ofDay % 60).padStart(2, '0'));
}

/** The support hours in the reader's own time, days with the same hours together. */
export function hoursHere(
  week: SupportHours,
  now: number,
  /** As `Date` counts it: what has to be added to the reader's time to make it UTC. */
  offsetMinutes = new Date(now).getTimezoneOffset(),
): OpenHours[] {
  const local = (utcHour: number) => clockAt(utcHour * 60 - offsetMinutes);
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
