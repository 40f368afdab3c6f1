import type { listUsers, StaffUser } from '@jara/contract/staff/users';
import { ROLES } from '@jara/domain/staff/roles';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { likeAnywhere } from '../../platform/database/like.ts';
import { presentStaffUser, STAFF_USER_COLUMNS, STAFF_USERS, type StaffUserRow } from '../../staff/find-staff-user.ts';
import { countedPagesOf, defineList } from './define-list.ts';
import { type Condition, isThis } from './list-query.ts';

type StaffFilters = z.output<(typeof listUsers)['query']>;

/** Staff, those with the most to say first. */
const staffList = defineList<StaffFilters, StaffUserRow, StaffUser>({
  table: 'staff',
  from: STAFF_USERS,
  columns: STAFF_USER_COLUMNS,
  id: 's.id',
  sorts: { createdAt: 's.created_at' },
  order: sql`order by array_position(${ROLES}::text[], s.role), s.created_at, s.id`,
  filters: ({ role, state, search }, { now }) => [
    ...isThis('s.role', role),
    ...(state ? [inState(state, now)] : []),
    ...(search ? [sql`${NAMES} like ${likeAnywhere(search)}`] : []),
  ],
  present: (rows, reader) => rows.map((row) => presentStaffUser(row, reader)),
});

export const listStaff = countedPagesOf(staffList);

const NAMES = sql`lower(s.email || ' ' || s.first_name || ' ' || s.last_name)`;

function inState(state: StaffUser['state'], now: Date): Condition {
  if (state === 'ACTIVE') return sql`s.is_active`;
  const isInvited = sql`coalesce(i.expires_at > ${now}, false)`;
  return state === 'INVITED' ? isInvited : sql`(not s.is_active and not ${isInvited})`;
}
