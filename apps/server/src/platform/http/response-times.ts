import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';

const KEPT = 1_000;
const recent: number[] = [];
let next = 0;

/** Remembers how long this process took for its latest answers. Streams stay open on purpose and are left out. */
export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request;
    if (!url.startsWith('/api/sse/')) {
      metrics.answered(request, reply);
      if (url.startsWith('/api/')) {
        recent[next] = reply.elapsedTime;
        next = (next + 1) % KEPT;
      }
    }
    done();
  });
}

export function responseTimes(): { median: number; p95: number } {
  const sorted = [...recent].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { median: at(0.5), p95: at(0.95) };
}
