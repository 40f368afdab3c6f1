import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from './database.ts';
import type { Deps } from './deps.ts';
import { errorEnvelopeOf, Refusal, rateLimited } from './refusal.ts';

/** Ways to go wrong. Those that say `after-effect`, and garbage, do the work and spoil only the answer. */
export const FAULTS = [
  'timeout-before-effect',
  'timeout-after-effect',
  '401',
  '429',
  '500',
  '500-after-effect',
  'status-false',
  'garbage',
  'not-found',
  'not-found-400',
  'stale',
  'foreign-checkout',
] as const;
export type Fault = (typeof FAULTS)[number];

const HOLD_AT_MOST_MS = 60_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name by which faults are asked for, such as `transfer.create`. */
    name?: string;
  }
  interface FastifyRequest {
    fault: Fault | null;
  }
}

/** Spends one of the planned faults of a route, the oldest first. */
async function takeFault(db: Db, route: string): Promise<Fault | null> {
  const row = await db.maybe<{ fault: Fault }>(
    `UPDATE paystack_sandbox.faults SET remaining = remaining - 1
     WHERE id = (SELECT id FROM paystack_sandbox.faults WHERE route IN ($1, '*') AND remaining > 0
                 ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING fault`,
    [route],
  );
  return row?.fault ?? null;
}

export function installFaults(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  const held = new Set<() => void>();
  app.decorateRequest('fault', null);

  app.addHook('preHandler', async (request, reply) => {
    const { name } = request.routeOptions.config;
    if (name === undefined) return;
    request.fault = await takeFault(db, name);
    if (request.fault === 'timeout-before-effect') {
      reply.hijack();
      await holdUntilClientLeaves(request, held);
      request.raw.destroy();
      return;
    }
    const refusal = request.fault === null ? undefined : refusalOf(request.fault, name);
    if (refusal !== undefined) throw refusal;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.fault === null || reply.statusCode >= 400) return payload;
    return spoil(request, reply, payload, held);
  });

  // A sandbox that stops does not wait for those it keeps waiting.
  app.addHook('preClose', async () => {
    for (const release of held) release();
  });
}

function refusalOf(fault: Fault, route: string): Refusal | undefined {
  if (fault === '401') return invalidKey();
  if (fault === '429') return rateLimited();
  if (fault === '500') return new Refusal(500, 'An error occurred. Please try again', { type: 'api_error' });
  const isTransfer = route.startsWith('transfer.');
  const message = isTransfer ? 'Transfer not found' : 'Transaction reference not found.';
  const detail = isTransfer ? {} : { type: 'validation_error' as const, code: 'transaction_not_found' };
  if (fault === 'not-found') return new Refusal(404, message, detail);
  if (fault === 'not-found-400') return new Refusal(400, message.replace(/\.$/, ''));
  return undefined;
}

async function spoil(request: FastifyRequest, reply: FastifyReply, payload: unknown, held: Set<() => void>) {
  switch (request.fault) {
    case 'timeout-after-effect':
      await holdUntilClientLeaves(request, held);
      request.raw.destroy();
      return payload;
    case '500-after-effect':
      reply.code(500).removeHeader('content-length');
      return JSON.stringify(errorEnvelopeOf(new Refusal(500, 'An error occurred. Please try again')));
    case 'status-false':
      reply.removeHeader('content-length');
      return JSON.stringify({ status: false, message: 'The request could not be completed' });
    case 'garbage': {
      const text = String(payload);
      reply.removeHeader('content-length');
      return text.slice(0, Math.ceil(text.length / 2));
    }
    case 'foreign-checkout':
      reply.removeHeader('content-length');
      return String(payload).replace(/"authorization_url":"[^"]*"/, '"authorization_url":"https://checkout.example/x"');
    default:
      return payload;
  }
}

function holdUntilClientLeaves(request: FastifyRequest, held: Set<() => void>): Promise<void> {
  return new Promise((resolve) => {
    const release = () => {
      clearTimeout(timer);
      held.delete(release);
      request.raw.socket.off('close', release);
      resolve();
    };
    const timer = setTimeout(release, HOLD_AT_MOST_MS);
    held.add(release);
    request.raw.socket.once('close', release);
  });
}

export const invalidKey = () =>
  new Refusal(401, 'Invalid key', {
    type: 'validation_error',
    code: 'invalid_Key',
    nextStep: 'Ensure that you provide the correct authorization key for the request',
  });
