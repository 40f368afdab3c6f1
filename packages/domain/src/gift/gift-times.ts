import { DAY_MS } from '../time/lagos.ts';
import { words as english, type Words } from './words/en.ts';

/** How long a gift may wait for whoever opens it, in days. */
export const LIFETIMES = [7, 30, 90, 365] as const;
export type LifetimeDays = (typeof LIFETIMES)[number];
export const DEFAULT_LIFETIME: LifetimeDays = 365;

/** "The same day next year" must fit, in a leap year too, and whatever the hour. */
const FURTHEST_AHEAD_MS = 367 * DAY_MS;

/** When a sender wishes a gift to be mailed and opened, in epoch milliseconds, and how long it waits from then on. */
export interface WishedTimes {
  deliverAt?: number | undefined;
  opensAt?: number | undefined;
  lifetimeDays: LifetimeDays;
}

/** From when until when a gift can be opened; `opensAt` is missing where it is open from the first. */
export interface GiftTimes {
  opensAt?: number | undefined;
  expiresAt: number;
}

/**
 * The times of a gift whose money arrives at `paidAt`. It opens when its mail leaves unless another time was chosen, and waits its
 * full time from the later of the two: nobody is mailed a gift that is about to end.
 */
export function giftTimes({ deliverAt, opensAt, lifetimeDays }: WishedTimes, paidAt: number): GiftTimes {
  const opens = opensAt ?? deliverAt ?? paidAt;
  return {
    opensAt: opens > paidAt ? opens : undefined,
    expiresAt: Math.max(paidAt, opens, deliverAt ?? paidAt) + lifetimeDays * DAY_MS,
  };
}

/** Until when a gift waits that is given so many days from now; one that is still to open has them from then. */
export const prolongedUntil = (
  lifetimeDays: LifetimeDays,
  { opensAt, now }: { opensAt: number | undefined; now: number },
): number => Math.max(now, opensAt ?? now) + lifetimeDays * DAY_MS;

/** Why a gift cannot be mailed or opened then, in words for its sender; undefined when it can. */
export function timesProblem(
  { deliverAt, opensAt }: Omit<WishedTimes, 'lifetimeDays'>,
  now: number,
  words: Words = english,
): string | undefined {
  const { chooseDayAndTime: missing } = words;
  return (
    timeProblem(deliverAt, now, { missing, past: words.mailInPast, tooFar: words.mailTooFar }) ??
    timeProblem(opensAt, now, { missing, past: words.openingInPast, tooFar: words.openingTooFar })
  );
}

function timeProblem(
  at: number | undefined,
  now: number,
  told: Record<'missing' | 'past' | 'tooFar', string>,
): string | undefined {
  if (at === undefined) return undefined;
  if (!Number.isFinite(at)) return told.missing;
  if (at <= now) return told.past;
  return at > now + FURTHEST_AHEAD_MS ? told.tooFar : undefined;
}
