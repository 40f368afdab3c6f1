import { type Profiler, Session } from 'node:inspector';
import { parseQuid } from '@jara/domain/gift/quid';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { type Body, makeBody, sendBody } from '../apps/server/src/platform/http/body.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { wireUp } from '../apps/server/src/wire-up.ts';
import { oneTransactionPerClaim } from './one-transaction-per-claim.ts';

/** The product's own server with a few routes more: what it is measured against. */
const config = readConfig(process.env);
const { DATABASE_URL = '', SECRET_KEY = '', PAYSTACK_SECRET_KEY = '' } = process.env;
const { deps } = await wireUp(config, {
  databaseUrl: DATABASE_URL,
  secretKey: SECRET_KEY,
  paystackSecretKey: PAYSTACK_SECRET_KEY,
});
const app = await createApp(deps, { siteFolder: process.env.BENCH_SITE });

app.post('/bench/empty', async () => ({ ok: true }));
app.get('/bench/empty', async () => ({ ok: true }));
/** After a collection, where the process was started so that it can be asked for one. */
app.post('/bench/memory', async () => {
  await globalThis.gc?.({ execution: 'async' });
  const { rss, heapUsed, external } = process.memoryUsage();
  return { pid: process.pid, bytes: rss, heap: heapUsed, external };
});

const pages = new Map<string, Body>();
/** A page of so many bytes that never changes, sent as the site sends its own. */
app.get<{ Params: { bytes: string } }>('/bench/page/:bytes', (request, reply) => {
  const { bytes } = request.params;
  const page = pages.get(bytes) ?? makeBody('x'.repeat(Number(bytes)), 'text/html; charset=utf-8');
  pages.set(bytes, page);
  return sendBody(request, reply.header('cache-control', 'no-cache'), page);
});

const alone = oneTransactionPerClaim(deps);
app.post<{ Querystring: { quid: string } }>('/bench/claim-alone', async (request) => {
  const quid = parseQuid(request.query.quid);
  if (!quid) throw new Error('not a quid');
  const { giftId } = await deps.claiming.faceOf(quid);
  const answer = await alone({ giftId, quid, browserId: newId() });
  return { kind: answer?.kind };
});

await app.listen({ host: '127.0.0.1', port: config.port });
process.send?.('ready');
process.on('message', (message) => {
  if (message === 'stop') process.exit(0);
  if (message === 'profile') startProfile();
  if (message === 'profiled') endProfile();
});

const inspector = new Session();
function startProfile(): void {
  inspector.connect();
  inspector.post('Profiler.enable');
  inspector.post('Profiler.setSamplingInterval', { interval: 250 });
  inspector.post('Profiler.start');
}
function endProfile(): void {
  inspector.post('Profiler.stop', (_error: Error | null, { profile }: Profiler.StopReturnType) => {
    inspector.disconnect();
    process.send?.(profile);
  });
}
