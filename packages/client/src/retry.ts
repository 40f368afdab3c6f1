const RETRY_WAITS_MS = [1000, 2000, 4000];

export const sleep = (ms: number, signal?: AbortSignal) =>
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

/** Tries once and, while it may help, three times more after 1, 2 and 4 seconds. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  shouldRetry: (error: unknown) => boolean,
  signal?: AbortSignal,
): Promise<T> {
  for (const waitMs of RETRY_WAITS_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted || !shouldRetry(error)) throw error;
    }
    await sleep(waitMs, signal);
  }
  return attempt();
}
