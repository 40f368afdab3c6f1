import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PaymentId } from '@jara/domain/ids';
import pg from 'pg';
import { announcePayment } from '../apps/server/src/platform/database/announce.ts';
import type { Line } from './report.ts';
import type { Stage } from './stage.ts';
import type { Arrival, StreamPlan } from './streams-process.ts';

const STREAMS = Number(process.env.BENCH_STREAMS ?? 10_000);
const WARM_UP = 200;
const EVENTS = 2_000;
const EVENTS_A_SECOND = 100;
/** Streams that are greeted and woken have been through a whole round by then. */
const SETTLE_MS = 16_000;

const here = path.dirname(fileURLToPath(import.meta.url));
const now = () => performance.timeOrigin + performance.now();

/** People who have the page of their payment open and wait for it: each watches a payment of their own. */
export async function benchStreams({ deps, databaseUrl, startServer }: Stage): Promise<Line[]> {
  const payments = await makePayments(databaseUrl);
  const port = await startServer({
    flags: ['--expose-gc'],
    env: { MAX_CONNECTIONS: String(2 * STREAMS) },
  });
  const watchers = fork(path.join(here, 'streams-process.ts'), { execArgv: ['--import', 'tsx'] });
  try {
    // The first few warm up what every stream uses, which is not what a stream costs.
    await openAll(watchers, { port, references: payments.slice(0, WARM_UP).map(({ reference }) => reference) });
    await pause(SETTLE_MS / 4);
    const idle = await memoryOf(port);
    const watched = payments.slice(WARM_UP);
    const startedAt = performance.now();
    await openAll(watchers, { port, references: watched.map(({ reference }) => reference) });
    const seconds = (performance.now() - startedAt) / 1000;
    await pause(SETTLE_MS);
    const full = await memoryOf(port);
    const late = await announceSome(deps, watchers, watched);
    const each = (kind: keyof Memory) => (full[kind] - idle[kind]) / watched.length / 1000;
    const at = (share: number) => late[Math.min(late.length - 1, Math.floor(late.length * share))] ?? 0;
    return [
      {
        measure: `memory of one of ${STREAMS.toLocaleString('en')} live streams`,
        against: '–',
        value: each('rss'),
        unit: 'KB',
        must: { atMost: 30 },
        aim: 12,
        absolute: `heap ${each('heap').toFixed(1)}, outside ${each('external').toFixed(1)} KB; ${Math.round(full.rss / 1e6)} MB in all; opened at ${Math.round(watched.length / seconds)} per s`,
      },
      {
        measure: `p99 of an event, commit to arrival, ${STREAMS.toLocaleString('en')} open`,
        against: '–',
        value: at(0.99),
        unit: 'ms',
        must: { atMost: 500 },
        aim: 150,
        absolute: `p50 ${at(0.5).toFixed(1)}, slowest ${at(1).toFixed(0)} ms of ${late.length} at ${EVENTS_A_SECOND} per s`,
      },
    ];
  } finally {
    watchers.kill('SIGKILL');
  }
}

interface Watched {
  id: PaymentId;
  reference: string;
}

async function makePayments(databaseUrl: string): Promise<Watched[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Watched>(
      `insert into payments (id, browser_id, status, amount, currency, recipient_email, anonymous, theme, cloth_seed, reference, created_at, updated_at)
       select gen_random_uuid(), gen_random_uuid(), 'PENDING', 500000, 'NGN', 'bench@example.com', false, 'adire', 1, 'bench-stream-' || lpad(n::text, 8, '0'), now(), now()
       from generate_series(1, $1::int) n returning id, reference`,
      [STREAMS + WARM_UP],
    );
    await client.query(
      `insert into payment_references (reference, payment_id, created_at)
       select reference, id, created_at from payments where reference like 'bench-stream-%'`,
    );
    await client.query('analyze payments, payment_references');
    return rows;
  } finally {
    await client.end();
  }
}

async function openAll(watchers: ChildProcess, plan: StreamPlan): Promise<void> {
  watchers.send(plan);
  const [message] = (await once(watchers, 'message')) as ['open' | { error: string }];
  if (message !== 'open') throw new Error(message.error);
}

interface Memory {
  rss: number;
  heap: number;
  external: number;
}

async function memoryOf(port: number): Promise<Memory> {
  const answer = await fetch(`http://127.0.0.1:${port}/bench/memory`, { method: 'POST' });
  const { bytes, heap, external } = (await answer.json()) as { bytes: number; heap: number; external: number };
  return { rss: bytes, heap, external };
}

/** Changes payments one after the other and tells, in order, how long it took from each commit until its watcher heard. */
async function announceSome(
  { db, clock }: Stage['deps'],
  watchers: ChildProcess,
  payments: Watched[],
): Promise<number[]> {
  const sentAt = new Map<string, number>();
  const step = Math.max(1, Math.floor(payments.length / EVENTS));
  const chosen = payments.filter((_, index) => index % step === 0).slice(0, EVENTS);
  const changes = chosen.map(async ({ id, reference }, index) => {
    await pause((index * 1000) / EVENTS_A_SECOND);
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('payments')
        .set({ status: 'FAILED', failureReason: 'The bench', updatedAt: clock.now() })
        .where('id', '=', id)
        .execute();
      await announcePayment(trx, id);
      sentAt.set(reference, now());
    });
  });
  await Promise.all(changes);
  await pause(6_000);
  watchers.send('arrivals');
  const [{ arrivals }] = (await once(watchers, 'message')) as [{ arrivals: Arrival[] }];
  const heard = new Map(arrivals);
  const missing = chosen.filter(({ reference }) => !heard.has(reference)).length;
  if (missing > 0 || arrivals.length !== chosen.length)
    throw new Error(`of ${chosen.length} events ${missing} never came, and ${arrivals.length} were told`);
  return [...sentAt].map(([reference, at]) => (heard.get(reference) ?? 0) - at).sort((a, b) => a - b);
}
