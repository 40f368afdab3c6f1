import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepLog } from './evidence.ts';
import type { World } from './world.ts';

const deployed = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'main.js');

/** A file of the bundle that the run has made of the sources. */
export function bundled(name: string): string {
  if (!process.env.TEST_BUNDLE) throw new Error('tests that start processes belong to the project "db"');
  return path.join(process.env.TEST_BUNDLE, name);
}

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** As the power going out: nothing is told, nothing is finished. */
  kill(): Promise<void>;
}

/** A real process of the product on a world's database, for what only real processes can show. */
export async function startServerProcess(
  world: Pick<World, 'env'>,
  role: 'web' | 'worker' | 'all',
  extra: Record<string, string> = {},
  /** From the folder that is deployed; whoever asks has built it. */
  { isDeployed = false }: { isDeployed?: boolean } = {},
): Promise<ServerProcess> {
  const port = extra.PORT ?? (await freePort());
  const child = spawn(process.execPath, [isDeployed ? deployed : bundled('main.js')], {
    env: {
      PATH: process.env.PATH,
      ...world.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      ROLE: role,
      LOG_LEVEL: 'info',
      ...extra,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const kept = keepLog();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-4_000);
      kept?.write(chunk);
    });
  }
  child.once('close', () => void kept?.close());
  // On a busy machine it waits its turn: this is only so that nobody waits for ever.
  const deadline = Date.now() + 120_000;
  while (!said.includes('"msg":"started"')) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the server process did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
