import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 300_000;

type Wait = { name: string; url: string; signal: AbortSignal; isReady: (response: Response) => boolean };

/** Returns when the address gives the answer hoped for, or when the signal says that nobody waits any more. */
export async function waitUntilReady({ name, url, signal, isReady }: Wait): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!signal.aborted) {
    const response = await ask(url);
    if (response && isReady(response)) return;
    if (Date.now() > deadline) throw new Error(`The ${name} was not ready after ${PATIENCE_MS / 1000} seconds.`);
    await sleep(50);
  }
}

async function ask(url: string): Promise<Response | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response;
  } catch {
    return undefined; // Nobody listens yet.
  }
}
