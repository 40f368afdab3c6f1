import { Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const GRACE_MS = 8_000;
const LOOK_EVERY_MS = 50;
/** What the loop may have done since it looked at the door. */
const JUST_NOW_MS = 0.2;
const MOST_LOOKS = 2_000;

/** Who is connected, and whether new ones should still come. */
export interface Traffic {
  connections: ReadonlySet<Socket>;
  /** The process is going to stop: it says so when asked whether it is ready, and works on as before. */
  isDraining: boolean;
  /** Nobody new is let in, and every answer is the last on its connection. */
  isLeaving: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    traffic: Traffic;
  }
}

/**
 * Requests under way are answered before the server stops. Connections that browsers opened ahead and never used count
 * as busy for Node, so they are closed here; what is still open after the grace is cut.
 */
export function closeGracefully(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  app.decorate('traffic', { connections, isDraining: false, isLeaving: false });
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
}

/**
 * Leaves without a request lost, given a proxy that keeps idle connections for less than `ms`. First the readiness
 * check says no, so that a proxy that asks sends nothing new. Then the door is closed, so that one that does not ask is
 * refused before it has sent a byte and turns to another server. Kept connections stay: whoever writes on one is
 * answered, and told that it was the last time; closing one while a request is on its way would lose that request.
 */
export async function drain(app: FastifyInstance, ms: number): Promise<void> {
  if (ms === 0) return;
  app.traffic.isDraining = true;
  await pause(ms);
  await untilNobodyKnocks();
  // The HTTP server's own `close` would cut idle connections; this only stops listening.
  Server.prototype.close.call(app.server);
  // Only now: whoever is told to connect anew must find the door shut, not be caught in it.
  app.traffic.isLeaving = true;
  const deadline = Date.now() + ms;
  while (app.traffic.connections.size > 0 && Date.now() < deadline) await pause(LOOK_EVERY_MS);
}

/**
 * Whoever stands at the door while it closes is cut off, and a proxy must not send their claim again. The loop lets everybody in
 * and then does what else has come: only when that took no time has it just looked, and nobody stands there.
 */
async function untilNobodyKnocks(): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const before = performance.now();
    await new Promise(setImmediate);
    if (performance.now() - before < JUST_NOW_MS) return;
  }
}
