import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Deps } from '../../platform/tools/deps.ts';
import { foldBooks } from '../../portal/figures/fold-books.ts';
import { runBooksCheck } from './run-books-check.ts';

const MOST_TRIES = 400;
const TRY_AGAIN_MS = 100;

/** Folds every journal there is. Whatever else the same server has under way, for other tests too, holds it up for a moment. */
export async function foldAll(deps: Deps): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await foldBooks(deps, { settleSeconds: 0 })();
    if (!(await isBehind(deps))) return;
    await pause(TRY_AGAIN_MS);
  }
  throw new Error('the books were never folded to their end');
}

async function isBehind({ db }: Deps): Promise<boolean> {
  const { rows } = await sql<{ behind: boolean }>`
    select folded_id < (select coalesce(max(id), 0) from journals) as behind from ledger_folding`.execute(db);
  return rows[0]?.behind === true;
}

/** Proves what is new and makes a checkpoint of it. */
export async function seal({ deps }: { deps: Deps }): Promise<void> {
  await foldAll(deps);
  await sealSettled({ deps });
}

/** The same with what has settled, where some of it is held open. */
export async function sealSettled({ deps }: { deps: Deps }, settleSeconds = 0): Promise<void> {
  await foldBooks(deps, { settleSeconds })();
  const { problems } = await runBooksCheck(deps)({ isFull: false, sealAtLeast: 1 });
  expect(problems).toEqual([]);
}
