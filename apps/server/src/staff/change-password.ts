import type { SessionId } from '@jara/domain/ids';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { hashPassword } from '../platform/keys/hash-password.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { endSessionsOf } from './sessions.store.ts';
import { findStaff } from './staff.store.ts';
import { isStaffPasswordRight, OWN_PASSWORDS } from './staff-password.ts';

interface Ask {
  sessionId: SessionId;
  currentPassword: string;
  newPassword: string;
  actor: StaffActor;
}

/** One's own password. Every other session ends: one of them may be the reason for the change. */
export const changePassword =
  ({ db, clock, throttle }: Pick<Deps, 'db' | 'clock' | 'throttle'>) =>
  async ({ sessionId, currentPassword, newPassword, actor }: Ask): Promise<void> => {
    await throttle.hit(OWN_PASSWORDS, actor.staffId);
    const staff = await findStaff(db, actor.staffId);
    if (!staff || !(await isStaffPasswordRight(staff.passwordHash, currentPassword))) {
      const message = 'That password is not right.';
      throw new Refusal('invalid_input', { message, fields: { currentPassword: message } });
    }
    const passwordHash = await hashPassword(newPassword);
    await db.transaction().execute(async (trx) => {
      const now = clock.now();
      const changed = await trx
        .updateTable('staff')
        .set({ passwordHash, updatedAt: now })
        .where('id', '=', staff.id)
        .where('passwordHash', '=', staff.passwordHash)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw new Refusal('staff_changed');
      const ended = await endSessionsOf(trx, staff.id, sessionId);
      await recordStaffAction(
        trx,
        actor,
        { action: 'password.change', subjectKind: 'staff', subjectId: staff.id, details: { sessionsEnded: ended } },
        now,
      );
    });
  };
