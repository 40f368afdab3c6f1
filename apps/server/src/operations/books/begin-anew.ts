import { recordStaffAction, SYSTEM } from '../../audit/audit.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { type BooksReport, proveContents } from './check-books.ts';
import { BEGINNING, lastCheckpoint, sealOn } from './checkpoints.ts';
import { PROVING } from './run-books-check.ts';
import { inOneSnapshot } from './run-checks.ts';

/**
 * For an operator who knows why a checkpoint does not hold: its key was lost, or what it found has been looked into. Everything is
 * proved but the checkpoints, and sealed from the first journal on as a chain of its own; the old one stays to be read. Undefined
 * while another process proves.
 */
export async function beginAnew({
  db,
  clock,
  keys,
}: Pick<Deps, 'db' | 'clock' | 'keys'>): Promise<BooksReport | undefined> {
  const alone = await oneAtATime(db, PROVING, () =>
    inOneSnapshot(
      db,
      async (trx) => {
        const report = await proveContents(trx);
        const after = (await lastCheckpoint(trx))?.number ?? 0;
        const made = report.isClean ? await sealOn(trx, { ...BEGINNING, number: after }, keys) : 0;
        return { report, after, made };
      },
      'read write',
    ),
  );
  if (!alone) return undefined;
  const { report, after, made } = alone.done;
  if (made > 0)
    await db
      .transaction()
      .execute((trx) =>
        recordStaffAction(
          trx,
          SYSTEM,
          { action: 'books.begin_anew', subjectKind: 'database', subjectId: 'books', details: { after, made } },
          clock.now(),
        ),
      );
  return report;
}
