import { randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { balanceRoutes } from './balance/balance.routes.ts';
import { bankRoutes } from './banks/banks.routes.ts';
import { disputeRoutes } from './disputes/disputes.routes.ts';
import type { Deps } from './platform/deps.ts';
import { installFaults, invalidKey } from './platform/faults.ts';
import { acceptForms } from './platform/forms.ts';
import { installRateLimits } from './platform/rate-limits.ts';
import { readSettings } from './platform/settings.ts';
import { wireJson, withAmountsAsStrings } from './platform/wire-json.ts';
import { refundRoutes } from './refunds/refunds.routes.ts';
import { settlementRoutes } from './transactions/settlements.routes.ts';
import { transactionRoutes } from './transactions/transactions.routes.ts';
import { recipientRoutes } from './transfers/recipients.routes.ts';
import { transferRoutes } from './transfers/transfers.routes.ts';

/** The provider's API as merchants call it: behind the key, in the provider's JSON, with its limits and its bad days. */
export function api(app: FastifyInstance, deps: Deps): void {
  acceptForms(app);
  app.setReplySerializer(wireJson);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', randomUUID());
    if (!isAuthorized(request.headers.authorization, deps.secretKey)) throw invalidKey();
  });
  app.addHook('preSerialization', async (_request, _reply, payload) => {
    const { answer_delay_ms: delayMs, amounts_as_strings: asStrings } = await readSettings(deps.db);
    if (delayMs > 0) await pause(delayMs);
    return asStrings ? withAmountsAsStrings(payload) : payload;
  });
  installRateLimits(app, deps);
  installFaults(app, deps);

  transactionRoutes(app, deps);
  bankRoutes(app, deps);
  recipientRoutes(app, deps);
  transferRoutes(app, deps);
  refundRoutes(app, deps);
  disputeRoutes(app, deps);
  settlementRoutes(app, deps);
  balanceRoutes(app, deps);
}

function isAuthorized(header: string | undefined, secretKey: string): boolean {
  const expected = Buffer.from(`Bearer ${secretKey}`);
  const given = Buffer.from(header ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
