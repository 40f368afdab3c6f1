import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { isPortFree } from './ports.ts';
import { isAlive } from './processes.ts';
import { bundleStart, type StartRun, startRun } from './testing/start-run.ts';

// All tests share one data folder, one after the other: what a run leaves behind is what the next one finds.
const DATA_DIR = join(tmpdir(), `jara-start-${randomBytes(6).toString('hex')}`);
const runs: StartRun[] = [];

const start = async (env: Record<string, string> = {}) => {
  const run = await startRun({ DATA_DIR, ...env });
  runs.push(run);
  return run;
};

const started = async (env: Record<string, string> = {}) => {
  const run = await start(env);
  await run.ready();
  return run;
};

beforeAll(bundleStart);

afterEach(async () => {
  for (const run of runs.splice(0)) {
    run.signal('SIGTERM');
    await run.ended;
  }
});

afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const postgresPid = () =>
  Number(readFileSync(join(DATA_DIR, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

it('starts everything, says where, and ends cleanly on Ctrl-C', async () => {
  const run = await started();
  for (const words of [`http://localhost:${run.port}`, '/admin', '/dev/inbox', '/api/docs', 'super@jara.test']) {
    expect(run.output()).toContain(words);
  }
  const postgres = postgresPid();

  run.signal('SIGINT');
  expect(await run.ended).toBe(0);
  expect(await isPortFree(run.port)).toBe(true);
  expect(await isPortFree(run.port + 1)).toBe(true);
  expect(isAlive(postgres)).toBe(false);
  expect(existsSync(join(DATA_DIR, 'running'))).toBe(false);
});

it('gives the server and the sandbox the same generated secrets, start after start', async () => {
  const secrets = JSON.parse(readFileSync(join(DATA_DIR, 'secrets.json'), 'utf8'));
  expect(secrets.paystackSecretKey).toMatch(/^sk_test_[0-9a-f]{40}$/);
  expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600);

  const run = await started();
  const server = await environmentOf(run.port);
  const sandbox = await environmentOf(run.port + 1);
  expect(server.SECRET_KEY).toBe(secrets.secretKey);
  expect(server.PAYSTACK_SECRET_KEY).toBe(secrets.paystackSecretKey);
  expect(sandbox.PAYSTACK_SECRET_KEY).toBe(secrets.paystackSecretKey);
  expect(server.PAYSTACK_BASE_URL).toBe(`http://127.0.0.1:${run.port + 1}`);
  expect(sandbox.SANDBOX_WEBHOOK_URL).toBe(`http://127.0.0.1:${run.port}/api/paystack/webhook`);
});

it('keeps every line of its parts in the logs and shows only the worrying ones', async () => {
  const run = await started();
  run.signal('SIGTERM');
  await run.ended;
  const log = readFileSync(join(DATA_DIR, 'logs/server.log'), 'utf8');
  expect(log).toContain('an ordinary line');
  expect(run.output()).toContain('server: a worrying line');
  expect(run.output()).not.toContain('an ordinary line');
});

it('refuses a second start on the same data folder and names the first', async () => {
  const first = await started();
  const second = await start();
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toBe(
    `Jara is already running on this data folder (http://localhost:${first.port}, process ${first.pid}). Stop it first, or choose another with DATA_DIR=….`,
  );
  expect((await fetch(`http://127.0.0.1:${first.port}/`)).ok).toBe(true);
});

it('waits for a run that is just stopping instead of turning the next one away', async () => {
  const first = await started();
  first.signal('SIGTERM');
  const second = await started({ PORT: String(first.port) });
  expect(await first.ended).toBe(0);
  expect((await fetch(`http://127.0.0.1:${second.port}/`)).ok).toBe(true);
});

it('stops when npm is told to stop, although npm does not pass that on', async () => {
  const run = await startRun({ DATA_DIR, npm_lifecycle_event: 'start' }, { throughShell: true });
  await run.ready();
  run.signal('SIGKILL'); // To the shell alone.
  await run.ended;
  expect(run.output()).toContain('Stopping.');
  expect(await isPortFree(run.port)).toBe(true);
  expect(existsSync(join(DATA_DIR, 'running'))).toBe(false);
});

it('names a port that is taken and the variable that changes it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const run = await start({ PORT: String(port) });
  expect(await run.ended).toBe(1);
  expect(run.output().trim()).toBe(
    `Port ${port} is taken by another program. Stop that one, or choose another port with PORT=….`,
  );
  const sandbox = await start({ SANDBOX_PORT: String(port) });
  expect(await sandbox.ended).toBe(1);
  expect(sandbox.output()).toContain('SANDBOX_PORT=');
  other.close();
});

it('names every bad variable in a line of its own and touches nothing', async () => {
  const untouched = `${DATA_DIR}-never`;
  const run = await start({ DATA_DIR: untouched, RATE_LIMITS: 'maybe', MIN_GIFT: 'ten' });
  expect(await run.ended).toBe(1);
  const lines = run.output().trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines.join(' ')).toContain('RATE_LIMITS');
  expect(lines.join(' ')).toContain('MIN_GIFT');
  expect(existsSync(untouched)).toBe(false);
});

it('takes over the database of a killed run, whose other parts end by themselves', async () => {
  const killed = await started();
  const postgres = postgresPid();
  killed.signal('SIGKILL');
  await killed.ended;
  const next = await started({ PORT: String(killed.port) });
  expect(postgresPid()).toBe(postgres);
  expect((await fetch(`http://127.0.0.1:${next.port}/`)).ok).toBe(true);
});

it('starts again after everything was killed, the database included', async () => {
  const killed = await started();
  process.kill(postgresPid(), 'SIGKILL');
  killed.signal('SIGKILL');
  await killed.ended;
  const next = await started({ PORT: String(killed.port) });
  expect((await fetch(`http://127.0.0.1:${next.port}/`)).ok).toBe(true);
});

it('stops the rest with a clear line when one part dies', async () => {
  const run = await started();
  await fetch(`http://127.0.0.1:${run.port}/crash`).catch(() => undefined);
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain('The server stopped unexpectedly (exit code 3). Its log is ');
  expect(await isPortFree(run.port + 1)).toBe(true);
});

it('starts no sandbox with a provider key of one’s own', async () => {
  const run = await started({ PAYSTACK_SECRET_KEY: `sk_test_${'a'.repeat(40)}` });
  expect(await isPortFree(run.port + 1)).toBe(true);
  expect((await environmentOf(run.port)).PAYSTACK_BASE_URL).toBe('https://api.paystack.co');
});

it('says in one line that DATABASE_URL leads nowhere', async () => {
  const run = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await run.ended).toBe(1);
  expect(run.output().trim()).toMatch(/^DATABASE_URL does not lead to a working PostgreSQL: .*ECONNREFUSED.*\.$/);
});

async function environmentOf(port: number): Promise<Record<string, string>> {
  return (await fetch(`http://127.0.0.1:${port}/env`)).json() as Promise<Record<string, string>>;
}
