import type * as z from 'zod/mini';
import { tryParseJson } from './json.ts';
import { codeOf, ProviderError, withoutPersonalData } from './provider-error.ts';
import { errorEnvelope, successEnvelope } from './wire.ts';

export interface CallReport {
  method: 'GET' | 'POST' | 'PUT';
  /** The route with its parameters left out, fit for a metric label. */
  route: string;
  ms: number;
  attempt: number;
  outcome: 'ok' | ProviderError['kind'];
  status: number | undefined;
  providerRequestId: string | undefined;
}

export interface HttpOptions {
  secretKey: string;
  baseUrl: string;
  timeoutMs?: number;
  /** On the clock of `performance.now()`: when somebody waits for all of these calls together, the end of their patience. */
  deadlineAt?: number | undefined;
  fetch?: typeof fetch;
  /** Names the request this call belongs to; sent along so that both sides' logs can be matched. */
  requestId?: () => string | undefined;
  /** Told about every attempt. It never sees keys, bodies, references or account numbers. */
  onCall?: (report: CallReport) => void;
  pause?: (ms: number) => Promise<void>;
}

export interface Call<Data> {
  method: 'GET' | 'POST' | 'PUT';
  route: string;
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: Record<string, unknown>;
  data: z.ZodMiniType<Data>;
}

export interface Answer<Data> {
  data: Data;
  meta: unknown;
}

export type Send = <Data>(call: Call<Data>) => Promise<Answer<Data>>;

const DEFAULT_TIMEOUT_MS = 20_000;
const MAX_ATTEMPTS = 3;
const BACK_OFF_MS = [200, 800] as const;
const LONGEST_WAIT_MS = 2_000;
const TRANSIENT = new Set([502, 503, 504]);

export function createHttp(options: HttpOptions): Send {
  const { pause = sleep } = options;

  return async (call) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendOnce(options, call, attempt);
      } catch (error) {
        if (!(error instanceof ProviderError) || attempt === MAX_ATTEMPTS || !isWorthRepeating(call, error))
          throw error;
        const wait = error.retryAfterMs ?? BACK_OFF_MS[attempt - 1] ?? LONGEST_WAIT_MS;
        if (wait > LONGEST_WAIT_MS || wait > leftOf(options)) throw error;
        await pause(wait);
      }
    }
  };
}

/**
 * A read has no effect, so a lost answer is asked for again. A write that got no answer may have happened, so
 * only a 429 is repeated: the call was turned away at the door.
 */
function isWorthRepeating(call: Call<unknown>, error: ProviderError): boolean {
  if (error.kind === 'rate_limited') return true;
  if (call.method !== 'GET' || error.kind !== 'unknown') return false;
  return error.status === undefined || TRANSIENT.has(error.status);
}

const leftOf = ({ deadlineAt }: HttpOptions) =>
  deadlineAt === undefined ? Number.POSITIVE_INFINITY : Math.max(0, deadlineAt - performance.now());

/** One try takes at most half of what is left until the deadline, so that there is time to ask what became of it. */
const patienceOf = (options: HttpOptions) =>
  Math.floor(Math.min(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, leftOf(options) / 2));

async function sendOnce<Data>(options: HttpOptions, call: Call<Data>, attempt: number): Promise<Answer<Data>> {
  const startedAt = performance.now();
  const seen: { response?: Response } = {};
  let outcome: CallReport['outcome'] = 'unknown';
  try {
    const answer = await exchange(options, call, seen);
    outcome = 'ok';
    return answer;
  } catch (error) {
    const failure = error instanceof ProviderError ? error : unanswered(call, error);
    outcome = failure.kind;
    throw failure;
  } finally {
    options.onCall?.({
      method: call.method,
      route: call.route,
      ms: performance.now() - startedAt,
      attempt,
      outcome,
      status: seen.response?.status,
      providerRequestId: requestIdOf(seen.response),
    });
  }
}

async function exchange<Data>(
  options: HttpOptions,
  call: Call<Data>,
  seen: { response?: Response },
): Promise<Answer<Data>> {
  const { secretKey, baseUrl, fetch: send = fetch, requestId } = options;
  const headers: Record<string, string> = { authorization: `Bearer ${secretKey}`, accept: 'application/json' };
  if (call.body) headers['content-type'] = 'application/json';
  const ownId = requestId?.();
  if (ownId !== undefined) headers['x-request-id'] = ownId;

  // The deadline covers the body as well: an answer that never ends is no answer.
  const response = await send(urlOf(baseUrl, call), {
    method: call.method,
    headers,
    body: call.body ? JSON.stringify(call.body) : null,
    signal: AbortSignal.timeout(patienceOf(options)),
    // Following a redirect would hand the key to another address.
    redirect: 'error',
  });
  seen.response = response;
  return readAnswer(call, response, await response.text());
}

function readAnswer<Data>(call: Call<Data>, response: Response, text: string): Answer<Data> {
  const body = tryParseJson(text);
  if (!response.ok) throw refusalOf(call, response, body);

  const envelope = successEnvelope.safeParse(body);
  if (!envelope.success) throw unreadable(call, response.status, 'the answer is no success envelope');
  const data = call.data.safeParse(envelope.data.data);
  if (!data.success) {
    const field = data.error.issues[0]?.path.join('.') ?? '';
    throw unreadable(call, response.status, `the answer has an unexpected ${field || 'data'}`);
  }
  return { data: data.data, meta: envelope.data.meta };
}

/** Only an answer in the provider's own error shape counts as its word; a proxy's page says nothing about the effect. */
function refusalOf(call: Call<unknown>, response: Response, body: unknown): ProviderError {
  const { status } = response;
  const envelope = errorEnvelope.safeParse(body);
  const said = envelope.success ? envelope.data : undefined;
  const code = codeOf(said?.message ?? '', said?.code ?? undefined);
  const about = {
    route: routeOf(call),
    status,
    ...(code === undefined ? {} : { code }),
    ...(said === undefined ? {} : { providerMessage: withoutPersonalData(said.message) }),
  };

  if (status === 429) {
    const retryAfterMs = retryAfterOf(response.headers);
    return new ProviderError({ ...about, kind: 'rate_limited', ...(retryAfterMs && { retryAfterMs }) });
  }
  if (status >= 500 || status === 408 || said === undefined) {
    return new ProviderError({ ...about, kind: 'unknown' });
  }
  const isMissing = status === 404 || code === 'transaction_not_found' || code === 'transfer_not_found';
  return new ProviderError({ ...about, kind: isMissing ? 'not_found' : 'refused' });
}

const unreadable = (call: Call<unknown>, status: number, problem: string) =>
  new ProviderError({
    kind: 'unknown',
    route: routeOf(call),
    status,
    providerMessage: problem,
  });

const unanswered = (call: Call<unknown>, cause: unknown) =>
  new ProviderError({
    kind: 'unknown',
    route: routeOf(call),
    providerMessage: cause instanceof Error && cause.name === 'TimeoutError' ? 'no answer in time' : 'no connection',
    cause,
  });

const routeOf = (call: Call<unknown>) => `${call.method} ${call.route}`;

function urlOf(baseUrl: string, call: Call<unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const suffix = query.size > 0 ? `?${query}` : '';
  return `${baseUrl.replace(/\/+$/, '')}${call.path}${suffix}`;
}

function retryAfterOf(headers: Headers): number | undefined {
  const given = headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? '';
  return /^\d{1,6}$/.test(given) ? Math.max(Number(given) * 1_000, 100) : undefined;
}

const requestIdOf = (response: Response | undefined) =>
  response?.headers.get('x-request-id') ?? response?.headers.get('cf-ray') ?? undefined;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
