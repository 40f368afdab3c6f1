import { DAY_MS } from '@jara/domain/time/lagos';
import type { Db } from '../../platform/database/db.ts';
import type { UnreleasedRestore } from '../../switches/restores.store.ts';

/**
 * How far before a backup a comparison has to begin. The provider lists by when something began: a payout may have come back weeks
 * later, and what told us so was in the time that is lost.
 */
export const RESTORE_OVERLAP_MS = 30 * DAY_MS;

/** How long after it ended a bank may still end a dispute otherwise. */
const CHANGES_ITS_MIND_MS = 180 * DAY_MS;

/** A dispute that had ended before this, by the backup, is over. One of the others may have ended otherwise in the lost time. */
export const mayHaveChangedSince = ({ backupTakenAt }: Pick<UnreleasedRestore, 'backupTakenAt'>): Date =>
  new Date(backupTakenAt.getTime() - CHANGES_ITS_MIND_MS);

/** A whole comparison over the lost time has been made since the restore, and nothing that it found is open. */
export async function isReconciled(db: Db, restore: UnreleasedRestore): Promise<boolean> {
  const run = await db
    .selectFrom('reconciliations')
    .select('id')
    .where('failure', 'is', null)
    .where('startedAt', '>=', restore.restoredAt)
    .where('coversFrom', '<=', new Date(restore.backupTakenAt.getTime() - RESTORE_OVERLAP_MS))
    .executeTakeFirst();
  if (!run) return false;
  const open = await db
    .selectFrom('reconciliationItems')
    .select('id')
    .where('closedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open === undefined;
}
