import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Deps } from '../../platform/tools/deps.ts';
import { watchDatabase } from './database-figures.ts';

export interface MetricsServer {
  url: string;
  stop(): Promise<void>;
}

interface Options {
  host: string;
  port: number;
  databaseUrl: string;
  keepMs?: number;
}

/**
 * Metrics have a port of their own, so that no mistake in a proxy's configuration can show them to the public. It also
 * tells whether the process is alive, which a worker has no other door for.
 */
export async function startMetricsServer(
  { metrics: { registry }, clock, log }: Pick<Deps, 'metrics' | 'clock' | 'log'>,
  { host, port, databaseUrl, ...options }: Options,
): Promise<MetricsServer> {
  const figures = watchDatabase({ registry, databaseUrl, clock, log, ...options });
  const server = createServer((request, response) => {
    const answer = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    if (request.method !== 'GET') return answer(405, 'text/plain', 'Only GET is offered here\n');
    if (request.url === '/live') return answer(200, 'text/plain', 'ok\n');
    if (request.url !== '/metrics') return answer(404, 'text/plain', 'Metrics are at /metrics\n');
    figures
      .refresh()
      .then(() => registry.metrics())
      .then(
        (text) => answer(200, registry.contentType, text),
        (error: unknown) => {
          log.error({ err: error }, 'metrics.failed');
          answer(500, 'text/plain', 'The metrics could not be written\n');
        },
      );
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 5_000;
  server.maxConnections = 50;
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: given } = server.address() as AddressInfo;
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${given}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await figures.close();
    },
  };
}
