import { endpoint } from '@jara/contract/endpoint';
import { healthLive, healthReady } from '@jara/contract/health';
import { readLimits } from '@jara/contract/limits';
import { DEFAULT_LIFETIME } from '@jara/domain/gift/gift-times';
import { WITHDRAWAL_FEE_PERCENT } from '@jara/domain/money/fee';
import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { MIN_SHARE } from '@jara/domain/rule/rule';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { CLOCK_CHANNEL } from '../platform/database/announce.ts';
import { setClockOffset } from '../platform/database/clock.ts';
import { languageOf } from '../platform/http/language-of.ts';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { leaving, readiness } from './health.ts';

const moveClock = endpoint({
  method: 'PUT',
  path: '/dev/clock',
  named: { name: 'moveClock', about: 'sandbox' },
  summary: 'Move business time (sandbox mode only)',
  access: 'sandbox',
  body: z.strictObject({ offsetSeconds: z.int().check(z.minimum(-10 * 366 * 86_400), z.maximum(10 * 366 * 86_400)) }),
  reply: z.object({ offsetSeconds: z.int(), now: z.iso.datetime() }),
});

export function registerHealth(app: FastifyInstance, deps: Deps): void {
  const { config, db, clock } = deps;

  serve(app, deps, healthLive, async () => ({ status: 'ok' as const }));

  serve(app, deps, healthReady, async (_input, { request, reply }) => {
    const language = languageOf(request);
    // A process that is about to stop is asked no further; the others are as they are.
    const state = app.traffic.isDraining ? leaving(language) : await readiness(deps, language);
    if (state.status !== 'ok') reply.code(503);
    return state;
  });

  serve(app, deps, readLimits, async (_input, { caller }) => {
    // Every page asks for these once per visit.
    caller.renewBrowser();
    return {
      mode: config.mode,
      currency: DEFAULT_CURRENCY,
      minGift: config.limits.minGift,
      maxGift: config.limits.maxGift,
      minShare: MIN_SHARE,
      minCrowdShare: config.limits.minCrowdShare,
      minPayout: config.limits.minPayout,
      feePercent: WITHDRAWAL_FEE_PERCENT,
      autoApproveUpTo: config.limits.autoApproveUpTo,
      twoPersonFrom: config.limits.twoPersonFrom,
      giftLifetimeDays: DEFAULT_LIFETIME,
    };
  });

  if (config.mode === 'sandbox') {
    serve(app, deps, moveClock, async ({ body }) => {
      await setClockOffset(db, body.offsetSeconds);
      await sql`select pg_notify(${CLOCK_CHANNEL}, '')`.execute(db);
      await clock.refresh();
      return { offsetSeconds: body.offsetSeconds, now: clock.now().toISOString() };
    });
  }
}
