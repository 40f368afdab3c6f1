import { giveaway } from '@jara/contract/giveaways';
import type { Quid } from '@jara/domain/gift/quid';
import * as z from 'zod/mini';
import { type Body, makeBody } from '../platform/http/body.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { findReplaced } from '../senders/replaced-codes.ts';
import { readGiveaway, type SeenGiveaway } from './read-giveaway.ts';

/** As wide as the limit on asking about a code: whoever tries codes gets no further here than there. */
const LOOKS: Limit = { name: 'find-giveaway', hits: 300, windowSeconds: 60 };

const FRESH_MS = 1_000;
/** From this age on the next look is under way while the last is still shown: in a crowd, waiting for the database is the longest wait. */
const LOOK_AHEAD_MS = 500;
/** A crowd looks at a few giveaways at a time; the largest answer is some hundred kilobytes. */
const KEPT = 200;

export interface Snapshot extends SeenGiveaway {
  /** The answer itself, written and tagged once for everybody who asks. */
  body: Body;
}

export interface Snapshots {
  /** The giveaway behind a code as it was less than a second ago; refuses when there is none. */
  of(code: Quid, ip: string): Promise<Snapshot>;
  /** The same for whoever was given it before, and is no stranger who tries codes. */
  again(code: Quid): Promise<Snapshot>;
}

interface Kept {
  snapshot: Promise<Snapshot>;
  /** What it showed before it is looked at again. */
  last: Snapshot | undefined;
  lookedAt: number;
  isLooking: boolean;
  /** The next look has begun. */
  isFollowed: boolean;
}

/**
 * Giveaways as this process has just seen them. Whoever comes within a second of a look, or while it lasts, is answered by that one,
 * however many they are; the next one begins before the second is over. A giveaway that has not changed keeps its bytes, and its tag.
 */
export function createSnapshots(
  { db, clock, config, throttle }: Pick<Deps, 'db' | 'clock' | 'config' | 'throttle'>,
  steadyMs = () => performance.now(),
): Snapshots {
  const kept = new Map<Quid, Kept>();

  const look = async (code: Quid, last: Snapshot | undefined): Promise<Snapshot> => {
    const found = await readGiveaway({ db, clock, config }, code);
    if (!found) throw new Refusal((await findReplaced(db, code)) ? 'gift_replaced' : 'giveaway_not_found');
    const text = JSON.stringify(z.encode(giveaway, found.giveaway));
    if (last?.body.bytes.equals(Buffer.from(text))) return last;
    return { ...found, body: makeBody(text, 'application/json; charset=utf-8', { effort: 4 }) };
  };

  const keep = (code: Quid, mine: Kept) => {
    kept.delete(code);
    kept.set(code, mine);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
  };

  const lookAgain = (code: Quid, last: Snapshot | undefined): Kept => {
    const lookedAt = steadyMs();
    const mine: Kept = { snapshot: look(code, last), last, lookedAt, isLooking: true, isFollowed: false };
    mine.snapshot.then(
      (snapshot) => Object.assign(mine, { last: snapshot, isLooking: false }),
      // What is not public, or could not be read, is not kept.
      () => kept.get(code) === mine && kept.delete(code),
    );
    return mine;
  };

  const lookAhead = (code: Quid, shown: Kept) => {
    shown.isFollowed = true;
    const next = lookAgain(code, shown.last);
    // One that fails is tried again by whoever comes when the last is too old, and told to them.
    next.snapshot.then(
      () => kept.get(code) === shown && keep(code, next),
      () => undefined,
    );
  };

  const fresh = (code: Quid): Promise<Snapshot> | undefined => {
    const known = kept.get(code);
    if (!known) return undefined;
    const age = steadyMs() - known.lookedAt;
    if (!known.isLooking && age >= FRESH_MS) return undefined;
    if (!known.isLooking && age >= LOOK_AHEAD_MS && !known.isFollowed) lookAhead(code, known);
    return known.snapshot;
  };
  const again = (code: Quid): Promise<Snapshot> => {
    const known = fresh(code);
    if (known) return known;
    const mine = lookAgain(code, kept.get(code)?.last);
    keep(code, mine);
    return mine.snapshot;
  };

  return {
    again,
    of: async (code, ip) => {
      const known = fresh(code);
      if (known) return known;
      // A code that is known to be public is no guess, and its crowd is not counted.
      if (!kept.has(code)) await throttle.hit(LOOKS, ip);
      return again(code);
    },
  };
}
