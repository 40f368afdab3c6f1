import { connect, type Socket } from 'node:net';

export interface LoadPlan {
  ports: number[];
  connections: number;
  /** Send for this long, or exactly this many requests. */
  durationMs?: number;
  requests?: number;
  /** Paths to go round. With a body each is sent as a POST, without one as a GET. */
  paths: string[];
  body?: string;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  statuses: Record<string, number>;
}

/**
 * Plain sockets and a counting reader: the machine's cores are shared with what is measured, so the one who measures
 * must cost as little as possible. Every request waits for its answer before the connection sends the next.
 */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  const requests = plan.paths.map((path) => Buffer.from(requestFor(path, plan.body)));
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  let sent = 0;
  const sockets = await Promise.all(
    Array.from({ length: plan.connections }, (_, i) => open(plan.ports[i % plan.ports.length] ?? 0)),
  );
  const startedAt = performance.now();
  const deadline = plan.durationMs === undefined ? Number.POSITIVE_INFINITY : startedAt + plan.durationMs;
  const most = plan.requests ?? Number.POSITIVE_INFINITY;

  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          let sentAt = 0;
          let buffered = '';
          let wanted = -1;
          const next = () => {
            if (performance.now() >= deadline || sent >= most) {
              socket.end();
              resolve();
              return;
            }
            sentAt = performance.now();
            socket.write(requests[sent % requests.length] ?? Buffer.alloc(0));
            sent += 1;
          };
          socket.on('data', (chunk) => {
            buffered += chunk.toString('latin1');
            if (wanted < 0) {
              const head = buffered.indexOf('\r\n\r\n');
              if (head < 0) return;
              wanted = head + 4 + Number(/content-length: (\d+)/i.exec(buffered)?.[1] ?? 0);
            }
            if (buffered.length < wanted) return;
            const status = buffered.slice(9, 12);
            statuses[status] = (statuses[status] ?? 0) + 1;
            latencies.push(performance.now() - sentAt);
            buffered = '';
            wanted = -1;
            next();
          });
          socket.on('error', reject);
          next();
        }),
    ),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return {
    requests: latencies.length,
    seconds,
    perSecond: latencies.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    statuses,
  };
}

const requestFor = (path: string, body: string | undefined): string =>
  body === undefined
    ? `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n`
    : `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
