import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PASSWORD, DEMO_STAFF } from '@jara/domain/staff/demo-staff';
import { ensureDemoStaff } from '../apps/server/sample-data/demo-staff.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { makeHistory } from '../apps/server/src/portal/testing.ts';
import { wireUp } from '../apps/server/src/wire-up.ts';
import type { Line } from './report.ts';
import { query, type Stage, withQuickWrites } from './stage.ts';

const ROWS = Number(process.env.BENCH_GIFTS ?? 1_000_000);
/** Somebody on a phone: reads for a moment, then not at all for a moment, and goes away before the end. */
const SLOW = { readMs: 50, restMs: 450, leavesAfterMs: 20_000 };

/** A file of everything there is, for somebody who reads as fast as they can, and for somebody who does not. */
export async function benchExports({ adminUrl, env, startServer }: Stage): Promise<Line[]> {
  if (process.platform !== 'linux') throw new Error('The most that a process held is read as Linux tells it.');
  const databaseUrl = await withQuickWrites(adminUrl, () => makeDatabase(adminUrl, env));
  const port = await startServer({ flags: ['--expose-gc'], env: { DATABASE_URL: databaseUrl } });
  const cookie = await signIn(port);

  // What a process that has written a file keeps for the next one counts too: all are compared with the one before the first.
  const { pid, bytes: idle } = await memoryOf(port);
  const lines: Line[] = [];
  for (const format of ['csv', 'json'] as const)
    for (const reader of ['quick', 'slow'] as const) {
      const path = `/api/admin/exports/transactions?format=${format}`;
      await memoryOf(port);
      forgetPeak(pid);
      const startedAt = performance.now();
      const { bytes, rows } = await read(port, { path, cookie, reader });
      const seconds = (performance.now() - startedAt) / 1000;
      if (reader === 'quick' && rows < ROWS) throw new Error(`the file has ${rows} lines only`);
      lines.push({
        measure: `memory above idle, ${format} of ${ROWS.toLocaleString('en')} payments, ${reader} reader`,
        against: '–',
        value: (peakOf(pid) - idle) / 1e6,
        unit: 'MB',
        must: { atMost: 100 },
        aim: 40,
        absolute: `idle ${Math.round(idle / 1e6)} MB; ${Math.round(bytes / 1e6)} MB, ${rows.toLocaleString('en')} lines in ${seconds.toFixed(0)} s`,
      });
    }
  return lines;
}

async function makeDatabase(adminUrl: string, env: Stage['env']): Promise<string> {
  await query(adminUrl, 'create database jara_bench_exports');
  const url = new URL(adminUrl);
  url.pathname = '/jara_bench_exports';
  await migrate(url.href);
  await makeHistory(url.href, { gifts: ROWS, until: new Date(), days: 365 });
  await query(url.href, 'vacuum analyze');
  const { deps, close } = await wireUp(readConfig(env), {
    databaseUrl: url.href,
    secretKey: env.SECRET_KEY,
    paystackSecretKey: env.PAYSTACK_SECRET_KEY,
  });
  await ensureDemoStaff(deps);
  await close();
  return url.href;
}

async function signIn(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_STAFF[0]?.email, password: DEMO_PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`signing in answers ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

interface Reading {
  path: string;
  cookie: string;
  reader: 'quick' | 'slow';
}

const read = (port: number, { path, cookie, reader }: Reading): Promise<{ bytes: number; rows: number }> =>
  new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`the export answers ${answer.statusCode}`));
      let bytes = 0;
      let rows = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        for (const byte of chunk) if (byte === 10) rows += 1;
      });
      answer.on('end', () => resolve({ bytes, rows }));
      answer.on('error', reject);
      if (reader === 'quick') return;
      void (async () => {
        for (const endsAt = performance.now() + SLOW.leavesAfterMs; performance.now() < endsAt; ) {
          answer.pause();
          await pause(SLOW.restMs);
          answer.resume();
          await pause(SLOW.readMs);
        }
        answer.removeAllListeners('error');
        answer.on('error', () => undefined);
        request.destroy();
        resolve({ bytes, rows });
      })();
    });
    request.on('error', reject);
  });

async function memoryOf(port: number): Promise<{ pid: number; bytes: number }> {
  const answer = await fetch(`http://127.0.0.1:${port}/bench/memory`, { method: 'POST' });
  return (await answer.json()) as { pid: number; bytes: number };
}

/** Linux keeps the most a process ever held in memory, and begins anew when it is told so. */
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');
const peakOf = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
