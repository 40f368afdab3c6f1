import type { BooksCheck } from '@jara/contract/staff/switches';
import { recordStaffAction, type StaffActor, SYSTEM } from '../../audit/audit.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import { newId } from '../../platform/ids.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { namesOf } from '../../staff/staff.store.ts';
import { lockSwitch, setSwitch } from '../../switches/switches.store.ts';
import { type BooksReport, checkBooks } from './check-books.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

const KEPT_DAYS = 30;

/**
 * Proves the books, writes down what was found and, when they do not add up, pauses payouts: money that the books cannot
 * account for must not leave. Only a Super Admin lets payouts go on, and not while the proof still fails.
 */
export const runBooksCheck =
  ({ db, clock, log }: Needs) =>
  async (actor?: StaffActor): Promise<BooksReport> => {
    const startedAt = Date.now();
    const report = await checkBooks(db);
    const tookMs = Date.now() - startedAt;
    const now = clock.now();
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('booksChecks')
        .values({
          id: newId(),
          // Technical time: the sandbox can move business time back and forth.
          checkedAt: new Date(),
          tookMs,
          isClean: report.isClean,
          journals: report.journals,
          problems: JSON.stringify(report.problems),
          startedBy: actor?.staffId ?? null,
        })
        .execute();
      await trx
        .deleteFrom('booksChecks')
        .where('checkedAt', '<', new Date(Date.now() - KEPT_DAYS * 86_400_000))
        .execute();
      if (report.isClean) return;
      const payouts = await lockSwitch(trx, 'payouts');
      if (!payouts.isOn) return;
      const reason = haltReason(report);
      await setSwitch(trx, 'payouts', { isOn: false, reason, changedBy: null, changedAt: now });
      await recordStaffAction(
        trx,
        SYSTEM,
        {
          action: 'switch.pause',
          subjectKind: 'switch',
          subjectId: 'payouts',
          details: { reason, problems: report.problems },
        },
        now,
      );
    });
    if (!report.isClean) log.error({ problems: report.problems, tookMs }, 'books.not_clean');
    else log.info({ journals: report.journals, tookMs }, 'books.clean');
    return report;
  };

const haltReason = ({ problems }: BooksReport): string =>
  `books check failed: ${problems.map(({ check, count }) => `${check} (${count})`).join('; ')}`.slice(0, 500);

const EVERY_MS = 5 * 60_000;
/** A proof of very large books takes its time; it may have this part of the database's time and no more. */
const REST_PER_WORK = 20;

/** The proof that runs by itself: every few minutes, by one process at a time, and seldom enough to stay cheap. */
export const runBooksCheckWhenDue = (deps: Needs) => async (): Promise<void> => {
  await oneAtATime(deps.db, 'run-books-check', async () => {
    const last = await deps.db
      .selectFrom('booksChecks')
      .select(['checkedAt', 'tookMs'])
      .orderBy('checkedAt', 'desc')
      .executeTakeFirst();
    const dueAt = last ? last.checkedAt.getTime() + Math.max(EVERY_MS, REST_PER_WORK * last.tookMs) : 0;
    if (Date.now() >= dueAt) await runBooksCheck(deps)();
  });
};

export async function lastBooksCheck(db: Deps['db']): Promise<BooksCheck | null> {
  const row = await db.selectFrom('booksChecks').selectAll().orderBy('checkedAt', 'desc').executeTakeFirst();
  if (!row) return null;
  const names = await namesOf(db, row.startedBy ? [row.startedBy] : []);
  return {
    isClean: row.isClean,
    journals: row.journals,
    problems: row.problems,
    checkedAt: row.checkedAt.toISOString(),
    tookMs: row.tookMs,
    startedBy: (row.startedBy && names.get(row.startedBy)) || null,
  };
}
