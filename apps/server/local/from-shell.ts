import { existsSync } from 'node:fs';
import type { Entries } from './entries.ts';
import { runEverything } from './run-everything.ts';
import { Shutdown } from './shutdown.ts';

/** Runs Jara as a command: settings from the environment and `.env`, until a signal or a failure ends it. */
export async function startFromShell(entries: Entries): Promise<never> {
  const shutdown = new Shutdown();
  const stop = () => {
    if (!shutdown.isRequested) process.stdout.write('Stopping.\n');
    shutdown.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // A terminal that was closed cannot be written to; stopping in order matters more than saying so.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => shutdown.stop());
  if (process.env.npm_lifecycle_event) stopWithParent(stop);

  if (existsSync('.env')) process.loadEnvFile('.env');
  const code = await runEverything({ env: process.env, entries, shutdown });
  process.exit(process.exitCode ?? code);
}

/** A signal sent to npm ends npm and the shell between us, and neither passes it on; only the new parent tells. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 200).unref();
}
