import { connect, type Socket } from 'node:net';

/** What came back over one connection, byte for byte, until the other side closed it. */
export interface RawAnswer {
  text: string;
  statuses: number[];
  /** Until the connection was closed; undefined when it was still open after the patience. */
  closedAfterMs: number | undefined;
}

interface Options {
  patienceMs?: number;
  /** Sent one after the other, with a pause before each; for clients that take their time. */
  drip?: { every: number; piece: string };
}

/** Says something that no HTTP client would say, and listens. */
export function say(url: string, text: string, { patienceMs = 5_000, drip }: Options = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const startedAt = Date.now();
    const chunks: Buffer[] = [];
    const socket: Socket = connect({ host: hostname, port: Number(port) });
    let dripping: NodeJS.Timeout | undefined;
    const finish = (closedAfterMs: number | undefined) => {
      clearInterval(dripping);
      clearTimeout(patience);
      socket.destroy();
      const heard = Buffer.concat(chunks).toString('latin1');
      const statuses = [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      resolve({ text: heard, statuses, closedAfterMs });
    };
    const patience = setTimeout(() => finish(undefined), patienceMs);
    socket.on('connect', () => {
      socket.write(text);
      if (drip) dripping = setInterval(() => socket.write(drip.piece), drip.every);
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A reset is one of the answers a bad client deserves; what was heard before it counts.
    socket.on('error', () => undefined);
    socket.on('close', () => finish(Date.now() - startedAt));
  });
}
