import { type Page, pageOf } from '@jara/contract/paging';
import type { listUsers, StaffUser } from '@jara/contract/staff/users';
import type { StaffId } from '@jara/domain/ids';
import { mayManage } from '@jara/domain/staff/roles';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { likeAnywhere } from '../platform/database/like.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { StaffOfRequest } from './actor.ts';

type Filters = z.output<(typeof listUsers)['query']>;

const staffWithInvitation = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  db
    .selectFrom('staff')
    .leftJoin('staff as inviter', 'inviter.id', 'staff.invitedBy')
    .leftJoin('staffInvitations as invitation', (join) =>
      join
        .onRef('invitation.staffId', '=', 'staff.id')
        .on('invitation.acceptedAt', 'is', null)
        .on('invitation.withdrawnAt', 'is', null)
        .on('invitation.expiresAt', '>', clock.now()),
    )
    .selectAll('staff')
    .select([
      'inviter.firstName as inviterFirstName',
      'inviter.lastName as inviterLastName',
      'invitation.expiresAt as invitationEndsAt',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof staffWithInvitation>['execute']>>[number];

/** Staff, those with the most to say first. */
export const listStaff =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  async ({ page, limit, search, role, state }: Filters, me: StaffOfRequest): Promise<Page<StaffUser>> => {
    let query = staffWithInvitation(deps);
    if (role) query = query.where('staff.role', '=', role);
    if (state === 'ACTIVE') query = query.where('staff.isActive', '=', true);
    if (state === 'INVITED') query = query.where('invitation.id', 'is not', null);
    if (state === 'DEACTIVATED') query = query.where('staff.isActive', '=', false).where('invitation.id', 'is', null);
    if (search) {
      const text = sql<string>`lower(staff.email || ' ' || staff.first_name || ' ' || staff.last_name)`;
      query = query.where(text, 'like', likeAnywhere(search));
    }
    const rows = await query
      .orderBy(sql`array_position(array['SUPER_ADMIN', 'ADMIN', 'SUPPORT'], staff.role)`)
      .orderBy('staff.createdAt')
      .orderBy('staff.id')
      .execute();
    const from = (page - 1) * limit;
    return pageOf(
      rows.slice(from, from + limit).map((row) => present(row, me)),
      rows.length,
      { page, limit },
    );
  };

export const findStaffUser =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  async (id: StaffId, me: StaffOfRequest): Promise<StaffUser> => {
    const row = await staffWithInvitation(deps).where('staff.id', '=', id).executeTakeFirst();
    if (!row) throw new Refusal('staff_not_found');
    return present(row, me);
  };

const present = (row: Row, me: StaffOfRequest): StaffUser => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  role: row.role,
  isActive: row.isActive,
  state: row.isActive ? 'ACTIVE' : row.invitationEndsAt ? 'INVITED' : 'DEACTIVATED',
  hasTotp: row.totpEnabledAt !== null,
  lastLogin: row.lastLoginAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  invitedBy: row.invitedBy
    ? { id: row.invitedBy, name: `${row.inviterFirstName} ${row.inviterLastName}`.trim() }
    : null,
  invitationEndsAt: row.invitationEndsAt?.toISOString() ?? null,
  canManage: row.id !== me.id && mayManage(me.role, row.role),
});
