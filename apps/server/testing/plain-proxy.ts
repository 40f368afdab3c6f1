import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What our nginx configuration does, in a few lines, for machines that have no proxy: it takes turns, names the visitor,
 * and asks the other server when one refuses the connection, or drops it in the moment it closes its door. What changes something
 * is never sent twice when it may have been read.
 */
export async function startPlainProxy(servers: [string, string]): Promise<{ url: string; stop(): Promise<void> }> {
  let turn = 0;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, at: number, triesLeft: number) => {
    const upstream = request(
      new URL(incoming.url ?? '/', servers[at % 2]),
      {
        method: incoming.method,
        headers: {
          ...incoming.headers,
          connection: 'close',
          'x-forwarded-for': incoming.socket.remoteAddress,
          'x-request-id': randomUUID(),
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      const mayBeAskedAgain = error.code === 'ECONNREFUSED' || (incoming.method === 'GET' && !outgoing.headersSent);
      if (mayBeAskedAgain && triesLeft > 0) pass(incoming, outgoing, body, at + 1, triesLeft - 1);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    upstream.end(body);
  };
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    turn += 1;
    const at = turn;
    incoming.on('end', () => pass(incoming, outgoing, Buffer.concat(chunks), at, 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
