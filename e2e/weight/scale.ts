import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer as it came over the line, its status line and headers with it. */
export interface Weighed {
  path: string;
  status: number;
  bytes: number;
  /** What it is for: a page cannot be read without the first, and comes alive with the second. */
  part: 'view' | 'scripts and answers';
}

/**
 * A line that weighs what comes over it, as an HTTP proxy for one browser. It counts bytes of the connection and not of
 * files: headers, answers of the API and what a worker fetches cost a prepaid phone as much. Everybody is given gzip, which
 * every browser and every proxy in between takes.
 */
export class Scale {
  readonly #server: Server;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #weighed: Weighed[] = [];

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (asked, answer) => this.#carry(asked, answer));
  }

  static async open(): Promise<Scale> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Scale(server);
  }

  get proxy() {
    return { server: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}` };
  }

  get weighed(): readonly Weighed[] {
    return [...this.#weighed];
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
    this.#agent.destroy();
  }

  #carry(asked: IncomingMessage, answer: ServerResponse): void {
    const { hostname, port, pathname, search } = new URL(asked.url ?? '');
    const { method, headers: said } = asked;
    const headers = { ...said, 'accept-encoding': 'gzip' };
    const path = pathname + search;
    const onward = request({ hostname, port, path, method, headers, agent: this.#agent }, (given) => {
      const { socket } = given;
      const type = given.headers['content-type'] ?? '';
      given.on('end', () => {
        const bytes = socket.bytesRead - before;
        this.#weighed.push({ path: pathname, status: given.statusCode ?? 0, bytes, part: partOf(pathname, type) });
      });
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.pipe(answer);
    });
    // A connection carries one answer at a time, so what it has read since then is this one.
    let before = 0;
    onward.on('socket', ({ bytesRead }) => {
      before = bytesRead;
    });
    onward.on('error', () => asked.socket.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }
}

/** Scripts come behind the words, but for the one that the page waits for. */
const partOf = (path: string, type: string): Weighed['part'] =>
  path !== '/theme.js' && /javascript|json|event-stream/.test(type) ? 'scripts and answers' : 'view';
