import { randomUUID } from 'node:crypto';

/**
 * A version 7 UUID: random, but in the order of time, so that new rows land side by side in an index. Node draws the
 * randomness of a version 4 one in bulk; its first 48 bits and its version give way to the time.
 * Of which kind it is, its caller says: `newId<GiftId>()`.
 */
export function newId<Id extends string = string>(nowMs: number = Date.now()): Id {
  // Of a crowd many come in one millisecond.
  if (nowMs !== last.ms) last = { ms: nowMs, beginning: beginningAt(nowMs) };
  return `${last.beginning}${randomUUID().slice(15)}` as Id;
}

let last = { ms: Number.NaN, beginning: '' };

function beginningAt(ms: number): string {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7`;
}
