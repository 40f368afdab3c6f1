import type { Giveaway } from '@jara/contract/giveaways';
import { ApiError, hasCode, hasStatus } from '../../lib/api-error.ts';

const LOOK_AGAIN_MS = 3_000;
/** What we stopped may go on, and is in no hurry. */
const LOOK_AGAIN_LATER_MS = 30_000;
/** Thousands who came by the same message must not ask in the same moment. */
const SPREAD = 0.3;

/** Of two answers the one that was made later. */
export const newest = (before: Giveaway | undefined, next: Giveaway): Giveaway =>
  before !== undefined && Date.parse(before.asOf) > Date.parse(next.asOf) ? before : next;

/** Whether anything of it can still change. */
export const isOver = ({ state }: Giveaway): boolean => state === 'ENDED';

export const isUnknown = (error: unknown): boolean => hasStatus(error, 404) || hasCode(error, 'gift_replaced');

interface Looked {
  data: Giveaway | undefined;
  error: unknown;
  /** From 0 to 1. */
  chance: number;
}

/** How long a page without live news waits before it asks again; as long as the server says, where it says something. */
export function nextLookMs({ data, error, chance }: Looked): number | false {
  if (isUnknown(error)) return false;
  const told = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  if (told !== undefined) return told * 1_000 + chance * LOOK_AGAIN_MS;
  if (data && isOver(data)) return false;
  const wait = data?.state === 'STOPPED' ? LOOK_AGAIN_LATER_MS : LOOK_AGAIN_MS;
  return wait * (1 + SPREAD * (2 * chance - 1));
}

/** A line of the stream; undefined for one that is not ours, such as a comment that a proxy put in. */
export function readNews(data: string, code: string): Giveaway | undefined {
  try {
    const value: unknown = JSON.parse(data);
    const isOurs = typeof value === 'object' && value !== null && 'code' in value && value.code === code;
    return isOurs ? (value as Giveaway) : undefined;
  } catch {
    // The next line or the polling brings the news.
    return undefined;
  }
}
