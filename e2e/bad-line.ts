import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Weather {
  latencyMs: number;
  bytesPerSecond: number;
  /** Every so many packets one is lost, and what comes behind it waits until it has been sent again. */
  losesOneIn: number;
}

interface Cut {
  path: RegExp;
  method: string;
  /** Before the product hears of it, or after it has acted and its answer is on the way. */
  when: 'before' | 'after';
}

/** A phone on the edge of a cell: 400 ms, 400 kbit/s, and one packet in fifty lost. */
export const EDGE_OF_A_CELL: Weather = { latencyMs: 400, bytesPerSecond: 50_000, losesOneIn: 50 };

const PACKET_BYTES = 1460;

/**
 * The line between a browser and the product, as an HTTP proxy for one context. Real connections break here, as those of
 * a phone do, and the browser may send again by itself what got no answer.
 */
export class BadLine {
  readonly #server: Server;
  #weather: Weather | undefined;
  #cut: Cut | undefined;
  /** When the line is free for the next packet. */
  #freeAt = 0;
  #packets = 0;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (asked, answer) => this.#carry(asked, answer));
  }

  static async open(weather?: Weather): Promise<BadLine> {
    const server = createServer();
    const line = new BadLine(server);
    line.#weather = weather;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get proxy() {
    return { server: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}` };
  }

  /** Cuts the connection at every such request until it is mended. */
  cut(when: Cut['when'], method: string, path: RegExp): void {
    this.#cut = { when, method, path };
  }

  mend(): void {
    this.#cut = undefined;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #carry(asked: IncomingMessage, answer: ServerResponse): void {
    const { hostname, port, pathname, search } = new URL(asked.url ?? '');
    const { method, headers, socket } = asked;
    const cut = this.#cut?.path.test(pathname) && this.#cut.method === method ? this.#cut.when : undefined;
    if (cut === 'before') {
      socket.destroy();
      return;
    }
    const onward = request({ hostname, port, path: pathname + search, method, headers }, (given) => {
      if (cut) given.resume().on('end', () => socket.destroy());
      else void this.#giveBack(given, answer).catch(() => socket.destroy());
    });
    onward.on('error', () => socket.destroy());
    answer.on('close', () => onward.destroy());
    void this.#roundTrip(socket).then(() => asked.pipe(onward));
  }

  /** A new connection takes one more to be made. */
  async #roundTrip(socket: Socket): Promise<void> {
    if (!this.#weather) return;
    const isNew = socket.bytesWritten === 0;
    await pause(this.#weather.latencyMs * (isNew ? 2 : 1));
  }

  async #giveBack(given: IncomingMessage, answer: ServerResponse): Promise<void> {
    answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
    answer.flushHeaders();
    for await (const bytes of given as AsyncIterable<Buffer>) {
      for (let at = 0; at < bytes.length; at += PACKET_BYTES) {
        const packet = bytes.subarray(at, at + PACKET_BYTES);
        await this.#send(packet.length);
        answer.write(packet);
      }
    }
    answer.end();
  }

  async #send(bytes: number): Promise<void> {
    if (!this.#weather) return;
    const { latencyMs, bytesPerSecond, losesOneIn } = this.#weather;
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + (bytes / bytesPerSecond) * 1000;
    this.#packets += 1;
    const isLost = this.#packets % losesOneIn === 0;
    await pause(this.#freeAt - now + (isLost ? 2 * latencyMs : 0));
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
