import type { CallInput, Endpoint, Reply } from '@jara/contract/endpoint';
import type { RefusalBody } from '@jara/contract/refusals';
import { ApiError, hasCode, NetworkError } from './errors.ts';
import { withRetries } from './retry.ts';

export const DEADLINE_MS = 20_000;

/** Between whoever asks and the API. */
export interface Wire {
  /** What stands before every path: `/api`, or the whole address. */
  base: string;
  send: (url: string, request: RequestInit) => Promise<Response>;
  /** Go with every request. */
  headers?: Record<string, string>;
  /** What a person reads when no answer came. */
  silence: { tooLong: string; cannotReach: string; answeredInstead: string };
  deadlineMs?: number;
  /** Whether a "no" is one to wait out. None is, unless said. */
  isWorthWaiting?: (refusal: ApiError) => boolean;
  /** Hears of every answer that is ours. */
  heard?: (response: Response) => void;
}

/** Headers are all optional on the wire, so a call without any leaves the whole place out. */
export type Input<E extends Endpoint> = Omit<CallInput<E>, 'headers'> &
  Partial<Pick<CallInput<E>, 'headers' & keyof CallInput<E>>>;

export interface AskOptions {
  signal?: AbortSignal | undefined;
  /** Names one wish. The same key on every try makes a repeated request the same request. */
  idempotencyKey?: string | undefined;
  headers?: Record<string, string> | undefined;
}

interface Places {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

/**
 * The one way to ask an endpoint of the contract. Of the endpoint only its method and its path are read, so that whoever asks
 * carries no schema. Throws `ApiError` for a refusal and `NetworkError` for silence. What got no answer is asked again by itself
 * only where that cannot act twice: a read, or a change under a key.
 */
export const makeAsk =
  (wire: Wire) =>
  <E extends Endpoint>({ method, path, file }: E, input: Input<E>, options: AskOptions = {}): Promise<Reply<E>> => {
    const places: Places = input;
    const { signal, idempotencyKey } = options;
    const request = {
      method,
      headers: headersOf(wire, places, options),
      ...(places.body === undefined ? {} : { body: JSON.stringify(places.body) }),
    };
    const mayRepeat = method === 'GET' || idempotencyKey !== undefined;
    const attempt = () => askOnce(wire, wire.base + pathOf(path, places), request, { file, signal });
    return withRetries(attempt, {
      shouldRetry: (error) => mayRepeat && mayHelp(wire, error),
      signal,
    }) as Promise<Reply<E>>;
  };

function mayHelp({ isWorthWaiting }: Wire, error: unknown): boolean {
  if (error instanceof NetworkError) return !error.isLate;
  // A first try that is still being worked on answers 409 to its own repetition; its answer comes a moment later.
  if (hasCode(error, 'idempotency_in_progress')) return true;
  return error instanceof ApiError && isWorthWaiting?.(error) === true;
}

/** The path of an endpoint with its places filled in. */
export function pathOf(path: string, { params = {}, query = {} }: Pick<Places, 'params' | 'query'> = {}): string {
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, name: string) => partOf(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value));
  const text = search.toString();
  return `${filled}${text === '' ? '' : `?${text}`}`;
}

/** One part of a path. Dots alone would lead out of it, however they are written, and no id is one. */
const partOf = (value: string): string => (/^\.{1,2}$/.test(value) ? '-' : encodeURIComponent(value));

function headersOf(wire: Wire, { headers = {}, body }: Places, options: AskOptions): Record<string, string> {
  const all: Record<string, string> = { Accept: 'application/json', ...wire.headers, ...options.headers };
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') all[name] = value;
  if (body !== undefined) all['Content-Type'] = 'application/json';
  if (options.idempotencyKey !== undefined) all['Idempotency-Key'] = options.idempotencyKey;
  return all;
}

async function askOnce(
  wire: Wire,
  url: string,
  request: RequestInit,
  { file, signal }: { file: string | undefined; signal: AbortSignal | undefined },
): Promise<unknown> {
  const stopper = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stopper.abort();
  }, wire.deadlineMs ?? DEADLINE_MS);
  const stop = () => stopper.abort(signal?.reason);
  // `AbortSignal.any` is younger than some of the phones this runs on.
  signal?.addEventListener('abort', stop, { once: true });
  try {
    signal?.throwIfAborted();
    return await answerOf(wire, await wire.send(url, { ...request, signal: stopper.signal }), file);
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError || signal?.aborted) throw error;
    const silence = new NetworkError(isLate ? wire.silence.tooLong : wire.silence.cannotReach, { cause: error });
    silence.isLate = isLate;
    throw silence;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function answerOf(wire: Wire, response: Response, file: string | undefined): Promise<unknown> {
  const { ok, status } = response;
  if (says(response, 'json')) wire.heard?.(response);
  else if (ok && file && says(response, file)) return new Uint8Array(await response.arrayBuffer());
  // A sign-in page of a hotel's or a carrier's network answers 200 with a page; it is not our answer.
  else if (ok) throw new NetworkError(wire.silence.answeredInstead);
  // Nor is that of a proxy which waited for us in vain. Whether we had acted by then, it does not know.
  else if (status >= 500) throw new NetworkError();
  if (ok) return response.json();
  throw await refusalOf(response);
}

/** What an answer that is not a success says. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const body = (says(response, 'json') ? await response.json() : {}) as Partial<RefusalBody>;
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new ApiError(response.status, body, Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined);
}

const says = ({ headers }: Response, type: string): boolean => headers.get('Content-Type')?.includes(type) ?? false;
