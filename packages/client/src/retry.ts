const RETRY_WAITS_MS = [1000, 2000, 4000];

export interface RetryOptions {
  shouldRetry: (error: unknown) => boolean;
  signal?: AbortSignal | undefined;
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

const sleep = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });

/** Tries once and, while it may help, three times more after 1, 2 and 4 seconds, or after as long as the server asks for. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { shouldRetry, signal, wait = sleep }: RetryOptions,
): Promise<T> {
  for (const usualMs of RETRY_WAITS_MS) {
    let waitMs = usualMs;
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted || !shouldRetry(error)) throw error;
      waitMs = Math.max(usualMs, 1000 * ((error as { retryAfterSeconds?: number }).retryAfterSeconds ?? 0));
    }
    await wait(waitMs, signal);
  }
  return attempt();
}
