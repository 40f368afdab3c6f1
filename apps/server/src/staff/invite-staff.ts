import { randomBytes } from 'node:crypto';
import type { InvitationId, StaffId } from '@jara/domain/ids';
import { assignableRoles, mayManage, type Role } from '@jara/domain/staff/roles';
import { DAY_MS } from '@jara/domain/time/lagos';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { addMails } from '../outbox/outbox.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { hashKey } from '../platform/keys/keys.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { findStaff, findStaffByEmail, lockStaffList, nameOf } from './staff.store.ts';

const INVITATION_DAYS = 7;

interface Ask {
  email: string;
  role: Role;
  actor: StaffActor;
}

/** Invites a person, or invites them again: the link before stops working. Returns the person's id. */
export const inviteStaff =
  ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) =>
  ({ email, role, actor }: Ask): Promise<StaffId> =>
    db.transaction().execute(async (trx) => {
      await lockStaffList(trx);
      const me = await findStaff(trx, actor.staffId);
      if (!me?.isActive) throw new Refusal('sign_in_required');
      if (!assignableRoles(me.role).includes(role)) throw new Refusal('permission_denied');
      const known = await findStaffByEmail(trx, email);
      if (known && known.passwordHash !== null) throw new Refusal('staff_exists');
      // Whoever invites somebody again stands for them from then on: an Admin does that for their own and for Support.
      const isOwn = known?.roleGivenBy === me.id && known.role === role;
      if (known && !isOwn && !mayManage(me.role, known.role)) throw new Refusal('permission_denied');

      const now = clock.now();
      const staffId = known?.id ?? newId<StaffId>();
      if (known)
        await trx
          .updateTable('staff')
          .set({ role, invitedBy: me.id, roleGivenBy: me.id, updatedAt: now })
          .where('id', '=', staffId)
          .execute();
      else await insertInvited(trx, { id: staffId, email, role, invitedBy: me.id }, now);
      const { id, token, expiresAt } = await insertInvitation(trx, { staffId, email, role, invitedBy: me.id }, now);
      await addMails(trx, now, [
        {
          kind: 'staff_invitation',
          to: email,
          identity: `staff_invitation:${id}`,
          data: {
            url: invitationUrl(config.publicUrl, token),
            role,
            invitedBy: nameOf(me),
            expiresAt: expiresAt.toISOString(),
          },
        },
      ]);
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'staff.invite',
          subjectKind: 'staff',
          subjectId: staffId,
          details: { email, role, again: known !== undefined },
        },
        now,
      );
      return staffId;
    });

/** The token stands behind the `#`, which no browser sends and no log sees. */
export const invitationUrl = (publicUrl: string, token: string) => `${publicUrl}/admin/accept-invitation#${token}`;

interface Invited {
  id: StaffId;
  email: string;
  role: Role;
  invitedBy: StaffId | null;
}

export const insertInvited = (trx: Trx, { id, email, role, invitedBy }: Invited, now: Date) =>
  trx
    .insertInto('staff')
    .values({
      id,
      email,
      role,
      invitedBy,
      roleGivenBy: invitedBy,
      passwordHash: null,
      totpSecret: null,
      totpNextSecret: null,
      totpEnabledAt: null,
      lastLoginAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();

export async function insertInvitation(trx: Trx, invitation: Omit<Invited, 'id'> & { staffId: StaffId }, now: Date) {
  await withdrawInvitations(trx, invitation.staffId, now);
  const id = newId<InvitationId>();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  await trx
    .insertInto('staffInvitations')
    .values({
      ...invitation,
      id,
      tokenHash: hashKey(token),
      createdAt: now,
      expiresAt,
      acceptedAt: null,
      withdrawnAt: null,
    })
    .execute();
  return { id, token, expiresAt };
}

export async function withdrawInvitations(trx: Trx, staffId: StaffId, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('staffInvitations')
    .set({ withdrawnAt: now })
    .where('staffId', '=', staffId)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
