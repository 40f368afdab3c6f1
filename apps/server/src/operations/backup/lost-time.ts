import type { Db } from '../../platform/database/db.ts';

export interface UnreleasedRestore {
  /** The earliest backup that is not accounted for yet: a restored database may itself be backed up and restored. */
  backupTakenAt: Date;
  restoredAt: Date;
}

/** How far before a backup a comparison has to begin: what was under way when it was taken ended after it. */
export const RESTORE_OVERLAP_MS = 3 * 86_400_000;

export async function findUnreleased(db: Db): Promise<UnreleasedRestore | undefined> {
  const row = await db
    .selectFrom('restores')
    .select((eb) => [eb.fn.min('backupTakenAt').as('backupTakenAt'), eb.fn.max('restoredAt').as('restoredAt')])
    .where('releasedAt', 'is', null)
    .executeTakeFirst();
  return row?.backupTakenAt && row.restoredAt
    ? { backupTakenAt: row.backupTakenAt, restoredAt: row.restoredAt }
    : undefined;
}

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

export const release = (db: Db, now: Date) =>
  db.updateTable('restores').set({ releasedAt: now }).where('releasedAt', 'is', null).execute();
