import { isProviderError } from '@jara/paystack/provider-error';
import { isDatabaseAway } from '../../platform/database/database-away.ts';

/**
 * The short name of what kept us from looking: a code of the network, the database or a name server. Messages are left out,
 * because whoever writes them may repeat what we sent. Undefined for what is a bug of ours.
 */
export function failureOf(error: unknown): string | undefined {
  if (isProviderError(error)) return error.status === undefined ? 'no answer' : String(error.status);
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time';
  // `fetch` puts what happened behind a TypeError of its own, and some of that has no code: a port it does not call, a redirect.
  if (error.message === 'fetch failed') return failureOf(error.cause) ?? 'no answer';
  return isDatabaseAway(error) ? 'no connection' : undefined;
}

/** An answer, or why there is none. */
export async function answerOf(asked: Promise<Response>): Promise<Response | { failure: string }> {
  try {
    return await asked;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    return { failure };
  }
}

/** Of an address in the settings, which may carry a name and a password. */
export function shownAddress(address: string): string {
  const url = new URL(address);
  return `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, '')}`;
}
