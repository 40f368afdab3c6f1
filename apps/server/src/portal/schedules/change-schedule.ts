import type { ReportSchedule } from '@jara/contract/staff/report-schedules';
import { nextDueAt } from '@jara/domain/figures/rhythm';
import type { ScheduleId } from '@jara/domain/ids';
import { recordStaffAction, type StaffActor } from '../../audit/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { lockSchedule, presentSchedule } from './schedules.store.ts';

interface Ask {
  id: ScheduleId;
  isPaused: boolean;
  actor: StaffActor;
}

/** Pauses it, or lets it go on from the next time on: what was due meanwhile is not made up for. */
export const changeSchedule =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ id, isPaused, actor }: Ask): Promise<ReportSchedule> =>
    db.transaction().execute(async (trx) => {
      const row = await lockSchedule(trx, id);
      if (!row) throw new Refusal('not_found', { message: 'This schedule was not found' });
      if ((row.pausedAt !== null) === isPaused) return presentSchedule(trx, row);
      const now = clock.now();
      const change = { pausedAt: isPaused ? now : null, nextAt: nextDueAt(row, now) };
      await trx.updateTable('reportSchedules').set(change).where('id', '=', id).execute();
      await recordStaffAction(
        trx,
        actor,
        {
          action: isPaused ? 'report.pause' : 'report.resume',
          subjectKind: 'report_schedule',
          subjectId: id,
          details: { report: row.what },
        },
        now,
      );
      return presentSchedule(trx, { ...row, ...change });
    });
