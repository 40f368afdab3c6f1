import type { Colleague } from '@jara/contract/staff/assignments';
import type { StaffId } from '@jara/domain/ids';
import type { Db } from '../platform/database/db.ts';
import { nameOf } from '../staff/staff.store.ts';

/** Everybody who works here now, by name. */
export async function listColleagues(db: Db): Promise<(Colleague & { id: StaffId })[]> {
  const people = await db
    .selectFrom('staff')
    .select(['id', 'firstName', 'lastName', 'role'])
    .where('isActive', '=', true)
    .orderBy('firstName')
    .orderBy('id')
    .execute();
  return people.map((person) => ({ id: person.id, name: nameOf(person), role: person.role }));
}
