import type { ReportId } from '@jara/domain/ids';
import type { Selectable } from 'kysely';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';

/** Somebody has looked into a report. Whoever did first stays on record. */
export const handleReport =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ id, actor }: { id: ReportId; actor: StaffActor }): Promise<Selectable<Schema['giveawayReports']>> =>
    db.transaction().execute(async (trx) => {
      const report = await trx
        .selectFrom('giveawayReports')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!report) throw new Refusal('not_found', { message: 'This report was not found' });
      if (report.handledAt !== null) return report;
      const now = clock.now();
      const handled = { handledAt: now, handledBy: actor.staffId };
      await trx.updateTable('giveawayReports').set(handled).where('id', '=', id).execute();
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'giveaway.handle_report',
          subjectKind: 'gift',
          subjectId: report.giftId,
          details: { reportId: id, kind: report.kind },
        },
        now,
      );
      return { ...report, ...handled };
    });
