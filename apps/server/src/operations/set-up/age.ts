import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';

const counted = (n: number, unit: string): string => `${n} ${unit}${n === 1 ? '' : 's'}`;

/** How long something took or is ago, in the largest unit that still says enough: 90 minutes, 26 hours, 3 days. */
export function spanOf(ms: number): string {
  if (ms < MINUTE_MS) return 'less than a minute';
  if (ms < 2 * HOUR_MS) return counted(Math.floor(ms / MINUTE_MS), 'minute');
  return ms < 2 * DAY_MS ? counted(Math.floor(ms / HOUR_MS), 'hour') : counted(Math.floor(ms / DAY_MS), 'day');
}
