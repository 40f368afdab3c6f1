import type { StaffUser } from '@jara/contract/staff/users';
import type { StaffId } from '@jara/domain/ids';
import { mayManage, type Role } from '@jara/domain/staff/roles';
import { sql } from 'kysely';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { StaffOfRequest } from './actor.ts';

/** A member of staff with who invited them, and the invitation they have not taken up. */
export interface StaffUserRow {
  id: StaffId;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  isActive: boolean;
  totpEnabledAt: Date | null;
  lastLoginAt: Date | null;
  createdAt: Date;
  invitedBy: StaffId | null;
  inviterFirstName: string | null;
  inviterLastName: string | null;
  invitationEndsAt: Date | null;
}

/** Staff `s`; the database allows each of them one invitation `i` that is neither accepted nor withdrawn. */
export const STAFF_USERS = sql`staff s left join staff inviter on inviter.id = s.invited_by
  left join staff_invitations i on i.staff_id = s.id and i.accepted_at is null and i.withdrawn_at is null`;

export const STAFF_USER_COLUMNS = sql`s.id, s.email, s.first_name, s.last_name, s.role, s.is_active, s.totp_enabled_at,
  s.last_login_at, s.created_at, s.invited_by, inviter.first_name as inviter_first_name,
  inviter.last_name as inviter_last_name, i.expires_at as invitation_ends_at`;

export const findStaffUser =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (id: StaffId, me: StaffOfRequest): Promise<StaffUser> => {
    const { rows } = await sql<StaffUserRow>`
      select ${STAFF_USER_COLUMNS} from ${STAFF_USERS} where s.id = ${id}
    `.execute(db);
    if (!rows[0]) throw new Refusal('staff_not_found');
    return presentStaffUser(rows[0], { me, now: clock.now() });
  };

export function presentStaffUser(row: StaffUserRow, { me, now }: { me: StaffOfRequest; now: Date }): StaffUser {
  const invitationEndsAt = row.invitationEndsAt && row.invitationEndsAt > now ? row.invitationEndsAt : null;
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role,
    isActive: row.isActive,
    state: row.isActive ? 'ACTIVE' : invitationEndsAt ? 'INVITED' : 'DEACTIVATED',
    hasTotp: row.totpEnabledAt !== null,
    lastLogin: row.lastLoginAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    invitedBy: row.invitedBy
      ? { id: row.invitedBy, name: `${row.inviterFirstName} ${row.inviterLastName}`.trim() }
      : null,
    invitationEndsAt: invitationEndsAt?.toISOString() ?? null,
    canManage: row.id !== me.id && mayManage(me.role, row.role),
  };
}
