import type { CallInput, Endpoint, Reply } from '@jara/contract/endpoint';
import type { Language } from '@jara/domain/language';
import type { Address } from './address.ts';
import { ADDRESSES, type Endpoints } from './addresses.ts';
import { type AskOptions, makeAsk } from './ask.ts';
import { hasCode, NetworkError } from './errors.ts';
import { makeJar } from './jar.ts';
import { newKey } from './new-key.ts';
import { waitOut } from './wait-out.ts';

export { ApiError, hasCode, NetworkError } from './errors.ts';

export interface ClientOptions {
  /** Where the API is: `https://…/api`. */
  baseUrl: string;
  /** By which this person is known already: `client.cookie` of an earlier run. */
  cookie?: string | undefined;
  /** What is written for people comes in it; English unless said. */
  language?: Language;
  /** How long one try may take: 20 seconds unless said. */
  deadlineMs?: number;
  /** A "not now" that asks for at most so long is waited out: 30 seconds unless said. */
  waitUpToSeconds?: number;
  fetch?: typeof fetch;
}

/** Keys are handed over by name, and travel in headers: an address ends up in logs. */
const KEY_HEADERS = {
  accessKey: 'x-access-key',
  manageKey: 'x-manage-key',
  giftPassword: 'x-gift-password',
} as const;

/** The names that a shape spells out, without those that it merely lets pass. */
type Named<Shape> = keyof { [Name in keyof Shape as string extends Name ? never : Name]: true };
type HeaderOf<E extends Endpoint> = CallInput<E> extends { headers: infer Headers } ? Named<Headers> : never;
type Keys<E extends Endpoint> = {
  [Key in keyof typeof KEY_HEADERS as (typeof KEY_HEADERS)[Key] extends HeaderOf<E> ? Key : never]?: string | undefined;
};
/** There is no key to give where the server keeps no answer under one. */
type Once<E extends Endpoint> = E extends { method: 'POST' }
  ? E extends { keepsAnswer: false }
    ? unknown
    : Pick<AskOptions, 'idempotencyKey'>
  : unknown;
/** A query of which nothing is needed may be left out whole. */
type Query<E extends Endpoint> =
  CallInput<E> extends { query: infer Q } ? (object extends Q ? { query?: Q } : { query: Q }) : unknown;

type Asked<E extends Endpoint> = Omit<CallInput<E>, 'headers' | 'query'> &
  Query<E> &
  Keys<E> &
  Once<E> &
  Pick<AskOptions, 'signal'>;
type Method<E extends Endpoint> =
  object extends Asked<E> ? (asked?: Asked<E>) => Promise<Reply<E>> : (asked: Asked<E>) => Promise<Reply<E>>;

/** One person at the API: every public operation, called as the API's document calls it. */
export type Client = { readonly [Name in keyof Endpoints]: Method<Endpoints[Name]> } & {
  /** What this person is known by, once an answer has brought it. Whoever has it is them: keep it as you keep a password. */
  readonly cookie: string | undefined;
};

/** What any of the methods may be handed. */
type Given = AskOptions & { [Key in keyof typeof KEY_HEADERS]?: string } & {
  [Place in 'params' | 'query' | 'body']?: unknown;
};

const words = {
  tooLong: 'No answer came in time. It may have been done all the same.',
  cannotReach: (api: string) => `No answer came from ${api}. It may have been done all the same.`,
  answeredInstead: (api: string) => `Something on the way answered instead of ${api}.`,
};

export function createClient({ baseUrl, cookie, language = 'en', ...options }: ClientOptions): Client {
  const { deadlineMs, waitUpToSeconds = 30, fetch: send = fetch } = options;
  const base = baseUrl.replace(/\/$/, '');
  const jar = makeJar(cookie);
  const ask = makeAsk({
    send: (path, request) => send(base + path, request),
    language,
    deadlineMs,
    words,
    productName: 'the API',
    heard: jar.keepFrom,
    readFile,
  });

  const methodOf =
    (address: Address) =>
    (given: Given = {}) => {
      const { params, query, body, signal } = given;
      const idempotencyKey = address.once && (given.idempotencyKey ?? newKey());
      const go = (more?: Record<string, string>): Promise<unknown> => {
        // Every try of one request goes with the same cookie: under another one the server would not know its key again.
        const headers = { ...(jar.cookie !== undefined && { cookie: jar.cookie }), ...keysIn(given), ...more };
        const goOnce = () =>
          ask(address as unknown as Endpoint, { params, query, body }, { signal, idempotencyKey, headers });
        const mayRepeat = address.method === 'GET' || idempotencyKey !== undefined;
        return mayRepeat ? waitOut(goOnce, { upToSeconds: waitUpToSeconds, signal }) : goOnce();
      };
      const withWork = () => go().catch((error: unknown) => afterWork(go, error, signal));
      return (address.givesCookie ? jar.inTurn(withWork) : withWork()).catch((error: unknown) => {
        if (error instanceof NetworkError) error.idempotencyKey = idempotencyKey;
        throw error;
      });
    };
  const methods = Object.entries(ADDRESSES).map(([name, address]) => [name, methodOf(address)]);
  // `Object.fromEntries` forgets which method belongs to which name; the line above keeps them together.
  return Object.defineProperty(Object.fromEntries(methods), 'cookie', { get: () => jar.cookie }) as Client;
}

/** Receipts. */
const readFile = (response: Response): Promise<Uint8Array> | undefined =>
  response.headers.get('Content-Type')?.startsWith('application/pdf')
    ? response.arrayBuffer().then((bytes) => new Uint8Array(bytes))
    : undefined;

/** Only while very many people are here, so it comes late. */
async function afterWork<T>(
  ask: (headers: Record<string, string>) => Promise<T>,
  error: unknown,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (!hasCode(error, 'work_needed')) throw error;
  const { askAfterWork } = await import('./work.ts');
  return askAfterWork(ask, error, signal);
}

function keysIn(given: Given): Record<string, string> {
  const keys = Object.entries(KEY_HEADERS) as [keyof typeof KEY_HEADERS, string][];
  // A password may have letters that no header carries.
  return Object.fromEntries(
    keys.flatMap(([name, header]) => (given[name] === undefined ? [] : [[header, encodeURIComponent(given[name])]])),
  );
}
