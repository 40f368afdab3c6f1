import { Agent, request } from 'node:http';

export interface RawCall {
  method: string;
  /** Path and query exactly as they go over the wire. */
  target: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** The harm done to the address may have led it to another operation, or to none. */
  strays?: boolean;
}

export interface RawAnswer {
  status: number;
  type: string;
  text: string;
  ms: number;
}

/** A client that sends whatever it is told to, over real connections, and measures the answer. */
export class RawClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });
  readonly #url: URL;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  send({ method, target, headers, body }: RawCall): Promise<RawAnswer> {
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const call = request({
        host: this.#url.hostname,
        port: this.#url.port,
        agent: this.#agent,
        method,
        path: target,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
      });
      call.on('error', reject);
      call.on('response', (answer) => {
        const type = String(answer.headers['content-type'] ?? '');
        const chunks: Buffer[] = [];
        const done = () =>
          resolve({
            status: answer.statusCode ?? 0,
            type,
            text: Buffer.concat(chunks).toString(),
            ms: performance.now() - startedAt,
          });
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          // A stream never ends by itself; its first words are enough.
          if (type.startsWith('text/event-stream')) {
            done();
            call.destroy();
          }
        });
        answer.on('end', done);
        answer.on('error', reject);
      });
      call.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** What Node agrees to put into a header: the rest of a hostile value is turned into bytes it lets through. */
export const asHeader = (text: string): string =>
  Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '?');
