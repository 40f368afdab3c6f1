import { sql } from 'kysely';
import { recordStaffAction, SYSTEM } from '../../audit/audit.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { setSwitch } from '../../switches/switches.store.ts';

/**
 * What happened after `asOf` is known to the provider and not here. Payouts and claims wait until the lost time has been
 * compared, and the wake-ups of that time are dropped: the sweeps find what they were for. Nobody comes in by an invitation that
 * may have been withdrawn since.
 */
export async function pauseUntilReconciled(trx: Trx, asOf: Date, reason: string): Promise<void> {
  const now = new Date();
  // One of the future was dated by a clock that was wrong: nobody can say what it lacks, so everything is compared.
  const backupTakenAt = asOf > now ? new Date(0) : asOf;
  await trx.insertInto('restores').values({ id: newId(), backupTakenAt, restoredAt: now, releasedAt: null }).execute();
  for (const name of ['payouts', 'claims'] as const)
    await setSwitch(trx, name, { isOn: false, reason, changedBy: null, changedAt: now });
  await trx
    .updateTable('staffInvitations')
    .set({ withdrawnAt: now })
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute();
  await recordStaffAction(
    trx,
    SYSTEM,
    { action: 'database.restore', subjectKind: 'database', subjectId: 'database', details: { reason } },
    now,
  );
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(trx);
}
