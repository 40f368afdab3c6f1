import type { CallInput, Endpoint, Reply } from '@jara/contract/endpoint';
import type { RefusalBody } from '@jara/contract/refusals';
import { ApiError, hasCode, NetworkError, TimeoutError } from './api-error.ts';
import { LANGUAGE } from './language.ts';
import { loadLate } from './load-late.ts';
import { OPERATOR } from './operator.ts';
import { withRetries } from './retry.ts';
import { noteServerTime } from './server-clock.ts';
import { words } from './words/en.ts';

export { ApiError, hasCode, hasStatus, messageOf } from './api-error.ts';

const API_BASE = '/api';
export const TIMEOUT_MS = 20_000;

/** How a request leaves. The server, which draws pages with these same calls, asks itself instead. */
export const wire = {
  ask: (url: string, request: RequestInit): Promise<Response> => fetch(url, request),
  isServer: false,
};

/** Headers are all optional on the wire, so a call without any leaves the whole place out. */
type Input<E extends Endpoint> = Omit<CallInput<E>, 'headers'> &
  Partial<Pick<CallInput<E>, 'headers' & keyof CallInput<E>>>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Names one wish. The same key on every try makes a repeated request the same request. */
  idempotencyKey?: string | undefined;
  headers?: Record<string, string> | undefined;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

/** Calls one endpoint of the contract. Throws `ApiError` for a refusal, `NetworkError` or `TimeoutError` for silence. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const parts = input as Parts;
  const url = urlOf(endpoint.path, parts);
  const request = {
    method: endpoint.method,
    headers: headersOf(parts, options),
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  };
  const mayRepeat = endpoint.method === 'GET' || options.idempotencyKey !== undefined;
  const ask = (more?: Record<string, string>) =>
    withRetries(
      () => fetchOnce(url, more ? { ...request, headers: { ...request.headers, ...more } } : request, options.signal),
      {
        // A first try that is still being worked on answers 409 to its own repetition; its answer comes a moment later.
        shouldRetry: (error) =>
          mayRepeat && (error instanceof NetworkError || hasCode(error, 'idempotency_in_progress')),
        signal: options.signal,
      },
    ) as Promise<Reply<E>>;
  return ask().catch(async (error: unknown) => {
    // The server does nobody's work.
    if (wire.isServer || !hasCode(error, 'work_needed')) throw error;
    // Only while very many people are here.
    const { askAfterWork } = await loadLate(() => import('./work.ts'));
    return askAfterWork(ask, error, options.signal);
  });
}

/** The address of an endpoint, for links and downloads. */
export function urlOf(path: string, { params = {}, query = {} }: Pick<Parts, 'params' | 'query'> = {}): string {
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, name: string) => partOf(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value));
  const text = search.toString();
  return `${API_BASE}${filled}${text === '' ? '' : `?${text}`}`;
}

/** One part of a path. Dots alone would lead out of it, however they are written, and no id is one. */
const partOf = (value: string): string => (/^\.{1,2}$/.test(value) ? '-' : encodeURIComponent(value));

function headersOf({ headers = {}, body }: Parts, options: CallOptions): Record<string, string> {
  const all: Record<string, string> = { Accept: 'application/json', 'Accept-Language': LANGUAGE, ...options.headers };
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') all[name] = value;
  if (body !== undefined) all['Content-Type'] = 'application/json';
  if (options.idempotencyKey !== undefined) all['Idempotency-Key'] = options.idempotencyKey;
  return all;
}

async function fetchOnce(url: string, request: RequestInit, signal?: AbortSignal): Promise<unknown> {
  const stopper = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    stopper.abort();
  }, TIMEOUT_MS);
  const stop = () => stopper.abort(signal?.reason);
  // `AbortSignal.any` is younger than some of the phones this runs on.
  signal?.addEventListener('abort', stop, { once: true });
  try {
    signal?.throwIfAborted();
    return await answerOf(await wire.ask(url, { ...request, signal: stopper.signal }));
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError || signal?.aborted) throw error;
    if (timedOut) throw new TimeoutError(words.tooLong);
    throw new NetworkError(words.cannotReach(OPERATOR.productName), { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function answerOf(response: Response): Promise<unknown> {
  const isJson = saysJson(response);
  if (isJson) noteServerTime(response.headers.get('Date'));
  // A sign-in page of a hotel's or a carrier's network answers 200 with a page; it is not our answer.
  else if (response.ok) throw new NetworkError(words.answeredInstead(OPERATOR.productName));
  // Nor is that of a proxy which waited for us in vain. Whether we had acted by then, it does not know.
  else if (response.status >= 500) throw new NetworkError();
  if (response.ok) return response.json();
  if (!wire.isServer && response.status === 401) console.warn('Unauthorized access');
  throw await refusalOf(response);
}

/** What an answer that is not a success says. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const body: Partial<RefusalBody> = saysJson(response) ? await response.json() : {};
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new ApiError(response.status, body, Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined);
}

const saysJson = ({ headers }: Response): boolean => headers.get('Content-Type')?.includes('json') ?? false;
