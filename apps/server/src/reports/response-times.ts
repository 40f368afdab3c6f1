import type { FastifyInstance } from 'fastify';

const KEPT = 1_000;
const recent: number[] = [];
let next = 0;

/** Remembers how long this process took for its latest answers. Streams stay open on purpose and are left out. */
export function measureAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/') || request.url.startsWith('/api/sse/')) return;
    recent[next] = reply.elapsedTime;
    next = (next + 1) % KEPT;
  });
}

export function responseTimes(): { median: number; p95: number } {
  const sorted = [...recent].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { median: at(0.5), p95: at(0.95) };
}
