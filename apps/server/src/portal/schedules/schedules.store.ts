import type { ReportSchedule } from '@jara/contract/staff/report-schedules';
import type { ScheduleId, StaffId } from '@jara/domain/ids';
import { may } from '@jara/domain/staff/permissions';
import type { Role } from '@jara/domain/staff/roles';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { nameOf, namesOf } from '../../staff/staff.store.ts';

export type ScheduleRow = Selectable<Schema['reportSchedules']>;

/** Whoever left, or may no longer export, is told nothing any more. */
export const mayRead = ({ isActive, role }: { isActive: boolean; role: Role }): boolean =>
  isActive && may(role, 'exports.run');

export const readersOf = (db: Db, scheduleIds: readonly ScheduleId[]) =>
  db
    .selectFrom('reportReaders')
    .innerJoin('staff', 'staff.id', 'reportReaders.staffId')
    .select(['reportReaders.scheduleId', 'staff.id', 'staff.email', 'staff.firstName', 'staff.lastName'])
    .select(['staff.role', 'staff.isActive'])
    .where('reportReaders.scheduleId', 'in', scheduleIds)
    .orderBy('staff.firstName')
    .orderBy('staff.id')
    .execute();

export const lockSchedule = (trx: Trx, id: ScheduleId) =>
  trx.selectFrom('reportSchedules').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function presentSchedules(db: Db, rows: readonly ScheduleRow[]): Promise<ReportSchedule[]> {
  if (rows.length === 0) return [];
  const readers = await readersOf(
    db,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(
    db,
    rows.map(({ madeBy }) => madeBy),
  );
  return rows.map(({ id, nextAt, pausedAt, createdAt, madeBy, ...row }) => ({
    ...row,
    id,
    readers: readers
      .filter(({ scheduleId }) => scheduleId === id)
      .map((person) => ({ id: person.id, name: nameOf(person), mayRead: mayRead(person) })),
    madeBy: names.get(madeBy) ?? { id: madeBy as StaffId, name: 'Former member of staff' },
    createdAt: createdAt.toISOString(),
    pausedAt: pausedAt?.toISOString() ?? null,
    nextAt: pausedAt ? null : nextAt.toISOString(),
  }));
}

export async function presentSchedule(db: Db, row: ScheduleRow): Promise<ReportSchedule> {
  const [shown] = await presentSchedules(db, [row]);
  if (!shown) throw new Error('a schedule is presented as one schedule');
  return shown;
}
