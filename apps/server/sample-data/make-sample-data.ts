import { sql } from 'kysely';
import { listBanks } from '../src/banks/list-banks.ts';
import type { Db } from '../src/platform/database/db.ts';
import type { Deps } from '../src/platform/tools/deps.ts';
import { playInOrder, type Scene } from './agenda.ts';
import { ensureDemoStaff } from './demo-staff.ts';
import { startGift } from './give-and-open.ts';
import { type Life, readLives } from './life.ts';
import type { Move } from './outline.ts';
import { PEOPLE } from './people.ts';
import { perform } from './perform.ts';
import { createLevers } from './sandbox-levers.ts';
import { outlines, schedule } from './schedule.ts';
import { createStages, findDemoStaff, type Stage } from './stage.ts';
import { type SampleSummary, summarise } from './summary.ts';

/**
 * Makes a year of gifts, claims and withdrawals through the product's own use cases, each at its time in the past and
 * paid for at the sandbox. It happens once: processes that start together wait for the one that is at it, and a run that
 * was cut short is taken up where it ended.
 */
export async function makeSampleData(deps: Deps, { sandboxUrl }: { sandboxUrl: string }): Promise<SampleSummary> {
  const { db, clock, log } = deps;
  const made = await findSampleData(db);
  if (made?.summary) return made.summary;
  return oneAtATime(db, async () => {
    const madeMeanwhile = await findSampleData(db);
    if (madeMeanwhile?.summary) return madeMeanwhile.summary;
    const startedAt = performance.now();
    const asOf = await endOfYear(deps);
    await liveTheYear(deps, sandboxUrl, asOf);
    const summary = await summarise(db, asOf);
    await db
      .updateTable('sampleData')
      .set({ madeAt: clock.now(), summary: JSON.stringify(summary) })
      .execute();
    log.info({ ...summary, ms: Math.round(performance.now() - startedAt) }, 'sample_data.made');
    return summary;
  });
}

/** When the year ends, as soon as somebody has begun to make it, and what it holds once all of it is there. */
export const findSampleData = (db: Db) => db.selectFrom('sampleData').select(['asOf', 'summary']).executeTakeFirst();

const LOCK = sql`hashtextextended('sample data', 0)`;
const TRY_AGAIN_MS = 250;

/** Asked for again and again instead of waited for, because the database ends a statement that takes too long. */
const oneAtATime = <Result>(db: Db, work: () => Promise<Result>): Promise<Result> =>
  db.connection().execute(async (connection) => {
    const isMine = async () => {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK}) as mine`.execute(connection);
      return rows[0]?.mine === true;
    };
    while (!(await isMine())) await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });

/** Kept from the first try on, so that a run that goes on with it the next day tells the same dates. */
async function endOfYear({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Date> {
  await db
    .insertInto('sampleData')
    .values({ asOf: clock.now(), madeAt: null, summary: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { asOf } = await db.selectFrom('sampleData').select('asOf').executeTakeFirstOrThrow();
  return asOf;
}

async function liveTheYear(deps: Deps, sandboxUrl: string, asOf: Date): Promise<void> {
  const levers = createLevers(sandboxUrl);
  await ensureDemoStaff(deps);
  // Withdrawals write down the name of the bank, which comes from this list.
  await listBanks(deps)();
  const stageAt = createStages(deps, levers, await findDemoStaff(deps));
  const lives = await readLives(deps.db, schedule(outlines(), asOf.getTime()));
  const scenes = lives.flatMap((life) => scenesOf(life, stageAt));
  await levers.hush();
  try {
    for (const wanted of [false, true]) {
      const part = scenes.filter(({ isLast }) => isLast === wanted);
      await playInOrder(part, lanes(deps));
    }
  } finally {
    await comeBackToToday(deps, sandboxUrl, asOf);
  }
}

/** Undoes what holds the present off while the past is made. A run that was killed leaves this to the next start. */
export async function comeBackToToday({ db }: Pick<Deps, 'db'>, sandboxUrl: string, asOf: Date): Promise<void> {
  await markMailsDelivered(db, asOf);
  await passOverReminders(db, asOf);
  await createLevers(sandboxUrl).speakAgain();
}

const MOST_LANES = 8;

/** A scene can hold two connections at once, and the lock holds one throughout. */
const lanes = ({ config }: Pick<Deps, 'config'>): number =>
  Math.max(1, Math.min(MOST_LANES, Math.floor((config.databasePool - 1) / 2)));

/** They look at all gifts there are, so everything before them has to be over. */
const SWEEPS = new Set<Move['does']>(['expire', 'draw', 'lapse']);

/** What the product does by itself upon these is written where the acts of staff are. */
const AUDITED = new Set<Move['does']>(['cancel', 'report', 'open_dispute']);

/** The audit is one chain, which should read in the order of its times. */
const isAudited = (move: Move): boolean => 'by' in move || AUDITED.has(move.does);

function scenesOf(life: Life, stageAt: (at: number) => Stage): (Scene & { isLast: boolean })[] {
  const { story } = life;
  const own = story.outline.name;
  const start = {
    at: story.startedAt,
    threads: [own],
    isLast: false,
    play: () => startGift(stageAt(story.startedAt), life),
  };
  return [
    start,
    ...story.moves.map(({ at, move }) => ({
      at,
      threads: isAudited(move) ? [own, 'audit'] : [own],
      isAlone: SWEEPS.has(move.does),
      // The provider takes real time for these; at the end of the run it has had it.
      isLast: move.does === 'end_refund' || move.does === 'name_account',
      play: () => perform(stageAt(at), life, move),
    })),
  ];
}

/** Nobody was reminded during the year, and all of them at once now would be a flood: what is left is the one before the end. */
const passOverReminders = (db: Db, asOf: Date) =>
  sql`
    update gifts set remind_at = case when expires_at - interval '3 days' > ${asOf} then expires_at - interval '3 days' end
    where remind_at <= ${asOf}
  `.execute(db);

/**
 * The mails of the year went out at their time. They must not go out now, least of all through a real mail server;
 * the local inbox shows them with the dates they had.
 */
const markMailsDelivered = (db: Db, asOf: Date) =>
  db
    .updateTable('mails')
    .set((eb) => ({ sentAt: eb.ref('createdAt'), nextTryAt: null, tries: 1 }))
    .where('sentAt', 'is', null)
    .where('createdAt', '<=', asOf)
    .where(
      'recipient',
      'in',
      PEOPLE.map(({ email }) => email),
    )
    .execute();
