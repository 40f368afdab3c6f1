import { readTrust as readTrustEndpoint } from '@jara/contract/trust';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { traced } from '../../platform/tools/trace.ts';
import { keepAnswer } from './keep-answer.ts';
import { readTrust, timesOf } from './read-trust.ts';

const FRESH_MS = 1_500;
/** A provider that hangs is not asked again by every reader of the page. */
const FRESH_WITHOUT_ANSWER_MS = 10_000;
const PAYOUT_TIMES_FRESH_MS = 60_000;
/** The page says that the provider is silent rather than keeping its reader waiting. */
const PATIENCE_MS = 4_000;

export function registerTrust(app: FastifyInstance, deps: Deps): void {
  const payouts = keepAnswer(timesOf(deps), () => PAYOUT_TIMES_FRESH_MS);
  const look = keepAnswer(
    (requestId: string) =>
      readTrust(
        { ...traced(deps, requestId), paystack: deps.paystackFor(requestId, performance.now() + PATIENCE_MS) },
        payouts,
      )(),
    ({ providerBalance }) => (providerBalance === null ? FRESH_WITHOUT_ANSWER_MS : FRESH_MS),
  );
  serve(app, deps, readTrustEndpoint, (_input, { caller }) => look(caller.requestId));
}
