import { endpoint } from '@jara/contract/endpoint';
import { paymentEvent } from '@jara/contract/payments';
import { reference } from '@jara/contract/scalars';
import { sendLiveEvent } from '@jara/contract/staff/operations';
import type { PaymentId } from '@jara/domain/ids';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { recordStaffAction } from '../audit/audit.ts';
import { findPaymentByReference } from '../payments/payments.store.ts';
import { announcePayment } from '../platform/database/announce.ts';
import { serve } from '../platform/http/serve.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { actorOf } from '../staff/actor.ts';
import { createOpenStreams } from './open-streams.ts';
import { createPaymentStreams } from './payment-stream.ts';

const STREAMS: Limit = { name: 'live-stream', hits: 60, windowSeconds: 60 };

const connect = endpoint({
  method: 'GET',
  path: '/sse/connect/:reference',
  named: { name: 'watchPayment', about: 'payments' },
  summary: 'Server-sent events of one payment; the QUID only for the sender’s own browser',
  access: 'public',
  keys: ['anyone', 'browser'],
  refusals: ['too_many_requests', 'payment_not_found'],
  params: z.object({ reference }),
  streams: ['text/event-stream'],
  reply: paymentEvent,
});

export function registerLive(app: FastifyInstance, deps: Deps): void {
  const { db, clock, config } = deps;
  const open = createOpenStreams();
  deps.metrics.gauge('jara_sse_connections', 'Live streams open in this process', open.count);
  const stream = createPaymentStreams(deps, open);
  // Streams never end by themselves; a server that stops ends them, and the browsers come back to another one.
  app.addHook('preClose', async () => open.endAll());
  serve(app, deps, connect, async ({ params }, { caller, request, reply }) => {
    await deps.throttle.hit(STREAMS, caller.ip, caller.tellLimit);
    await stream(request, reply, { reference: params.reference, browserId: caller.knownBrowser });
    return undefined as never;
  });

  serve(app, deps, sendLiveEvent, async ({ query }, { request }) => {
    if (config.mode !== 'sandbox') throw new Refusal('permission_denied');
    const payment = await findPaymentByReference(db, query.userId);
    await db.transaction().execute(async (trx) => {
      if (payment) await announcePayment(trx, payment.id);
      await recordStaffAction(
        trx,
        actorOf(request),
        {
          action: 'live.send',
          subjectKind: 'payment',
          // A reference that belongs to no payment is written down as it was given.
          subjectId: payment?.id ?? (query.userId as PaymentId),
          details: { message: query.message },
        },
        clock.now(),
      );
    });
    return { sent: payment !== undefined };
  });
}
