import { spawn } from 'node:child_process';
import { platform } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordOutput } from './child-log.ts';

/** The exit code, or what ended it from outside. */
type Ending = { code: number | null; signal: string | null };

export type Child = {
  name: string;
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<Ending>;
  stop(graceMs: number): Promise<void>;
};

type Options = { name: string; nodeArgs: string[]; env: NodeJS.ProcessEnv; logFile: string };

export function startChild({ name, nodeArgs, env, logFile }: Options): Child {
  const child = spawn(process.execPath, nodeArgs, {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // In a process group of its own, Ctrl-C does not reach it, and the parts can be stopped in order.
    detached: platform() !== 'win32',
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error(`The ${name} was started without pipes for its output`);
  const recorded = recordOutput({ name, logFile, output: stdout, errors: stderr });
  const ended = new Promise<Ending>((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: error.message }));
    child.once('close', (code, signal) => resolve({ code, signal }));
  }).then(async (ending) => {
    await recorded.finish();
    return ending;
  });

  const stop = async (graceMs: number) => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const inTime = await Promise.race([ended.then(() => true), sleep(graceMs, false, { ref: false })]);
    if (inTime) return;
    child.kill('SIGKILL');
    await ended;
  };
  return { name, ended, stop };
}
