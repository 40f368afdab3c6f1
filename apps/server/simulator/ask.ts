import type { SimulatedWorld } from './world.ts';

// Answers are read by whoever knows what they asked for.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Body = any;

export interface Answer {
  status: number;
  body: Body;
}

/** One request with somebody's cookies. An answer of 500 is a bug of its own, wherever it happens. */
export async function ask(
  { app }: Pick<SimulatedWorld, 'app'>,
  cookies: Map<string, string>,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await app.inject({
    method,
    url,
    cookies: Object.fromEntries(cookies),
    headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });
  for (const { name, value } of answer.cookies) cookies.set(name, value);
  const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
  const body = isJson ? answer.json() : answer.body;
  if (answer.statusCode === 500) throw new BrokenAnswer(`${method} ${url.replace(/[?].*/, '')}`, body);
  return { status: answer.statusCode, body };
}

export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';
  constructor(route: string, body: unknown) {
    super(`${route} answered 500: ${JSON.stringify(body)}`);
  }
}

/** What a refusal said, for the story. */
export const said = ({ status, body }: Answer): string => (status < 300 ? 'yes' : `no: ${body?.message ?? status}`);
