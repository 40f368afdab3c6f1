import { setTimeout as pause } from 'node:timers/promises';
import { runLoad } from '../stage.ts';
import type { Place, Running } from './place.ts';
import { memoryBytes, processorSeconds } from './usage.ts';

/** Something that was done so often, how fast, and what one of it cost each of ours in processor seconds. */
export interface Measured {
  perSecond: number;
  server: number;
  worker: number;
  postgres: number;
}

const AT_ONCE = 24;
const REST_MS = 8_000;

/** The processes that are working now. */
export interface Ours {
  server: Running;
  workers: Running[];
}

/** Processor seconds of each of ours, of a second or of one thing. */
export type Cost = Omit<Measured, 'perSecond'>;

const spent = (place: Place, { server, workers }: Ours): Cost => ({
  server: processorSeconds(server.pid),
  worker: workers.reduce((sum, { pid }) => sum + processorSeconds(pid), 0),
  postgres: processorSeconds(place.postgresPid),
});

const minus = (a: Cost, b: Cost): Cost => ({
  server: a.server - b.server,
  worker: a.worker - b.worker,
  postgres: a.postgres - b.postgres,
});

const timesOver = (cost: Cost, n: number): Cost => ({
  server: cost.server * n,
  worker: cost.worker * n,
  postgres: cost.postgres * n,
});

/** What a second costs in which nobody does anything: sweeps, checks, heartbeats. */
export async function measureRest(place: Place, ours: Ours): Promise<Cost> {
  const before = spent(place, ours);
  await pause(REST_MS);
  return timesOver(minus(spent(place, ours), before), 1000 / REST_MS);
}

/** Does something and waits until what it left behind is done too, and tells what it cost beyond a rest of the same length. */
export async function measure(place: Place, ours: Ours, rest: Cost, work: () => Promise<number>): Promise<Measured> {
  const before = spent(place, ours);
  const startedAt = performance.now();
  const count = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  if (ours.workers.length > 0) await untilIdle(place);
  const all = minus(spent(place, ours), before);
  const { server, worker, postgres } = minus(all, timesOver(rest, (performance.now() - startedAt) / 1000));
  const each = (cost: number) => Math.max(0, cost) / count;
  return { perSecond: count / seconds, server: each(server), worker: each(worker), postgres: each(postgres) };
}

/** Takes each thing through one step, as many at once as a machine of two cores can be asked for. */
export async function eachOf<Thing, Result>(
  things: Thing[],
  step: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...things];
  const done: Result[] = [];
  const work = async () => {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) done.push(await step(thing));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}

/** Nobody waits for a worker: no job and no mail is due. */
export async function untilIdle({ query }: Place): Promise<void> {
  await until('every job and mail is done', async () => {
    const [left] = await query<{ count: number }>(
      `select (select count(*) from graphile_worker.jobs where run_at <= now()) + (select count(*) from mails where next_try_at <= now()) as count`,
    );
    return Number(left?.count) === 0;
  });
}

/** Holds a worker where it keeps nobody waiting: it has no lock, and no statement of it is under way. */
export async function holdAtRest({ query }: Place, worker: Running): Promise<void> {
  for (;;) {
    worker.hold();
    await pause(300);
    const [busy] = await query<{ count: number }>(
      `select (select count(*) from pg_locks where locktype = 'advisory') + count(*) as count from pg_stat_activity
       where state <> 'idle' and state_change < now() - interval '200 ms' and datname = current_database()`,
    );
    if (Number(busy?.count) === 0) return;
    worker.goOn();
    await pause(100);
  }
}

/** Payouts a second between the first tenth and the last one: the last few wait for whoever was asked twice. */
export async function payOutAll({ query }: Place, count: number): Promise<number> {
  await until('every payout is completed', async () => {
    const [left] = await query<{ count: number }>(
      `select count(*)::int as count from withdrawals where status <> 'COMPLETED'`,
    );
    return left?.count === 0;
  });
  const [span] = await query<{ seconds: number }>(
    `with last as (select finished_at from withdrawals order by requested_at desc limit ${count})
     select extract(epoch from percentile_disc(0.9) within group (order by finished_at)
                             - percentile_disc(0.1) within group (order by finished_at))::float8 as seconds from last`,
  );
  return (0.8 * count) / (span?.seconds ?? 1);
}

/** As many as one server answers to a crowd that does not wait. */
export async function rush(place: Place, seconds: number, path: string, body?: string): Promise<number> {
  const { requests, statuses } = await runLoad({
    ports: [place.port],
    connections: 128,
    durationMs: seconds * 1000,
    paths: [path],
    ...(body !== undefined && { body }),
  });
  if (statuses['200'] !== requests) throw new Error(`not every answer was good: ${JSON.stringify(statuses)}`);
  return requests;
}

/** The most that each of them held, looked at twice a second until it is told to stop. */
export function watchMemory(pids: Record<string, number>) {
  const most: Record<string, number> = {};
  const timer = setInterval(() => {
    for (const [name, pid] of Object.entries(pids)) most[name] = Math.max(most[name] ?? 0, memoryBytes(pid));
  }, 500);
  return () => {
    clearInterval(timer);
    return most;
  };
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 180_000; !(await isSo()); await pause(500))
    if (Date.now() > deadline) throw new Error(`This never happened: ${what}`);
}
