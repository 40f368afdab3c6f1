import type { BooksCheck } from '@jara/contract/staff/switches';
import { recordStaffAction, type StaffActor, SYSTEM } from '../../audit/audit.ts';
import type { Trx } from '../../platform/database/db.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import { newId } from '../../platform/ids.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { namesOf } from '../../staff/staff.store.ts';
import { lockSwitch, setSwitch } from '../../switches/switches.store.ts';
import type { BooksReport } from './check-books.ts';
import { proveBooks } from './prove-books.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'keys'>;

interface Asked {
  actor?: StaffActor;
  /** Everything from the beginning, or what is new since the last checkpoint. */
  isFull: boolean;
  /** Fewer new journals than this are not worth a checkpoint, unless the last one is an hour old. */
  sealAtLeast?: number;
}

const KEPT_DAYS = 30;
const SEAL_AT_LEAST = 10_000;
/** Whoever makes checkpoints holds the lock of this name. */
export const PROVING = 'run-books-check';

/**
 * Proves the books, writes down what was found and, when they do not add up, pauses payouts: money that the books cannot
 * account for must not leave. Only a Super Admin lets payouts go on, and not while the full proof still fails. Whoever proves
 * while somebody else does learns the same, and leaves the checkpoint to them.
 */
export const runBooksCheck =
  (deps: Needs) =>
  async (asked: Asked): Promise<BooksReport> => {
    const alone = await oneAtATime(deps.db, PROVING, () => proveAndTell(deps, asked, true));
    return alone ? alone.done : proveAndTell(deps, asked, false);
  };

async function proveAndTell(deps: Needs, asked: Asked, isAlone: boolean): Promise<BooksReport> {
  const { db, clock, log } = deps;
  const startedAt = Date.now();
  const { report, isFull, attemptsAt, sealed } = await proveBooks(deps, {
    isFull: asked.isFull,
    sealAtLeast: isAlone ? (asked.sealAtLeast ?? SEAL_AT_LEAST) : null,
  });
  const tookMs = Date.now() - startedAt;
  const now = clock.now();
  // Technical time: the sandbox can move business time back and forth.
  const checkedAt = new Date();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('booksChecks')
      .values({
        id: newId(),
        checkedAt,
        tookMs,
        isClean: report.isClean,
        journals: report.journals,
        problems: JSON.stringify(report.problems),
        startedBy: asked.actor?.staffId ?? null,
        isFull,
        attemptsAt,
      })
      .execute();
    // The oldest go, and those of the future: a clock that was wrong would have the last word until then.
    await trx
      .deleteFrom('booksChecks')
      .where((eb) =>
        eb.or([
          eb('checkedAt', '<', new Date(checkedAt.getTime() - KEPT_DAYS * 86_400_000)),
          eb('checkedAt', '>', checkedAt),
        ]),
      )
      .execute();
    if (!report.isClean) await pausePayouts(trx, report, now);
  });
  if (!report.isClean) log.error({ problems: report.problems, isFull, tookMs }, 'books.not_clean');
  else log.info({ journals: report.journals, isFull, tookMs, sealed }, 'books.clean');
  return report;
}

async function pausePayouts(trx: Trx, report: BooksReport, now: Date): Promise<void> {
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
}

const haltReason = ({ problems }: BooksReport): string =>
  `books check failed: ${problems.map(({ check, count }) => `${check} (${count})`).join('; ')}`.slice(0, 500);

const EVERY_MS = 5 * 60_000;
/** A proof may have this part of the database's time and no more. */
const REST_PER_WORK = 20;
/** The full proof grows with the books and makes itself seldom, but not more seldom than this. */
const FULL_REST_PER_WORK = 200;
const FULL_AT_LEAST_EVERY_MS = 24 * 3_600_000;

/**
 * The proof that runs by itself: every few minutes, by one process at a time. It is the full one as long as the books are small
 * enough for that, later once in a while; and always while the last one failed, since what was found then may lie before the checkpoint.
 */
export const runBooksCheckWhenDue = (deps: Needs) => async (): Promise<void> => {
  await oneAtATime(deps.db, PROVING, async () => {
    const { last, full } = await lastProofs(deps.db);
    const age = (proof: { checkedAt: Date }) => Date.now() - proof.checkedAt.getTime();
    // A full proof rests by itself: what is new is proved meanwhile.
    const rest = last && !(last.isFull && last.isClean) ? REST_PER_WORK * last.tookMs : 0;
    if (last && age(last) >= 0 && age(last) < Math.max(EVERY_MS, rest)) return;
    const isFull =
      !last?.isClean ||
      !full ||
      age(full) < 0 ||
      age(full) >= Math.min(FULL_REST_PER_WORK * full.tookMs, FULL_AT_LEAST_EVERY_MS);
    await proveAndTell(deps, { isFull }, true);
  });
};

async function lastProofs(db: Deps['db']) {
  const newest = db.selectFrom('booksChecks').selectAll().orderBy('checkedAt', 'desc').limit(1);
  const [last, full] = await Promise.all([
    newest.executeTakeFirst(),
    newest.where('isFull', '=', true).executeTakeFirst(),
  ]);
  return { last, full };
}

/** The last proof, and the last of all of the books, which may be the same. */
export async function lastBooksChecks(db: Deps['db']): Promise<{ last: BooksCheck | null; full: BooksCheck | null }> {
  const { last, full } = await lastProofs(db);
  const names = await namesOf(
    db,
    [last, full].flatMap((proof) => proof?.startedBy ?? []),
  );
  const present = (row: typeof last): BooksCheck | null =>
    row
      ? {
          isClean: row.isClean,
          isFull: row.isFull,
          journals: row.journals,
          problems: row.problems,
          checkedAt: row.checkedAt.toISOString(),
          tookMs: row.tookMs,
          startedBy: (row.startedBy && names.get(row.startedBy)) || null,
        }
      : null;
  return { last: present(last), full: present(full) };
}
