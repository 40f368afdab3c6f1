import type { SupportHours } from '@jara/domain/support-hours';

interface OpenHours {
  days: string;
  hours: string;
}

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

/** Any date serves to turn the hours of a weekday into local ones; daylight saving is taken from `now`. */
function localHour(now: number, utcHour: number, timeZone: string | undefined): string {
  const instant = new Date(now);
  instant.setUTCHours(utcHour, 0, 0, 0);
  return instant.toLocaleTimeString('en-NG', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone });
}

/** The support hours in the reader's own time, days with the same hours together. */
export function hoursHere(week: SupportHours, now: number, timeZone?: string): OpenHours[] {
  const hoursOf = (day: number) => {
    const hours = week[day];
    if (!hours) return 'Closed';
    if (hours[1] - hours[0] === 24) return 'All day';
    return `${localHour(now, hours[0], timeZone)} to ${localHour(now, hours[1], timeZone)}`;
  };
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const day of FROM_MONDAY) {
    const run = runs.at(-1);
    const hours = hoursOf(day);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? `${WEEK[first]}` : `${WEEK[first]} to ${WEEK[last]}`,
    hours,
  }));
}
