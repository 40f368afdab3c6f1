import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { pickPortPair } from '../../../../scripts/free-ports.mjs';

const LOCAL = join(import.meta.dirname, '..');
const BUNDLE = join(LOCAL, '../.cache/start-under-test');

export type StartRun = {
  pid: number;
  port: number;
  output(): string;
  /** Resolves once it says that it is ready; fails with what it said instead. */
  ready(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** The exit code, or the name of the signal that ended it; comes when nobody holds its output any more. */
  ended: Promise<number | string>;
};

/** Bundled once, as the real start is: loading TypeScript anew for every run would take most of the tests' time. */
export async function bundleStart(): Promise<void> {
  await build({
    entryPoints: [join(LOCAL, 'testing/start-stand-ins.ts'), join(LOCAL, 'follow-parent.ts')],
    entryNames: '[name]',
    outdir: BUNDLE,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    alias: { '@jara/domain': join(LOCAL, '../../../packages/domain/src') },
  });
}

/** Starts Jara as `npm start` does, with stand-ins for the server and the sandbox. */
export async function startRun(env: Record<string, string>, { throughShell = false } = {}): Promise<StartRun> {
  const port = Number(env.PORT ?? (await pickPortPair()));
  const command = [process.execPath, join(BUNDLE, 'start-stand-ins.js')];
  // As npm does it: the shell stays in between, because it has more to do afterwards.
  const [file = '', ...args] = throughShell ? ['/bin/sh', '-c', '"$@"; true', 'sh', ...command] : command;
  const child = spawn(file, args, {
    cwd: BUNDLE, // Away from the .env a developer may keep in the top folder.
    env: { PATH: process.env.PATH, PORT: String(port), SAMPLE_DATA: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => (signal ?? code) as number | string);
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  return {
    pid: child.pid ?? 0,
    port,
    output: () => output,
    ended,
    signal: (name) => void child.kill(name),
    async ready() {
      while (!output.includes('Jara is ready')) {
        if (isOver) throw new Error(`It ended before it was ready and said:\n${output}`);
        await sleep(20);
      }
    },
  };
}
