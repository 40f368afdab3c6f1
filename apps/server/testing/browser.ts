import type { FastifyInstance, InjectOptions } from 'fastify';

// Answers are read by tests that know what they asked for.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Body = any;

export interface Answer {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
}

/** One browser: it keeps its cookies, and nobody else's. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly cookies: Map<string, string>;

  /** With the cookies of another one it is the same browser, at another server. */
  constructor(app: FastifyInstance, cookies: Map<string, string> = new Map()) {
    this.#app = app;
    this.cookies = cookies;
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request({ method: 'GET', url, headers });
  }

  post(url: string, payload: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request({
      method: 'POST',
      url,
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  put(url: string, payload: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request({
      method: 'PUT',
      url,
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  async request(options: InjectOptions): Promise<Answer> {
    const answer = await this.#app.inject({ ...options, cookies: Object.fromEntries(this.cookies) });
    for (const { name, value } of answer.cookies) this.cookies.set(name, value);
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers };
  }
}
