import type { GiftId } from '@jara/domain/ids';

/** What a cheap phone does in a second or two, and what it does not have to do more of, however many come. */
const LEAST_BITS = 15;
const MOST_BITS = 18;
const WINDOW_MS = 1_000;
/** A rush is over when it has been calm for so long. */
const LASTS_MS = 5_000;
const REMEMBERED = 20_000;

interface Crowd {
  since: number;
  tries: number;
  peak: number;
  rushUntil: number;
}

export interface Rush {
  /** From now on those who come for it are counted. What was made public stays so. */
  watch(giftId: GiftId): void;
  /** One more comes for it. How much work that takes now; undefined while it takes none. */
  comesFor(giftId: GiftId): number | undefined;
}

/**
 * Counts who comes for the public giveaways that this process has met. More than `triesPerSecond` are a rush, and the more there
 * are the more work each of them takes. Without such a number nobody is counted.
 */
export function createRush(triesPerSecond: number | undefined, steadyMs = () => performance.now()): Rush {
  const crowds = new Map<GiftId, Crowd>();
  return {
    watch: (giftId) => {
      if (triesPerSecond === undefined || crowds.has(giftId)) return;
      if (crowds.size >= REMEMBERED) crowds.clear();
      crowds.set(giftId, { since: steadyMs(), tries: 0, peak: 0, rushUntil: Number.NEGATIVE_INFINITY });
    },
    comesFor: (giftId) => {
      const crowd = crowds.get(giftId);
      if (!crowd || triesPerSecond === undefined) return undefined;
      const now = steadyMs();
      if (now - crowd.since >= WINDOW_MS) Object.assign(crowd, { since: now, tries: 0 });
      if (now >= crowd.rushUntil) crowd.peak = 0;
      crowd.tries += 1;
      if (crowd.tries > triesPerSecond) {
        crowd.rushUntil = now + LASTS_MS;
        crowd.peak = Math.max(crowd.peak, crowd.tries);
      }
      return now < crowd.rushUntil ? bitsFor(crowd.peak / triesPerSecond) : undefined;
    },
  };
}

/** Twice as many people are one bit more. */
const bitsFor = (times: number): number => Math.min(MOST_BITS, LEAST_BITS + Math.floor(Math.log2(times)));
