import type { Kysely } from 'kysely';
import { recordStaffAction } from '../audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { hashPassword } from '../platform/keys/hash-password.ts';
import { hashKey } from '../platform/keys/keys.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { findStaff, lockStaffList, nameOf } from './staff.store.ts';

interface Ask {
  token: string;
  firstName: string;
  lastName: string;
  password: string;
  ip: string;
  requestId: string;
}

const findOpenInvitation = (db: Kysely<Schema>, token: string, now: Date) =>
  db
    .selectFrom('staffInvitations')
    .selectAll()
    .where('tokenHash', '=', hashKey(token))
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

/** What an invitation is for, told to whoever holds its link. */
export const lookAtInvitation =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (token: string) => {
    const invitation = await findOpenInvitation(db, token, clock.now());
    if (!invitation) throw new Refusal('invitation_invalid');
    const by = invitation.invitedBy ? await findStaff(db, invitation.invitedBy) : undefined;
    const staff = await findStaff(db, invitation.staffId);
    return {
      email: invitation.email,
      role: staff?.role ?? invitation.role,
      invitedBy: by ? nameOf(by) : null,
      endsAt: invitation.expiresAt.toISOString(),
    };
  };

/** Uses an invitation up: the person has a name, a password and an active account. Of two who try, one succeeds. */
export const acceptInvitation =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async ({ token, firstName, lastName, password, ip, requestId }: Ask): Promise<{ email: string }> => {
    // Looked at before the password is hashed, which is slow: a made-up token must not keep the processor busy.
    if (!(await findOpenInvitation(db, token, clock.now()))) throw new Refusal('invitation_invalid');
    const passwordHash = await hashPassword(password);
    return db.transaction().execute(async (trx) => {
      await lockStaffList(trx);
      const now = clock.now();
      const invitation = await findOpenInvitation(trx, token, now);
      if (!invitation) throw new Refusal('invitation_invalid');
      await trx.updateTable('staffInvitations').set({ acceptedAt: now }).where('id', '=', invitation.id).execute();
      const { email } = await trx
        .updateTable('staff')
        .set({ firstName, lastName, passwordHash, isActive: true, updatedAt: now })
        .where('id', '=', invitation.staffId)
        .returning('email')
        .executeTakeFirstOrThrow();
      await recordStaffAction(
        trx,
        { staffId: invitation.staffId, ip, requestId },
        {
          action: 'staff.accept_invitation',
          subjectKind: 'staff',
          subjectId: invitation.staffId,
          details: { invitationId: invitation.id },
        },
        now,
      );
      return { email };
    });
  };
