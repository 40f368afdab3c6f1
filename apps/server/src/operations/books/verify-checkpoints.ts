import type { Trx } from '../../platform/database/db.ts';
import type { BooksProblem } from '../../platform/database/schema.ts';
import type { Keys } from '../../platform/keys/keys.ts';
import { BEGINNING, type Checkpoint, cover, isSealedByUs, lastCheckpoint, listCheckpoints } from './checkpoints.ts';

/** @internal */
export const HOLDS = 'every checkpoint holds what it sealed';

/** Makes every checkpoint again from the journals it covers, and names the first that does not hold: those after rest on it. */
export async function verifyCheckpoints(trx: Trx, keys?: Keys): Promise<BooksProblem[]> {
  const chain = await listCheckpoints(trx);
  // A chain whose first one is gone has no beginning to start from.
  const last = chain.length === 0 ? await lastCheckpoint(trx) : undefined;
  if (last) return [problem(`the one before ${last.number} is missing`)];
  let before: typeof BEGINNING | undefined;
  for (const checkpoint of chain) {
    const words = await breachOf(trx, checkpoint, before, keys);
    if (words) return [problem(words)];
    before = checkpoint;
  }
  return [];
}

/** What a proof of what is new asks of the checkpoint that it starts from. */
export const verifySeal = (keys: Keys, checkpoint: Checkpoint): BooksProblem[] =>
  isSealedByUs(keys, checkpoint) ? [] : [problem(`${nameOf(checkpoint)} was not sealed by us`)];

async function breachOf(
  trx: Trx,
  checkpoint: Checkpoint,
  before: typeof BEGINNING | undefined,
  keys: Keys | undefined,
): Promise<string | undefined> {
  if (keys && !isSealedByUs(keys, checkpoint)) return `${nameOf(checkpoint)} was not sealed by us`;
  if (before && (checkpoint.number !== before.number + 1 || checkpoint.afterJournal !== before.upToJournal))
    return `the one before ${checkpoint.number} is missing`;
  const covered = await cover(trx, before ?? BEGINNING, checkpoint.upToJournal);
  const isSo =
    covered.hash === checkpoint.hash && covered.sums === checkpoint.sums && covered.journals === checkpoint.journals;
  return isSo ? undefined : `${nameOf(checkpoint)} is over other journals or movements than are there now`;
}

const nameOf = ({ number, afterJournal, upToJournal }: Checkpoint) =>
  `${number} (journals ${afterJournal + 1} to ${upToJournal})`;

const problem = (words: string): BooksProblem => ({ check: HOLDS, count: 1, examples: [words] });
