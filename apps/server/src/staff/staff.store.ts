import type { StaffName } from '@jara/contract/staff/filters';
import type { StaffId } from '@jara/domain/ids';
import { may, type Permission } from '@jara/domain/staff/permissions';
import type { Role } from '@jara/domain/staff/roles';
import type { Team } from '@jara/domain/staff/two-persons';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaff>>>;

export const findStaff = (db: Db, id: StaffId) =>
  db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();

export const findStaffByEmail = (db: Db, email: string) =>
  db.selectFrom('staff').selectAll().where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst();

export const lockStaff = (trx: Trx, id: StaffId) =>
  trx.selectFrom('staff').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * Whoever changes a member of staff waits here for anybody else who does. Two Super Admins who remove each other at the
 * same moment come one after the other, and the second finds itself removed.
 */
export const lockStaffList = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`.execute(trx);

/** Whoever counts people waits here for a change of them, and a change for whoever counts; those who count do not wait for each other. */
const shareStaffList = (trx: Trx) =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended('staff', 0))`.execute(trx);

/** Everybody, those who left as well; a company has few enough to read them all. */
export async function readTeam(db: Db): Promise<Team> {
  const people = await db.selectFrom('staff').select(['id', 'role', 'isActive', 'roleGivenBy']).execute();
  return new Map(people.map((person) => [person.id, person]));
}

/**
 * Everybody, for a decision that takes people into account. Whoever decides is looked at again, because they may have been
 * changed while they waited.
 */
export async function teamForDecision(trx: Trx, staffId: StaffId, permission: Permission): Promise<Team> {
  await shareStaffList(trx);
  const team = await readTeam(trx);
  const me = team.get(staffId);
  if (!me?.isActive) throw new Refusal('sign_in_required');
  if (!may(me.role, permission)) throw new Refusal('permission_denied');
  return team;
}

export async function countActive(trx: Trx, role: Role): Promise<number> {
  const { count } = await trx
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', role)
    .where('isActive', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Never the address: names stand where Support reads them. */
export const nameOf = (staff: { firstName: string; lastName: string }): string =>
  `${staff.firstName} ${staff.lastName}`.trim() || 'Invited person';

export async function namesOf(db: Db, ids: readonly StaffId[]): Promise<Map<StaffId, StaffName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'firstName', 'lastName'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, { id: row.id, name: nameOf(row) }]));
}
