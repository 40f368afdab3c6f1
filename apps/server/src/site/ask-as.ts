import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Ask = (url: string, request: RequestInit) => Promise<Response>;

export interface Asking {
  ask: Ask;
  /** Asks for what anybody may look up, and gives the words of the answer alone. */
  lookUp(url: string, asked: Pick<RequestInit, 'headers'>): Promise<string>;
  /** What was looked up so far without a key, in the order it was asked for, and how: an answer has words of a language. */
  answers: Map<string, { words: string; asked: Pick<RequestInit, 'headers'> }>;
  /** What the visitor is to keep. */
  cookies: string[];
}

/** Who asks, and from where. Nothing else of the visitor's request is passed on. */
const PASSED_ON = ['host', 'origin', 'sec-fetch-site', 'user-agent'] as const;

/**
 * Asks the API as this visitor would. Cookies that come with an answer go with the next question, and nothing is looked up
 * twice for one page.
 */
export function askAs(app: FastifyInstance, request: FastifyRequest): Asking {
  const cookies: string[] = [];
  const answers: Asking['answers'] = new Map();
  const lookups = new Map<string, ReturnType<typeof send>>();
  const who: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (typeof value === 'string') who[name] = value;
  }

  const send = async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    const cookie = [...cookies.map((line) => line.split(';')[0]), request.headers.cookie].filter(Boolean).join('; ');
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url,
      remoteAddress: request.ip,
      headers: { ...who, ...(headers as Record<string, string>), ...(cookie !== '' && { cookie }) },
      ...(typeof body === 'string' && { payload: body }),
    });
    cookies.push(...[answer.headers['set-cookie'] ?? []].flat());
    return answer;
  };
  const lookUp = async (url: string, asked: RequestInit) => {
    const lookup = lookups.get(url) ?? send(url, asked);
    lookups.set(url, lookup);
    const answer = await lookup;
    answers.set(url, { words: answer.payload, asked });
    return answer;
  };

  const ask: Ask = async (url, asked) => {
    const isRead = asked.method === undefined || asked.method === 'GET';
    // What has been pressed changes the answers.
    if (!isRead) lookups.clear();
    const isForAnybody = isRead && !new Headers(asked.headers).has('x-access-key');
    const answer = await (isForAnybody ? lookUp(url, asked) : send(url, asked));
    const { 'content-type': type = '', 'retry-after': retryAfter } = answer.headers;
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': String(type), ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) },
    });
  };
  return { ask, lookUp: async (url, asked) => (await lookUp(url, asked)).payload, answers, cookies };
}
