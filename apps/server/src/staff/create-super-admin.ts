import type { StaffId } from '@jara/domain/ids';
import { recordStaffAction } from '../audit/audit.ts';
import { newId } from '../platform/ids.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { insertInvitation, insertInvited, invitationUrl } from './invite-staff.ts';
import { findStaffByEmail, lockStaffList } from './staff.store.ts';

interface Ask {
  email: string;
  firstName: string;
  lastName: string;
  /** Nobody can sign in any more: there may be one already. */
  lockedOut: boolean;
}

type Made = { ok: true; url: string } | { ok: false; problem: string };

/**
 * Invites the first Super Admin from the machine itself, where there is nobody yet who could. Once there is one,
 * invitations come from the portal, where it is known who sent them; unless all who could send them are locked out.
 */
export const createSuperAdmin =
  ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) =>
  ({ email, firstName, lastName, lockedOut }: Ask): Promise<Made> =>
    db.transaction().execute(async (trx): Promise<Made> => {
      await lockStaffList(trx);
      const present = await trx
        .selectFrom('staff')
        .select('email')
        .where('role', '=', 'SUPER_ADMIN')
        .where('isActive', '=', true)
        .where('isDemo', '=', false)
        .executeTakeFirst();
      if (present && !lockedOut) {
        return {
          ok: false,
          problem:
            'There is a Super Admin already. Invite others from the portal. If nobody can sign in any more, add --locked-out.',
        };
      }
      const known = await findStaffByEmail(trx, email);
      if (known && (known.passwordHash !== null || known.role !== 'SUPER_ADMIN')) {
        return { ok: false, problem: 'This address belongs to a member of staff already.' };
      }
      const now = clock.now();
      const staffId = known?.id ?? newId<StaffId>();
      if (!known) await insertInvited(trx, { id: staffId, email, role: 'SUPER_ADMIN', invitedBy: null }, now);
      await trx.updateTable('staff').set({ firstName, lastName, updatedAt: now }).where('id', '=', staffId).execute();
      const { token } = await insertInvitation(trx, { staffId, email, role: 'SUPER_ADMIN', invitedBy: null }, now);
      await recordStaffAction(
        trx,
        { staffId, requestId: 'command', ip: 'command' },
        { action: 'staff.create_super_admin', subjectKind: 'staff', subjectId: staffId, details: { email, lockedOut } },
        now,
      );
      return { ok: true, url: invitationUrl(config.publicUrl, token) };
    });
