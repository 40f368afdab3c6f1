import { type Agent, type IncomingMessage, request } from 'node:http';

// Answers are read by tests that know what they asked for.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Body = any;

export interface VisitorAnswer {
  status: number;
  body: Body;
  setCookies: string[];
}

/** A browser somewhere on the network: it speaks HTTP over real connections and keeps its cookies. */
export class Visitor {
  /** A proxy may lead it to another process the next time. */
  url: string;
  readonly #options: { agent?: Agent; localAddress?: string };
  readonly #cookies = new Map<string, string>();

  constructor(url: string, options: { agent?: Agent; localAddress?: string } = {}) {
    this.url = url;
    this.#options = options;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<VisitorAnswer> {
    return this.#call('GET', path, '', headers);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<VisitorAnswer> {
    return this.#call('POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  patch(path: string, body: unknown, headers: Record<string, string> = {}): Promise<VisitorAnswer> {
    return this.#call('PATCH', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  /** An answer that goes on until somebody ends it. */
  stream(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const call = request(`${this.url}${path}`, { agent: false, headers: { ...headers, ...this.#known() } }, resolve);
      call.on('error', reject);
      call.end();
    });
  }

  #known(): { cookie?: string } {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return cookie ? { cookie } : {};
  }

  #call(method: string, path: string, body: string, headers: Record<string, string>): Promise<VisitorAnswer> {
    return new Promise((resolve, reject) => {
      const call = request(
        `${this.url}${path}`,
        {
          method,
          ...this.#options,
          headers: {
            ...headers,
            ...this.#known(),
            ...(body && { 'content-length': Buffer.byteLength(body) }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            const setCookies = answer.headers['set-cookie'] ?? [];
            for (const line of setCookies) this.#keep(line);
            const text = Buffer.concat(chunks).toString();
            const isJson = String(answer.headers['content-type']).startsWith('application/json');
            resolve({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(text) : text, setCookies });
          });
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    this.#cookies.set(name, value);
  }
}
