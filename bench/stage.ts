import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/local/embedded-postgres.ts';
import { SERVER_FLAGS } from '../apps/server/local/entries.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { wireUp } from '../apps/server/src/wire-up.ts';
import { settingsOf } from '../scripts/bundles.mjs';
import type { LoadPlan, LoadResult } from './load.ts';

/** How long each load lasts. */
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);

/** Beside what every server is started with. */
interface ServerOptions {
  flags?: string[];
  env?: Record<string, string>;
}

const here = path.dirname(fileURLToPath(import.meta.url));

/** A durable PostgreSQL of its own, set up as `npm start` would, and as many server processes as asked for. */
export async function setStage({ flags }: { flags?: Record<string, string> } = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jara-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, ...(flags && { flags }) });
  const databaseUrl = postgres.url.replace(/\/postgres(\?|$)/, '/jara_bench$1');
  await query(postgres.url, 'create database jara_bench');
  await migrate(databaseUrl);
  const env = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'a master secret that is used by the benchmark only',
    PAYSTACK_SECRET_KEY: 'sk_test_0000000000000000000000000000000000000000',
    PAYSTACK_BASE_URL: 'http://127.0.0.1:9',
    PUBLIC_URL: 'http://localhost',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PORT: '3999',
  };
  const { deps, close } = await wireUp(readConfig(env), {
    databaseUrl,
    secretKey: env.SECRET_KEY,
    paystackSecretKey: env.PAYSTACK_SECRET_KEY,
  });
  const servers: ChildProcess[] = [];
  const serverFile = await bundleServer();

  const start = async ({ flags = [], env: settings = {} }: ServerOptions = {}) => {
    const port = await freePort();
    const site = path.join(here, '../apps/web/dist');
    const server = fork(serverFile, {
      execArgv: [...SERVER_FLAGS, ...flags],
      env: { ...process.env, ...env, ...settings, PORT: String(port), BENCH_SITE: site },
    });
    servers.push(server);
    const [word] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
    if (word !== 'ready') throw new Error('the server did not start');
    return { port, server };
  };

  return {
    deps,
    env,
    databaseUrl,
    adminUrl: postgres.url,
    dataDir,
    startServer: async (options?: ServerOptions): Promise<number> => (await start(options)).port,
    /** With the process itself, which can be asked to watch where its time goes. */
    startProfiled: start,
    strike: async () => {
      for (const server of servers) server.kill('SIGKILL');
      await close();
      await postgres.remove();
    },
  };
}
/** Built as production is: what is measured is what will run. */
async function bundleServer(): Promise<string> {
  const outdir = path.join(here, '../.cache/bench');
  await build({ ...settingsOf({ folder: 'bench', entries: () => ['bench/server.ts'] }), outdir });
  return path.join(outdir, 'bench/server.js');
}

export type Stage = Awaited<ReturnType<typeof setStage>>;

export async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(path.join(here, 'load-process.ts'), { execArgv: ['--import', 'tsx'] });
  child.send(plan);
  const [message] = (await once(child, 'message')) as [{ result?: LoadResult; error?: string }];
  if (!message.result) throw new Error(message.error ?? 'the load process gave no result');
  return message.result;
}

export async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Millions of rows are written faster by a database that may forget them; what is measured afterwards only reads. */
export async function withQuickWrites<T>(adminUrl: string, write: () => Promise<T>): Promise<T> {
  for (const setting of ['fsync = off', 'full_page_writes = off', `max_wal_size = '16GB'`])
    await query(adminUrl, `alter system set ${setting}`);
  await query(adminUrl, 'select pg_reload_conf()');
  const written = await write();
  await query(adminUrl, 'alter system reset all');
  await query(adminUrl, 'select pg_reload_conf()');
  await query(adminUrl, 'checkpoint');
  return written;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
