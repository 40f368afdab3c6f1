import { recordStaffAction, SYSTEM } from '../../audit/audit.ts';
import { connectAsOwner } from './owner.ts';

interface Taken {
  takenAt: Date;
  rows: number;
  bytes: number;
  /** Only the holder of a private key can read it. */
  isEncrypted: boolean;
}

/**
 * Puts a backup on record. It is everything we know about people, in a file: whoever looks after them should be able to read
 * when one was made, and the set-up check goes by the last of them.
 */
export async function noteBackup(databaseUrl: string, { takenAt, rows, bytes, isEncrypted }: Taken): Promise<void> {
  const db = connectAsOwner(databaseUrl);
  try {
    await db.transaction().execute((trx) =>
      recordStaffAction(
        trx,
        SYSTEM,
        {
          action: 'database.backup',
          subjectKind: 'database',
          subjectId: 'database',
          details: { rows, bytes, isEncrypted },
        },
        takenAt,
      ),
    );
  } finally {
    await db.destroy();
  }
}
