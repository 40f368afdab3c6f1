import type { CallInput, Endpoint, Reply } from '@jara/contract/endpoint';
import type { RefusalBody } from '@jara/contract/refusals';
import { ApiError, hasCode, NetworkError } from './errors.ts';
import { withRetries } from './retry.ts';

export const DEADLINE_MS = 20_000;

/** Between whoever asks and the API. */
export interface Wire {
  /** Takes the path below the API's base. */
  send: (path: string, request: RequestInit) => Promise<Response>;
  language: string;
  /** 20 seconds unless said. */
  deadlineMs?: number | undefined;
  /** What a person reads when no answer came from what they know by this name. */
  words: Silence;
  productName: string;
  /** Hears of every answer that is ours. */
  heard: (response: Response) => void;
  /** Reads a good answer that is no JSON, where one is expected. */
  readFile?: (response: Response) => Promise<Uint8Array> | undefined;
}

interface Silence {
  tooLong: string;
  cannotReach: (productName: string) => string;
  answeredInstead: (productName: string) => string;
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
  <E extends Endpoint>({ method, path }: E, input: Input<E>, options: AskOptions = {}): Promise<Reply<E>> => {
    const places: Places = input;
    const { signal } = options;
    const request = {
      method,
      headers: headersOf(wire.language, places, options),
      // Of no body nothing is made.
      body: JSON.stringify(places.body),
    };
    const mayRepeat = method === 'GET' || options.idempotencyKey !== undefined;
    let isLate = false;

    const askOnce = async (): Promise<unknown> => {
      const stopper = new AbortController();
      const timer = setTimeout(() => {
        isLate = true;
        stopper.abort();
      }, wire.deadlineMs ?? DEADLINE_MS);
      const stop = () => stopper.abort(signal?.reason);
      // `AbortSignal.any` is younger than some of the phones this runs on.
      signal?.addEventListener('abort', stop, { once: true });
      try {
        signal?.throwIfAborted();
        return await answerOf(wire, await wire.send(pathOf(path, places), { ...request, signal: stopper.signal }));
      } catch (error) {
        if (error instanceof ApiError || error instanceof NetworkError || signal?.aborted) throw error;
        throw new NetworkError(isLate ? wire.words.tooLong : wire.words.cannotReach(wire.productName), {
          cause: error,
        });
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
      }
    };

    const shouldRetry = (error: unknown): boolean =>
      mayRepeat &&
      // Whoever waited that long decides for themselves whether to ask again.
      !isLate &&
      // A first try that is still being worked on answers 409 to its own repetition; its answer comes a moment later.
      (error instanceof NetworkError || hasCode(error, 'idempotency_in_progress'));
    return withRetries(askOnce, shouldRetry, signal) as Promise<Reply<E>>;
  };

/** The path of an endpoint with its places filled in. */
export function pathOf(path: string, { params = {}, query = {} }: Pick<Places, 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => partOf(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value));
  const text = search.toString();
  return filled + (text && `?${text}`);
}

/** One part of a path. Dots alone would lead out of it, however they are written, and no id is one. */
const partOf = (value: string): string => (/^\.\.?$/.test(value) ? '-' : encodeURIComponent(value));

function headersOf(language: string, { headers = {}, body }: Places, options: AskOptions): Record<string, string> {
  const all: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language, ...options.headers };
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') all[name] = value;
  if (body !== undefined) all['Content-Type'] = 'application/json';
  if (options.idempotencyKey !== undefined) all['Idempotency-Key'] = options.idempotencyKey;
  return all;
}

async function answerOf(wire: Wire, response: Response): Promise<unknown> {
  if (saysJson(response)) wire.heard(response);
  // A sign-in page of a hotel's or a carrier's network answers 200 with a page; it is not our answer.
  else if (response.ok) {
    const file = wire.readFile?.(response);
    if (file) return file;
    throw new NetworkError(wire.words.answeredInstead(wire.productName));
  }
  // Nor is that of a proxy which waited for us in vain. Whether we had acted by then, it does not know.
  else if (response.status >= 500) throw new NetworkError();
  if (response.ok) return response.json();
  throw await refusalOf(response);
}

/** What an answer that is not a success says. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const body = (saysJson(response) ? await response.json() : {}) as Partial<RefusalBody>;
  return new ApiError(response.status, body, Number(response.headers.get('Retry-After')) || undefined);
}

const saysJson = ({ headers }: Response): boolean => /json/.test(headers.get('Content-Type') ?? '');
