import type { StaffId } from '@jara/domain/ids';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { withdrawInvitations } from './invite-staff.ts';
import { lockForManaging, refuseLastSuperAdmin } from './manage-staff.ts';
import { endSessionsOf } from './sessions.store.ts';

/** Shuts a member of staff out at once: their sessions end, and an invitation they have not used is void. */
export const deactivateStaff =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ staffId, actor }: { staffId: StaffId; actor: StaffActor }): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const { target } = await lockForManaging(trx, actor, staffId);
      await refuseLastSuperAdmin(trx, target);
      const now = clock.now();
      const invitationsWithdrawn = await withdrawInvitations(trx, staffId, now);
      if (!target.isActive && invitationsWithdrawn === 0) return;
      await trx.updateTable('staff').set({ isActive: false, updatedAt: now }).where('id', '=', staffId).execute();
      const sessionsEnded = await endSessionsOf(trx, staffId);
      await trx.deleteFrom('assignments').where('staffId', '=', staffId).execute();
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'staff.deactivate',
          subjectKind: 'staff',
          subjectId: staffId,
          details: { before: target.isActive, after: false, sessionsEnded, invitationsWithdrawn },
        },
        now,
      );
    });
