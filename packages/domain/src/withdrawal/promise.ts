import { HOUR_MS } from '../time/lagos.ts';

/** What recipients are promised: from asking to the bank within a day. */
export const PROMISE_MS = 24 * HOUR_MS;

/** From here on an open withdrawal deserves a look before the promise is broken. */
export const PROMISE_NEAR_MS = 18 * HOUR_MS;

interface Asked {
  /** How many arrived within the promise, and how many after it. */
  kept: number;
  late: number;
  /** How many are still open though their time is over. */
  overdue: number;
}

/** In percent with one decimal. One that is overdue is broken already, though it has not arrived. */
export function keptPromisePercent({ kept, late, overdue }: Asked): number | null {
  const all = kept + late + overdue;
  return all === 0 ? null : Math.floor((kept / all) * 1_000) / 10;
}
