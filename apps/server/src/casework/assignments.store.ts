import type { StaffName } from '@jara/contract/staff/filters';
import type { SubjectId, SubjectKind } from '@jara/domain/staff/subjects';
import type { Db } from '../platform/database/db.ts';
import { nameOf } from '../staff/staff.store.ts';

/** Who looks after each of these, by its id; what is in nobody's hands is not in it. */
export async function assigneesOf(
  db: Db,
  subjectKind: SubjectKind,
  ids: readonly SubjectId[],
): Promise<ReadonlyMap<string, StaffName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('assignments')
    .innerJoin('staff', 'staff.id', 'assignments.staffId')
    .select(['subjectId', 'staff.id', 'firstName', 'lastName'])
    .where('subjectKind', '=', subjectKind)
    .where('subjectId', 'in', [...ids])
    .execute();
  return new Map<string, StaffName>(rows.map((row) => [row.subjectId, { id: row.id, name: nameOf(row) }]));
}

export async function assigneeOf(db: Db, subjectKind: SubjectKind, id: SubjectId): Promise<StaffName | null> {
  return (await assigneesOf(db, subjectKind, [id])).get(id) ?? null;
}
