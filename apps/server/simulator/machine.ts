import { lapseClaims } from '../src/claims/lapse-claims.ts';
import { sweepDraws } from '../src/draws/sweep-draws.ts';
import { expireGifts } from '../src/gifts/expire-gifts.ts';
import { refundEnded } from '../src/money-back/send-rest-back.ts';
import { runBooksCheck } from '../src/operations/books/run-books-check.ts';
import { reconcile } from '../src/operations/reconciliation/reconcile.ts';
import { settlePayment } from '../src/payments/settle-payment.ts';
import { Refusal } from '../src/platform/refusal.ts';
import { foldBooks } from '../src/portal/figures/fold-books.ts';
import { workOnWebhook } from '../src/provider/work-on-webhook.ts';
import { handlers } from '../src/worker.ts';
import { deed } from './deed.ts';
import { noteLostEntries } from './draws.ts';
import { drawnSoFar } from './watch.ts';
import type { SimulatedWorld } from './world.ts';

interface Job {
  id: string;
  task: keyof ReturnType<typeof handlers>;
  payload: never;
}

/** Takes every job that waits, due or not: a job is only a wake-up, and may come at any time. */
export async function workOnJobs(world: SimulatedWorld): Promise<number> {
  const { rows } = await world.owner.query<Job>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id returning j.id, t.identifier as task, j.payload`,
  );
  const byAge = rows.sort((a, b) => Number(a.id) - Number(b.id));
  for (const { task, payload } of byAge) await bravely(() => handlers(world.deps)[task](payload));
  return byAge.length;
}

/** What the sweeps look for, without waiting for its time: unworked events, unsettled payments, open payouts and refunds, and answers to disputes. */
export async function sweepEverything(world: SimulatedWorld): Promise<void> {
  const { deps } = world;
  const events = await deps.db
    .selectFrom('webhookEvents')
    .select('id')
    .where('workedAt', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id } of events) await bravely(() => workOnWebhook(deps)(id));
  const payments = await deps.db
    .selectFrom('payments')
    .select('reference')
    .where('nextCheckAt', 'is not', null)
    .orderBy('createdAt')
    .execute();
  for (const { reference } of payments) await bravely(() => settlePayment(deps)(reference));
  const open = await deps.db.selectFrom('withdrawals').select('id').where('nextCheckAt', 'is not', null).execute();
  for (const { id } of open) await bravely(() => handlers(deps).work_on_payout({ withdrawalId: id }));
  const refunds = await deps.db.selectFrom('refunds').select('id').where('nextCheckAt', 'is not', null).execute();
  for (const { id } of refunds) await bravely(() => handlers(deps).work_on_refund({ refundId: id }));
  const answers = await deps.db.selectFrom('disputeAnswers').select('id').where('status', '=', 'WAITING').execute();
  for (const { id } of answers) await bravely(() => handlers(deps).work_on_dispute_answer({ answerId: id }));
  await sweepDraws(deps)();
  await expireGifts(deps)();
  await lapseClaims(deps)();
  await refundEnded(deps)();
}

/** A job that fails is tried again later, by the sweeps; what it says is for the log. */
async function bravely(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
}

export async function compareWithProvider(world: SimulatedWorld): Promise<string | undefined> {
  try {
    const { opened, closed, mended } = await reconcile(world.deps)();
    return opened + closed + mended > 0 ? `${opened} opened, ${closed} closed, ${mended} mended` : undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const work = deed<object>({
  weight: 30,
  choose: () => ({}),
  tell: () => 'the provider tells its news, and the workers work',
  perform: async (world) => {
    await world.beat();
    const jobs = await workOnJobs(world);
    await world.beat();
    return jobs > 0 ? `${jobs} job(s)` : undefined;
  },
});

const sweep = deed<object>({
  weight: 8,
  choose: () => ({}),
  tell: () => 'the sweeps look for what was left behind',
  perform: async (world) => {
    await world.beat();
    await sweepEverything(world);
    return undefined;
  },
});

const compare = deed<object>({
  weight: 4,
  choose: () => ({}),
  tell: () => 'the product compares its books with the provider by itself',
  perform: (world) => compareWithProvider(world),
});

const loseJobs = deed<object>({
  weight: 1,
  choose: () => ({}),
  tell: () => 'all waiting jobs are lost',
  perform: async (world) => {
    await world.owner.query('delete from graphile_worker._private_jobs');
    return undefined;
  },
});

const passTime = deed<{ days: number }>({
  weight: 3,
  choose: (_world, random) => ({ days: random.weighted({ '0.05': 12, '1': 4, '8': 2, '370': 1 }) }) as never,
  tell: ({ days }) => `${days} day(s) pass`,
  perform: async (world, { days }) => {
    await world.passDays(Number(days));
    return undefined;
  },
});

const checkTheBooks = deed<object>({
  weight: 1,
  choose: () => ({}),
  tell: () => 'the product proves its books',
  perform: async (world) => {
    await foldBooks(world.deps, { settleSeconds: 0 })();
    // What is new first, from one checkpoint to the next: whatever happens here, it must not say less than the full proof.
    const fresh = await runBooksCheck(world.deps)({ isFull: false, sealAtLeast: 1 });
    const full = await runBooksCheck(world.deps)({ isFull: true });
    return fresh.isClean && full.isClean ? undefined : 'they are not clean';
  },
});

const backUp = deed<object>({
  weight: 1,
  choose: () => ({}),
  tell: () => 'a backup is taken',
  perform: async (world) => {
    await world.takeBackup();
    world.memory.hasBackup = true;
    world.memory.hasForgottenSinceBackup = false;
    return undefined;
  },
});

const restore = deed<object>({
  weight: 0.8,
  choose: ({ memory }) => (memory.hasBackup && memory.restores < 2 ? {} : undefined),
  tell: () => 'the database is lost and brought back from the last backup',
  perform: async (world) => {
    const { memory, owner } = world;
    memory.restores += 1;
    const { rows } = await owner.query('select paystack_sandbox.next_id()::text as id');
    memory.lastIdBeforeRestore = rows[0].id;
    memory.isRestoredPastForgotten ||= memory.hasForgottenSinceBackup;
    await world.control('/remember', {});
    if (!(await world.restore())) return 'there is none';
    memory.drawnAtRestore = await drawnSoFar(owner);
    const lost = await noteLostEntries(world);
    return lost > 0 ? `${lost} of those in a draw are not in it any more` : undefined;
  },
});

export const MACHINE = { work, sweep, compare, loseJobs, passTime, checkTheBooks, backUp, restore };
