import type { StaffName } from '@jara/contract/staff/filters';
import type { StaffId } from '@jara/domain/ids';
import { may } from '@jara/domain/staff/permissions';
import { SUBJECTS, type WorkSubject } from '@jara/domain/staff/subjects';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import type { Trx } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { StaffOfRequest } from '../staff/actor.ts';
import { nameOf } from '../staff/staff.store.ts';
import { assigneeOf } from './assignments.store.ts';
import { audited, lockSubject, refuseClosed, refuseUnseen } from './subjects.store.ts';

export interface Assigning {
  subject: WorkSubject;
  /** Null takes it from whoever had it. */
  staffId: StaffId | null;
  me: StaffOfRequest;
  actor: StaffActor;
}

/** Says who looks after something. Giving it to whoever has it already is no event. */
export const assignSubject =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (ask: Assigning): Promise<StaffName | null> =>
    db.transaction().execute((trx) => assignIn(trx, ask, clock.now()));

/** The same as a part of something larger. */
export async function assignIn(
  trx: Trx,
  { subject, staffId, me, actor }: Assigning,
  now: Date,
): Promise<StaffName | null> {
  await refuseUnseen(trx, subject, me);
  await lockSubject(trx, subject);
  await refuseClosed(trx, subject);
  const assignee = staffId && (await whoCanHave(trx, subject, staffId));
  const { subjectKind, subjectId } = subject;
  const before = (await assigneeOf(trx, subjectKind, subjectId))?.id ?? null;
  if (before === staffId) return assignee;
  if (staffId === null) {
    await trx
      .deleteFrom('assignments')
      .where('subjectKind', '=', subjectKind)
      .where('subjectId', '=', subjectId)
      .execute();
  } else {
    const assignment = { staffId, assignedBy: actor.staffId, at: now };
    await trx
      .insertInto('assignments')
      .values({ ...subject, ...assignment })
      .onConflict((conflict) => conflict.columns(['subjectKind', 'subjectId']).doUpdateSet(assignment))
      .execute();
  }
  const deed = { action: SUBJECTS[subjectKind].assigning, details: { before, after: staffId } };
  await recordStaffAction(trx, actor, { ...audited(subject), ...deed }, now);
  return assignee;
}

/** The lock on their row holds off whoever deactivates them, who then finds this assignment too. */
async function whoCanHave(trx: Trx, { subjectKind }: WorkSubject, id: StaffId): Promise<StaffName> {
  const staff = await trx
    .selectFrom('staff')
    .select(['role', 'isActive', 'firstName', 'lastName'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!staff?.isActive) throw new Refusal('staff_not_found');
  if (!may(staff.role, SUBJECTS[subjectKind].lookedAfterWith)) {
    throw new Refusal('invalid_input', {
      message: 'Support cannot decide about this',
      fields: { staffId: 'Choose an Admin' },
    });
  }
  return { id, name: nameOf(staff) };
}
