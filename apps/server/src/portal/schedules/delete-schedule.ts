import type { ScheduleId } from '@jara/domain/ids';
import { recordStaffAction, type StaffActor } from '../../audit/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { lockSchedule } from './schedules.store.ts';

/** Ends it. A mail that still waits to be sent about it is not sent. */
export const deleteSchedule =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ id, actor }: { id: ScheduleId; actor: StaffActor }): Promise<{ deleted: true }> =>
    db.transaction().execute(async (trx) => {
      const row = await lockSchedule(trx, id);
      if (!row) throw new Refusal('not_found', { message: 'This schedule was not found' });
      await trx.deleteFrom('reportSchedules').where('id', '=', id).execute();
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'report.unschedule',
          subjectKind: 'report_schedule',
          subjectId: id,
          details: { report: row.what, every: row.every },
        },
        clock.now(),
      );
      return { deleted: true };
    });
