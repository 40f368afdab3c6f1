import type { Trx } from '../../platform/database/db.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { type BooksReport, proveAll } from './check-books.ts';
import { BEGINNING, isOlderThanAnHour, lastCheckpoint, sealOn, settledUpTo } from './checkpoints.ts';
import { proveNew } from './prove-new.ts';
import { inOneSnapshot } from './run-checks.ts';

interface Asked {
  /** Everything from the beginning; what is new since the last checkpoint otherwise, where there is one. */
  isFull: boolean;
  /** Fewer new journals than this are not worth a checkpoint, unless the last one is an hour old. Null: makes none. */
  sealAtLeast: number | null;
}

interface Proof {
  report: BooksReport;
  isFull: boolean;
  /** Attempts before this instant were seen. */
  attemptsAt: Date;
  /** How many checkpoints were made. */
  sealed: number;
}

/**
 * In one snapshot: what is proven in it is sealed in it, and what was named as unproven is struck out as this snapshot sees it. A
 * change that is committed meanwhile has its name written with it, and keeps it. Only one process at a time may seal.
 */
export function proveBooks(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>,
  { isFull: isFullAsked, sealAtLeast }: Asked,
): Promise<Proof> {
  const attemptsAt = new Date(clock.now().getTime() - LATE_MS);
  return inOneSnapshot(
    db,
    async (trx) => {
      const last = await lastCheckpoint(trx);
      const since = await attemptsSeenUntil(trx, attemptsAt);
      const isFull = isFullAsked || !last || !since;
      const report = isFull
        ? await proveAll(trx, keys)
        : await proveNew(trx, { checkpoint: last, attemptsAt: since, keys });
      const proof = { report, isFull, attemptsAt, sealed: 0 };
      if (!report.isClean || sealAtLeast === null) return proof;
      await trx.deleteFrom('unproven').execute();
      const fresh = (await settledUpTo(trx)) - (last?.upToJournal ?? 0);
      const isWorthIt = !last || fresh >= sealAtLeast || (await isOlderThanAnHour(trx, last));
      if (!isWorthIt) return proof;
      return { ...proof, sealed: await sealOn(trx, last ?? BEGINNING, keys) };
    },
    'read write',
  );
}

/** An attempt bears the time at which it began. No transaction of one lasts nearly as long as this. */
const LATE_MS = 10 * 60_000;

/** Undefined when no proof has seen them. Business time that was moved back is followed. */
async function attemptsSeenUntil(trx: Trx, atMost: Date): Promise<Date | undefined> {
  const last = await trx
    .selectFrom('booksChecks')
    .select('attemptsAt')
    .where('isClean', '=', true)
    .orderBy('checkedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last?.attemptsAt) return undefined;
  return last.attemptsAt < atMost ? last.attemptsAt : atMost;
}
