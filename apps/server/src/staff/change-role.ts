import type { StaffId } from '@jara/domain/ids';
import { assignableRoles, type Role } from '@jara/domain/staff/roles';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { lockForManaging, refuseLastSuperAdmin } from './manage-staff.ts';
import { endSessionsOf } from './sessions.store.ts';

/** Gives a member of staff another role. They are signed out, so that nothing of the old one is left open. */
export const changeRole =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ staffId, role, actor }: { staffId: StaffId; role: Role; actor: StaffActor }): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const { me, target } = await lockForManaging(trx, actor, staffId);
      if (!assignableRoles(me.role).includes(role)) throw new Refusal('permission_denied');
      if (target.role === role) return;
      await refuseLastSuperAdmin(trx, target);
      const now = clock.now();
      await trx
        .updateTable('staff')
        .set({ role, roleGivenBy: me.id, updatedAt: now })
        .where('id', '=', staffId)
        .execute();
      const sessionsEnded = await endSessionsOf(trx, staffId);
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'staff.change_role',
          subjectKind: 'staff',
          subjectId: staffId,
          details: { before: target.role, after: role, sessionsEnded },
        },
        now,
      );
    });
