import { Logger } from 'graphile-worker';
import type { Log } from '../log.ts';

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The queue's own messages in our log. Its "info" tells of every job, which is our "debug". */
export const graphileLogger = (log: Log): Logger =>
  new Logger(
    (scope) => (level, message) => log[LEVELS[level]]({ task: scope.taskIdentifier, job: scope.jobId }, message),
  );
