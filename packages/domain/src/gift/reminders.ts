import { DAY_MS, HOUR_MS } from '../time/lagos.ts';

const WAITING_AFTER_MS = 3 * DAY_MS;
const ENDING_BEFORE_MS = 3 * DAY_MS;
/** Nobody is written to about one gift twice within this. */
const APART_MS = DAY_MS;
/** Nearer to the end than this, the reminder of the end says it all. */
const WAITING_BEFORE_ENDING_MS = 2 * DAY_MS;
/** Whoever reads it any later could not come in time. */
const TOO_LATE_MS = HOUR_MS;

/** What a reminder depends on, in epoch milliseconds. */
export interface Remindable {
  /** Since when its recipient has known of the gift and could have opened it. */
  availableAt: number;
  endsAt: number;
  /** Whether its recipient was reminded once that it waits. */
  isReminded: boolean;
  /** The end that people were reminded of; another end is told of again. */
  toldEnd: number | undefined;
}

/** That a gift waits, or that it ends soon. */
export const REMINDERS = ['WAITING', 'ENDING'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** When people are next written to about a gift that nobody has opened, and why; undefined when that is over. */
export function nextReminder(gift: Remindable, now: number): { at: number; what: Reminder } | undefined {
  const endingAt = Math.max(gift.endsAt - ENDING_BEFORE_MS, gift.availableAt + APART_MS);
  const waitingAt = gift.availableAt + WAITING_AFTER_MS;
  if (!gift.isReminded && Math.max(now, waitingAt) + WAITING_BEFORE_ENDING_MS <= endingAt)
    return { at: waitingAt, what: 'WAITING' };
  const isTooLate = Math.max(now, endingAt) + TOO_LATE_MS > gift.endsAt;
  return gift.toldEnd === gift.endsAt || isTooLate ? undefined : { at: endingAt, what: 'ENDING' };
}

/** Whether one that was kept back for a while can still go out: near the end, the reminder of that has been written. */
export const isStillUseful = (what: Reminder, { endsAt, now }: { endsAt: number; now: number }): boolean =>
  what === 'WAITING' ? now + APART_MS <= endsAt - ENDING_BEFORE_MS : now + TOO_LATE_MS / 2 <= endsAt;

interface Times {
  /** When it was paid, and when its recipient was last written to about it. */
  createdAt: Date;
  toldAt: Date | null;
  opensAt: Date | null;
  expiresAt: Date;
  /** When the last hold on it was lifted. */
  freeAt: Date | null;
  /** The window of its rule, where it has one. */
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Since when a gift could be opened by somebody who knows of it, and until when it can. */
export const waitsBetween = (times: Times): Pick<Remindable, 'availableAt' | 'endsAt'> => ({
  availableAt: Math.max(
    times.createdAt.getTime(),
    ...[times.toldAt, times.opensAt, times.freeAt, times.startsAt].map((at) => at?.getTime() ?? 0),
  ),
  endsAt: Math.min(times.expiresAt.getTime(), times.endsAt?.getTime() ?? Number.POSITIVE_INFINITY),
});
