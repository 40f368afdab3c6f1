import type { StaffId } from '@jara/domain/ids';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { lockForManaging } from './manage-staff.ts';
import { endSessionsOf } from './sessions.store.ts';

/** Removes a lost authenticator. Its owner signs in with the password alone and can move no money before a new one is set up. */
export const resetTotp =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ staffId, actor }: { staffId: StaffId; actor: StaffActor }): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const { target } = await lockForManaging(trx, actor, staffId);
      const now = clock.now();
      await trx
        .updateTable('staff')
        .set({ totpSecret: null, totpNextSecret: null, totpEnabledAt: null, updatedAt: now })
        .where('id', '=', staffId)
        .execute();
      const sessionsEnded = await endSessionsOf(trx, staffId);
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'staff.reset_totp',
          subjectKind: 'staff',
          subjectId: staffId,
          details: { hadOne: target.totpEnabledAt !== null, sessionsEnded },
        },
        now,
      );
    });
