import { ApiError } from './errors.ts';
import { sleep } from './retry.ts';

const TIMES = 3;

/** Waits as long as a "not now" asks for, if that is not too long, and asks again. For what may be repeated: a 503 can come late. */
export async function waitOut<T>(
  ask: () => Promise<T>,
  { upToSeconds, signal }: { upToSeconds: number; signal: AbortSignal | undefined },
): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await ask();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (time > TIMES || seconds === undefined || seconds > upToSeconds) throw error;
      await sleep(1000 * seconds, signal);
    }
  }
}

const secondsToWait = (error: unknown): number | undefined =>
  error instanceof ApiError && (error.status === 429 || error.status === 503) ? error.retryAfterSeconds : undefined;
