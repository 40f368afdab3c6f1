import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/local/embedded-postgres.ts';
import { SERVER_FLAGS } from '../../apps/server/local/entries.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { createPeople } from '../../scripts/failover/people.mjs';
import { root } from '../../scripts/root.mjs';
import { freePort } from '../stage.ts';

const SECRET = 'sk_test_0000000000000000000000000000000000000000';

export interface Running {
  pid: number;
  metricsUrl: string | undefined;
  /** Stands still until it is let go on, as warm as it was. */
  hold(): void;
  goOn(): void;
}

interface Options {
  /** How many web processes may be started, each on a port of its own; the provider tells the first. */
  servers?: number;
  settings?: Record<string, string>;
  /** Settings of our PostgreSQL besides the usual ones. */
  flags?: Record<string, string>;
}

/** The product as it is deployed, on a durable PostgreSQL; the provider has one of its own, so that it costs ours nothing. */
export async function makePlace({ servers = 1, settings = {}, flags = {} }: Options = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jara-capacity-'));
  const ours = await startEmbeddedPostgres({ dataDir: path.join(folder, 'ours'), flags });
  const theirs = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'theirs'),
    flags: { fsync: 'off', synchronous_commit: 'off' },
  });
  const databaseUrl = ours.url.replace(/\/postgres(\?|$)/, '/jara_bench$1');
  const query = async <Row extends object>(text: string, url = databaseUrl): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<Row>(text);
    await client.end();
    return rows;
  };
  await query('create database jara_bench', ours.url);
  await migrate(databaseUrl);
  const ports: number[] = [];
  while (ports.length < servers) ports.push(await freePort());
  const [port = 0] = ports;
  const providerPort = await freePort();
  const urls = ports.map((each) => `http://127.0.0.1:${each}`);
  const [url = ''] = urls;
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'a master secret that is used by the benchmark only',
    PAYSTACK_SECRET_KEY: SECRET,
    PAYSTACK_BASE_URL: `http://127.0.0.1:${providerPort}`,
    PUBLIC_URL: `http://localhost:${port}`,
    PORT: String(port),
    SAMPLE_DATA: 'off',
    RATE_LIMITS: 'off',
    // Everybody here is paid into one bank account, with one card; what is added up would wait for staff.
    ...Object.fromEntries(
      ['ACCOUNT', 'PAYER', 'SELF'].flatMap((kind) =>
        ['DAY', 'MONTH'].map((span) => [`${kind}_LIMIT_${span}`, '100000000000000']),
      ),
    ),
    DATA_DIR: path.join(folder, 'data'),
    ...settings,
  };

  const started = new Set<ChildProcess>();
  const launch = async (name: string, args: string[], own: Record<string, string>, isUp: (log: string) => boolean) => {
    const log = path.join(folder, `${name}-${started.size}.log`);
    const out = openSync(log, 'a');
    const child = spawn(process.execPath, args, {
      env: { PATH: process.env.PATH, ...own },
      stdio: ['ignore', out, out],
    });
    started.add(child);
    for (let turn = 0; !isUp(readFileSync(log, 'utf8')); turn += 1) {
      if (child.exitCode !== null || turn > 600) throw new Error(`${name} did not start: ${readFileSync(log, 'utf8')}`);
      await pause(100);
    }
    return {
      pid: child.pid ?? 0,
      metricsUrl: own.METRICS_PORT && `http://127.0.0.1:${own.METRICS_PORT}/metrics`,
      hold: () => void child.kill('SIGSTOP'),
      goOn: () => void child.kill('SIGCONT'),
    };
  };
  const product = async (role: 'web' | 'worker', nth = 0): Promise<Running> =>
    launch(
      role,
      [...SERVER_FLAGS, path.join(root, 'apps/server/dist/main.js')],
      { ...env, ROLE: role, PORT: String(ports[nth] ?? port), METRICS_PORT: String(await freePort()) },
      (log) => log.includes('"msg":"started"'),
    );
  const provider = await launch(
    'provider',
    [path.join(root, 'apps/paystack-sandbox/dist/main.js')],
    {
      SANDBOX_PORT: String(providerPort),
      SANDBOX_DATABASE_URL: theirs.url,
      SANDBOX_WEBHOOK_URL: `${url}/api/paystack/webhook`,
      SANDBOX_APPROVAL_URL: `${url}/api/paystack/transfer-approval`,
      SANDBOX_LOG_LEVEL: 'info',
      PAYSTACK_SECRET_KEY: SECRET,
    },
    (log) => log.includes('sandbox.started'),
  );
  const control = async (method: string, where: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${providerPort}/control${where}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`${where} answered ${answer.status}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  const postmasterOf = (whose: 'ours' | 'theirs') =>
    Number(readFileSync(path.join(folder, whose, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);

  return {
    folder,
    port,
    urls,
    providerUrl: `http://127.0.0.1:${providerPort}`,
    env,
    query,
    control,
    product,
    people: createPeople({ urls: [url, urls[1] ?? url], control, publicUrl: env.PUBLIC_URL }),
    postgresPid: postmasterOf('ours'),
    /** It shares the machine with us: the sandbox, and its own PostgreSQL. */
    providerPids: [provider.pid, postmasterOf('theirs')],
    leave: async () => {
      for (const child of started) child.kill('SIGKILL');
      await ours.remove();
      await theirs.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Place = Awaited<ReturnType<typeof makePlace>>;
