import type { HandlerInput } from '@jara/contract/endpoint';
import { type addReportSchedule, MOST_SCHEDULES, type ReportSchedule } from '@jara/contract/staff/report-schedules';
import { nextDueAt } from '@jara/domain/figures/rhythm';
import type { ScheduleId } from '@jara/domain/ids';
import { recordStaffAction, type StaffActor } from '../../audit/audit.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { teamForDecision } from '../../staff/staff.store.ts';
import { checkColumns } from '../exports/export-tables.ts';
import { mayRead, presentSchedule } from './schedules.store.ts';

type Ask = HandlerInput<typeof addReportSchedule>['body'];

/** Members of staff are told of a report again and again. Only who may export can be. */
export const addSchedule =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ readers, ...report }: Ask, actor: StaffActor): Promise<ReportSchedule> =>
    db.transaction().execute(async (trx) => {
      checkColumns(report.what, report.columns);
      const team = await teamForDecision(trx, actor.staffId, 'exports.run');
      const people = [...new Set(readers)];
      for (const id of people) {
        const person = team.get(id);
        if (!person || !mayRead(person))
          throw new Refusal('invalid_input', {
            message: 'Only members of staff who may export can be told of a report',
          });
      }
      const known = await trx.selectFrom('reportSchedules').select('id').limit(MOST_SCHEDULES).execute();
      if (known.length === MOST_SCHEDULES)
        throw new Refusal('invalid_input', { message: `There are ${MOST_SCHEDULES} already. Delete one first.` });
      const now = clock.now();
      const row = {
        ...report,
        id: newId<ScheduleId>(),
        madeBy: actor.staffId,
        createdAt: now,
        pausedAt: null,
        nextAt: nextDueAt(report, now),
      };
      await trx.insertInto('reportSchedules').values(row).execute();
      await trx
        .insertInto('reportReaders')
        .values(people.map((staffId) => ({ scheduleId: row.id, staffId })))
        .execute();
      const { id, what, format, every, hour } = row;
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'report.schedule',
          subjectKind: 'report_schedule',
          subjectId: id,
          details: { report: what, format, every, hour, columns: report.columns, readers: people },
        },
        now,
      );
      return presentSchedule(trx, row);
    });
