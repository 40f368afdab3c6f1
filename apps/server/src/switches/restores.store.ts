import type { Db } from '../platform/database/db.ts';

export interface UnreleasedRestore {
  /** The earliest backup that is not accounted for yet: a restored database may itself be backed up and restored. */
  backupTakenAt: Date;
  restoredAt: Date;
}

/** The restore whose lost time has not been compared with the provider yet. */
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

export const release = (db: Db, now: Date) =>
  db.updateTable('restores').set({ releasedAt: now }).where('releasedAt', 'is', null).execute();
