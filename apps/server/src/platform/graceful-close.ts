import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const GRACE_MS = 8_000;

/**
 * Requests under way are answered before the server stops. Connections that browsers opened ahead and never used count
 * as busy for Node, so they are closed here; what is still open after the grace is cut.
 */
export function closeGracefully(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
}
