import { setTimeout as pause } from 'node:timers/promises';
import { type Runner, type RunnerOptions, run } from 'graphile-worker';
import type { Log } from '../log.ts';

const AGAIN_AFTER_MS = 1_000;

/**
 * Works on the queue until told to stop. The queue's own runner gives up when it cannot write down how a job ended, which
 * is what happens when the database fails over; then another one is started, as often as it takes.
 */
export async function keepRunning(options: RunnerOptions, log: Log): Promise<{ stop(): Promise<void> }> {
  let isStopped = false;
  let runner: Runner = await run(options);
  const watch = async () => {
    while (!isStopped) {
      await runner.promise.catch((error: unknown) => log.warn({ err: error }, 'jobs.runner_failed'));
      if (isStopped) return;
      log.warn('jobs.runner_ended');
      await pause(AGAIN_AFTER_MS);
      if (isStopped) return;
      try {
        runner = await run(options);
        log.info('jobs.runner_started');
      } catch (error) {
        log.warn({ err: error }, 'jobs.runner_not_started');
      }
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      isStopped = true;
      await runner.stop().catch((error: unknown) => log.warn({ err: error }, 'jobs.runner_not_stopped'));
      await watching;
    },
  };
}
