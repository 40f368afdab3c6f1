interface OpenHours {
  days: string;
  hours: string;
}

/** Any date serves to turn the hours of a weekday into local ones; daylight saving is taken from `now`. */
function localHour(now: number, utcHour: number, timeZone: string | undefined): string {
  const instant = new Date(now);
  instant.setUTCHours(utcHour, 0, 0, 0);
  return instant.toLocaleTimeString('en-NG', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone });
}

/** The support hours in the reader's own time. */
export function hoursHere(now: number, timeZone?: string): OpenHours[] {
  const between = (from: number, to: number) => `${localHour(now, from, timeZone)} to ${localHour(now, to, timeZone)}`;
  return [
    { days: 'Monday to Friday', hours: between(9, 18) },
    { days: 'Saturday', hours: between(10, 16) },
    { days: 'Sunday', hours: 'Closed' },
  ];
}
