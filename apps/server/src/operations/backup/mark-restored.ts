import { askAgainFor, type ErasedBy } from '../../own-data/erased-people.ts';
import type { Keys } from '../../platform/keys/keys.ts';
import { connectAsOwner, refuseWhileInUse } from './owner.ts';
import { pauseUntilReconciled } from './pause-until-reconciled.ts';

/**
 * For a database that PostgreSQL itself brought back to an earlier moment: it does not know that anything is lost, and would
 * pay again what was paid since, and knows again who was erased. Everybody is signed out, because a session that was ended meanwhile is there again.
 */
export async function markRestored({
  databaseUrl,
  asOf,
  keys,
  erased,
}: {
  databaseUrl: string;
  asOf: Date;
  keys: Keys;
  /** Who was erased, by request and digest, as the data folder remembers it. */
  erased: readonly ErasedBy[];
}): Promise<void> {
  const db = connectAsOwner(databaseUrl);
  try {
    await refuseWhileInUse(db);
    await db.transaction().execute(async (trx) => {
      for (const table of ['staffSessions', 'workers'] as const) await trx.deleteFrom(table).execute();
      await pauseUntilReconciled(trx, asOf, `restored to ${asOf.toISOString()}`);
      await askAgainFor(trx, keys, erased, new Date());
    });
  } finally {
    await db.destroy();
  }
}
