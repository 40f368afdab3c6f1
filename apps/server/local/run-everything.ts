import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../src/platform/config.ts';
import { type Child, startChild } from './child.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { provideDatabase } from './database.ts';
import type { Entries } from './entries.ts';
import { sandboxAddress, sandboxEnvironment, serverAddress, serverEnvironment } from './environments.ts';
import { requireFreePort } from './ports.ts';
import { waitUntilReady } from './ready.ts';
import { readOrMakeSecrets } from './secrets.ts';
import type { Shutdown } from './shutdown.ts';
import { welcome } from './welcome.ts';

const SERVER_GRACE_MS = 10_000;
const SANDBOX_GRACE_MS = 3000;

type Options = {
  env: NodeJS.ProcessEnv;
  /** What is started as the server and as the sandbox. */
  entries: Entries;
  shutdown: Shutdown;
};

/** Starts everything on this machine and resolves with the exit code once it has all been stopped again. */
export async function runEverything({ env, entries, shutdown }: Options): Promise<number> {
  try {
    await start({ env, entries, shutdown });
    return await shutdown.requested;
  } catch (error) {
    // Once a stop has been asked for, a start that fails half-way is only its echo.
    if (shutdown.isRequested) return await shutdown.requested;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    await shutdown.run();
  }
}

async function start({ env, entries, shutdown }: Options): Promise<void> {
  const startedAt = Date.now();
  const config = readConfig(env);
  const dataDir = resolve(config.dataDir);
  // A key of one's own means the real provider, in its test or its live mode.
  const hasSandbox = config.paystack.secretKey === undefined;

  const lock = await lockDataFolder(dataDir, { url: config.publicUrl, pid: process.pid });
  shutdown.afterwards(() => lock.release());
  shutdown.signal.addEventListener('abort', () => lock.announceStop());
  // The children of a killed run end by themselves, but need a moment to let their ports go.
  const patienceMs = lock.wasLeftBehind ? 15_000 : 0;
  await requireFreePort({ port: config.port, host: config.host, variable: 'PORT', patienceMs });
  if (hasSandbox) {
    await requireFreePort({ port: config.sandboxPort, host: config.host, variable: 'SANDBOX_PORT', patienceMs });
  }

  const isFirstStart = !existsSync(join(dataDir, 'secrets.json'));
  const secrets = config.mode === 'sandbox' ? readOrMakeSecrets(dataDir) : undefined;
  const database = await provideDatabase({ dataDir, databaseUrl: config.databaseUrl });
  shutdown.afterwards(() => database.stop());
  void database.lost.then((message) => shutdown.fail(message));

  const facts = { config, dataDir, databaseUrl: database.url, secrets };
  const keep = keeper({ dataDir, shutdown });
  if (hasSandbox) keep('sandbox', entries.sandbox, sandboxEnvironment(env, facts), SANDBOX_GRACE_MS);
  keep('server', entries.server, serverEnvironment(env, facts), SERVER_GRACE_MS);

  if (isFirstStart && config.sampleData) say('Making a year of sample data; this happens once.');
  const { signal } = shutdown;
  // The sandbox has no health route; that it answers at all is enough.
  if (hasSandbox) await waitUntilReady({ name: 'sandbox', url: sandboxAddress(config), signal, isReady: () => true });
  const healthUrl = `${serverAddress(config)}/api/health/ready`;
  await waitUntilReady({ name: 'server', url: healthUrl, signal, isReady: (response) => response.ok });
  if (!shutdown.isRequested) say(welcome({ config, dataDir, hasSandbox, readyAfterMs: Date.now() - startedAt }));
}

/** Starts a child, stops it in its turn, and takes its death for the end of the whole. */
function keeper({ dataDir, shutdown }: { dataDir: string; shutdown: Shutdown }) {
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  return (name: string, nodeArgs: string[], env: NodeJS.ProcessEnv, graceMs: number): void => {
    shutdown.signal.throwIfAborted();
    const logFile = join(logs, `${name}.log`);
    const child: Child = startChild({ name, nodeArgs, env, logFile });
    shutdown.afterwards(() => child.stop(graceMs));
    void child.ended.then(({ code, signal }) => {
      shutdown.fail(`The ${name} stopped unexpectedly (${signal ?? `exit code ${code}`}). Its log is ${logFile}.`);
    });
  };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
