import type { WorkerId } from '@jara/domain/ids';
import type { TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import { anchorAudit } from './audit/audit-anchor.ts';
import { refreshBanks } from './banks/list-banks.ts';
import { forgetNetworks } from './claims/gift-networks.ts';
import { lapseClaims } from './claims/lapse-claims.ts';
import { warnClaims } from './claims/warn-claims.ts';
import { sweepDraws } from './draws/sweep-draws.ts';
import { expireGifts } from './gifts/expire-gifts.ts';
import { forgetEmptyBalances } from './ledger/forget-empty-balances.ts';
import { sendMails } from './mail/send-mails.ts';
import { refundEnded } from './money-back/send-rest-back.ts';
import { runBooksCheckWhenDue } from './operations/books/run-books-check.ts';
import { reconcileByItself } from './operations/reconciliation/reconcile.ts';
import { erasePeople } from './own-data/erase-people.ts';
import { forgetOld } from './own-data/forget-old.ts';
import { remindOfGifts } from './payments/remind-of-gifts.ts';
import { deliverGifts } from './payments/tell-of-gift.ts';
import { JOBS_AT_ONCE } from './platform/config.ts';
import { poolAddress } from './platform/database-address.ts';
import { forgetOldAnswers } from './platform/http/idempotency.ts';
import { newId } from './platform/ids.ts';
import type { Carried, Jobs } from './platform/jobs/enqueue.ts';
import { graphileLogger } from './platform/jobs/graphile-logger.ts';
import { keepRunning } from './platform/jobs/keep-running.ts';
import type { Deps } from './platform/tools/deps.ts';
import { forgetOldThrottles } from './platform/tools/throttle.ts';
import { traced } from './platform/tools/trace.ts';
import { keepForecast } from './portal/figures/float.ts';
import { foldBooks } from './portal/figures/fold-books.ts';
import { tellOfReports } from './portal/schedules/tell-of-reports.ts';
import { keepHour } from './portal/trust/hours.ts';
import { sweepPayments } from './provider/sweep-payments.ts';
import { sweepDisputeAnswers, workOnDisputeAnswer } from './provider/work-on-dispute-answer.ts';
import { sweepPayouts, workOnPayout } from './provider/work-on-payout.ts';
import { sweepRefunds, workOnRefund } from './provider/work-on-refund.ts';
import { workOnWebhook } from './provider/work-on-webhook.ts';
import { forgetEndedSessions } from './staff/sessions.store.ts';
import { forgetOldQuestions } from './withdrawals/payout-questions.store.ts';

type Handlers = { [Name in keyof Jobs]: (payload: Jobs[Name]) => Promise<unknown> };

/** @internal The simulator is a worker too, in its own time. */
export const handlers = (deps: Deps): Handlers => ({
  work_on_webhook: ({ id }) => workOnWebhook(deps)(id),
  work_on_payout: ({ withdrawalId, ...look }) => workOnPayout({ ...deps, ...look })(withdrawalId),
  work_on_refund: ({ refundId, ...look }) => workOnRefund({ ...deps, ...look })(refundId),
  work_on_dispute_answer: ({ answerId, ...look }) => workOnDisputeAnswer({ ...deps, ...look })(answerId),
});

interface Sweep {
  name: string;
  everyMs: number;
  /** What is heavy waits until a process that has just started is past its first rush. */
  firstAfterMs?: number;
  work: () => Promise<unknown>;
}

/** What runs by itself. A job is only a wake-up: these sweeps find whatever a lost or dead one left behind. */
const sweeps = (deps: Deps): Sweep[] => [
  { name: 'payments', everyMs: 15_000, work: sweepPayments(deps) },
  { name: 'payouts', everyMs: 5_000, work: sweepPayouts(deps) },
  { name: 'refunds', everyMs: 30_000, work: sweepRefunds(deps) },
  { name: 'dispute answers', everyMs: 15_000, work: sweepDisputeAnswers(deps) },
  { name: 'mails', everyMs: 1_000, work: sendMails(deps) },
  { name: 'deliveries', everyMs: 5_000, work: deliverGifts(deps) },
  { name: 'reminders', everyMs: 15_000, work: remindOfGifts(deps) },
  { name: 'draws', everyMs: 3_000, work: sweepDraws(deps) },
  { name: 'expiry', everyMs: 15_000, work: expireGifts(deps) },
  { name: 'lapses', everyMs: 15_000, work: lapseClaims(deps) },
  { name: 'warnings', everyMs: 60_000, work: warnClaims(deps) },
  { name: 'rests', everyMs: 15_000, work: refundEnded(deps) },
  { name: 'banks', everyMs: 12 * 3_600_000, work: () => refreshBanks(deps) },
  { name: 'throttles', everyMs: 60_000, work: () => forgetOldThrottles(deps.db) },
  { name: 'networks', everyMs: 600_000, work: () => forgetNetworks(deps.db, deps.clock.now()) },
  { name: 'answers', everyMs: 600_000, work: () => forgetOldAnswers(deps.db) },
  { name: 'questions', everyMs: 3_600_000, work: () => forgetOldQuestions(deps.db, deps.clock.now()) },
  { name: 'balances', everyMs: 60_000, firstAfterMs: 10_000, work: () => forgetEmptyBalances(deps.db) },
  { name: 'erasures', everyMs: 3_000, work: erasePeople(deps) },
  { name: 'retention', everyMs: 60_000, firstAfterMs: 20_000, work: forgetOld(deps) },
  { name: 'figures', everyMs: 10_000, work: foldBooks(deps) },
  { name: 'books', everyMs: 60_000, firstAfterMs: 15_000, work: runBooksCheckWhenDue(deps) },
  { name: 'reconciliation', everyMs: 300_000, firstAfterMs: 30_000, work: reconcileByItself(deps) },
  { name: 'forecast', everyMs: 300_000, firstAfterMs: 60_000, work: keepForecast(deps) },
  { name: 'hours', everyMs: 60_000, firstAfterMs: 45_000, work: keepHour(deps) },
  { name: 'reports', everyMs: 60_000, work: tellOfReports(deps) },
  { name: 'audit', everyMs: 60_000, work: anchorAudit(deps) },
  { name: 'sessions', everyMs: 600_000, work: () => forgetEndedSessions(deps.db, deps.clock.now()) },
];

const HEARTBEAT_MS = 5_000;

export interface Worker {
  stop(): Promise<void>;
}

export async function startWorker(deps: Deps, databaseUrl: string): Promise<Worker> {
  const { db, log } = deps;
  const id = newId<WorkerId>();
  const alive = async () => {
    await sql`
      insert into workers (id) values (${id}) on conflict (id) do update set seen_at = now()
    `.execute(db);
    await db.deleteFrom('workers').where('seenAt', '<', sql<Date>`now() - interval '1 hour'`).execute();
  };
  await alive();

  const taskList: TaskList = Object.fromEntries(
    (Object.keys(handlers(deps)) as (keyof Jobs)[]).map((name) => [
      name,
      (payload: unknown, { job }) => workOn(deps, name, payload as Jobs[typeof name] & Carried, job.id),
    ]),
  );
  const pool = new pg.Pool({ ...poolAddress(databaseUrl), max: JOBS_AT_ONCE, application_name: 'jara-jobs' });
  pool.on('error', (error) => log.warn({ err: error }, 'jobs.connection_lost'));
  // Whoever was working with it is told by their query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const runner = await keepRunning(
    {
      pgPool: pool,
      concurrency: JOBS_AT_ONCE,
      pollInterval: 1_000,
      noHandleSignals: true,
      taskList,
      logger: graphileLogger(log),
    },
    log,
  );

  const timers = [
    repeat({ name: 'heartbeat', everyMs: HEARTBEAT_MS, work: alive }, log),
    ...sweeps(deps).map((sweep) => repeat(sweep, log)),
  ];
  return {
    stop: async () => {
      await Promise.all(timers.map((timer) => timer.stop()));
      await runner.stop();
      await pool.end();
      await db.deleteFrom('workers').where('id', '=', id).execute();
    },
  };
}

/** A job works in the name of the request it is a consequence of, so that one id finds both in the logs. */
async function workOn<Name extends keyof Jobs>(deps: Deps, name: Name, payload: Jobs[Name] & Carried, jobId: string) {
  const startedAt = performance.now();
  let outcome: 'done' | 'failed' = 'failed';
  try {
    await handlers(traced(deps, payload.requestId ?? `job-${jobId}`))[name](payload);
    outcome = 'done';
  } finally {
    deps.metrics.jobEnded(name, outcome, (performance.now() - startedAt) / 1000);
  }
}

/** Runs at once, or a little later, and then again after each pause, never twice at the same time in one process. */
function repeat({ name, everyMs, firstAfterMs, work }: Sweep, log: Deps['log']) {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const turn = () => {
    running = work()
      .then(() => undefined)
      .catch((error: unknown) => log.error({ err: error, sweep: name }, 'sweep.failed'))
      .then(() => {
        if (!stopped) timer = setTimeout(turn, everyMs);
      });
  };
  if (firstAfterMs === undefined) turn();
  else timer = setTimeout(turn, firstAfterMs);
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
