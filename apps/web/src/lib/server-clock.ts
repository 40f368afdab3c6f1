/** How far the server's clock is ahead of this device's: a phone that lost its battery may live in another year. */
let aheadMs = 0;

/** `Date` counts whole seconds and every answer travels a while; a difference this small says nothing about the clock. */
const UNSURE_MS = 5_000;

/** Takes the `Date` header of an answer. */
export function noteServerTime(date: string | null): void {
  const seenMs = Date.parse(date ?? '') - Date.now();
  if (Math.abs(seenMs - aheadMs) > UNSURE_MS) aheadMs = seenMs;
}

/** The time by the server's clock; by this device's while the server has said nothing. */
export const serverNow = (): number => Date.now() + aheadMs;
