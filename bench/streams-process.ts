import { connect, type Socket } from 'node:net';

/** Who holds the streams: in a process of its own, so that what is measured shares neither loop nor memory with it. */
export interface StreamPlan {
  port: number;
  references: string[];
}

/** One address may hold a few hundred streams, and has so many ports; so the streams come from many addresses. */
const PER_ADDRESS = 250;
const OPEN_AT_ONCE = 200;

/** When an event came for a reference, in milliseconds since the epoch; the first one tells how it stands. */
export type Arrival = [reference: string, at: number];

const now = () => performance.timeOrigin + performance.now();
const sockets: Socket[] = [];
let arrivals: Arrival[] = [];

const open = (port: number, reference: string) =>
  new Promise<void>((resolve, reject) => {
    const index = sockets.length;
    const localAddress = `127.0.${1 + Math.floor(index / PER_ADDRESS / 250)}.${1 + (Math.floor(index / PER_ADDRESS) % 250)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    let events = 0;
    let head = '';
    socket.on('connect', () => socket.write(`GET /api/sse/connect/${reference} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
    socket.on('data', (chunk) => {
      const at = now();
      const text = chunk.toString('latin1');
      if (events === 0) {
        head += text;
        if (!head.startsWith('HTTP/1.1 200')) reject(new Error(`a stream was not opened: ${head.slice(0, 200)}`));
        if (!head.includes('\ndata: ')) return;
        head = '';
        events = 1;
        resolve();
        return;
      }
      if (text.includes('\ndata: ')) arrivals.push([reference, at]);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a stream was closed')));
  });

process.on('message', (message: StreamPlan | 'arrivals') => {
  if (message === 'arrivals') {
    process.send?.({ arrivals });
    arrivals = [];
    return;
  }
  const waiting = [...message.references];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await open(message.port, next);
  };
  Promise.all(Array.from({ length: OPEN_AT_ONCE }, work)).then(
    () => process.send?.('open'),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
