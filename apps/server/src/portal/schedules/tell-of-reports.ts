import { daysCovered, lastDueAt, nextDueAt } from '@jara/domain/figures/rhythm';
import { recordStaffAction, SYSTEM } from '../../audit/audit.ts';
import { addMails } from '../../outbox/outbox.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { mayRead, readersOf } from './schedules.store.ts';

/** Tells the readers of every report that is due. Any number of workers may look at the same moment. */
export const tellOfReports =
  ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) =>
  async (): Promise<void> => {
    while (await tellOfOne(db, clock.now(), log));
  };

/**
 * One that is due, and that no other worker is at. Its next time is moved in the transaction that writes the mails, so each time is told of
 * once; after a standstill only the last of the times that passed is.
 */
const tellOfOne = (db: Db, now: Date, log: Deps['log']): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('reportSchedules')
      .selectAll()
      .where('pausedAt', 'is', null)
      .where('nextAt', '<=', now)
      .orderBy('nextAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    const dueAt = lastDueAt(due, now);
    const readers = (await readersOf(trx, [due.id])).filter(mayRead);
    await addMails(
      trx,
      now,
      readers.map(({ id, email }) => ({
        kind: 'report_ready' as const,
        to: email,
        identity: `report:${due.id}:${dueAt.toISOString()}:${id}`,
        data: { scheduleId: due.id, staffId: id, ...daysCovered(due, dueAt) },
      })),
    );
    await trx
      .updateTable('reportSchedules')
      .set({ nextAt: nextDueAt(due, now) })
      .where('id', '=', due.id)
      .execute();
    await recordStaffAction(
      trx,
      SYSTEM,
      {
        action: 'report.tell',
        subjectKind: 'report_schedule',
        subjectId: due.id,
        details: { report: due.what, dueAt: dueAt.toISOString(), readers: readers.map(({ id }) => id) },
      },
      now,
    );
    log.info({ scheduleId: due.id, readers: readers.length }, 'report.told');
    return true;
  });
