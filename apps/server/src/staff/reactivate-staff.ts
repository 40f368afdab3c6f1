import type { StaffId } from '@jara/domain/ids';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { lockForManaging } from './manage-staff.ts';

/** Lets a member of staff in again, with the password they had. Somebody who never chose one needs an invitation. */
export const reactivateStaff =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ staffId, actor }: { staffId: StaffId; actor: StaffActor }): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const { target } = await lockForManaging(trx, actor, staffId);
      if (target.isActive) return;
      if (target.passwordHash === null) {
        throw new Refusal('staff_changed', {
          message: 'This person has not accepted an invitation yet. Invite them again.',
        });
      }
      const now = clock.now();
      await trx.updateTable('staff').set({ isActive: true, updatedAt: now }).where('id', '=', staffId).execute();
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'staff.reactivate',
          subjectKind: 'staff',
          subjectId: staffId,
          details: { before: false, after: true },
        },
        now,
      );
    });
