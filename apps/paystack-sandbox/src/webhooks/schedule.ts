const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * When an undelivered event is tried again, counted from the attempt that just failed, or null when the provider
 * gives up. Live: every 3 minutes for the first 4 tries, then hourly for 72 hours. Test: hourly for 10 hours.
 */
export function retryDelayMs(schedule: 'test' | 'live', attemptsMade: number): number | null {
  if (schedule === 'test') return attemptsMade <= 10 ? HOUR_MS : null;
  if (attemptsMade < 4) return 3 * MINUTE_MS;
  return attemptsMade < 4 + 72 ? HOUR_MS : null;
}
