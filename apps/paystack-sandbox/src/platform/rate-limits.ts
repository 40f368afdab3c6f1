import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { rateLimited } from './refusal.ts';
import { readSettings } from './settings.ts';

const WINDOW_MS = 60_000;
const TEST_MODE_LIMIT = 100;

/** Test keys get 100 requests a minute. Off unless a tester turns it on. */
export function installRateLimits(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  let window = { startedAt: 0, used: 0 };

  app.addHook('preHandler', async (_request, reply) => {
    const { rate_limits: isOn } = await readSettings(db);
    if (!isOn) return;
    const now = clock.now().getTime();
    if (now - window.startedAt >= WINDOW_MS) window = { startedAt: now, used: 0 };
    window.used += 1;
    reply.header('x-ratelimit-limit', TEST_MODE_LIMIT);
    reply.header('x-ratelimit-remaining', Math.max(0, TEST_MODE_LIMIT - window.used));
    reply.header('x-ratelimit-reset', Math.ceil((window.startedAt + WINDOW_MS - now) / 1_000));
    if (window.used > TEST_MODE_LIMIT) throw rateLimited();
  });
}
