import type { ServerResponse } from 'node:http';
import type { PaymentEvent } from '@jara/contract/payments';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { findPaymentByReference } from '../payments/payments.store.ts';
import { Refusal } from '../platform/refusal.ts';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 3_000;
const MAX_STREAM_MS = 30 * 60_000;

/**
 * Server-sent events for one payment: the present state first, then every change, so a reconnect misses nothing. Only
 * the sender's own browser is told the QUID; any other sees that something was paid and no more.
 */
export const streamPayment =
  (deps: Pick<Deps, 'db' | 'live'>, open: Set<ServerResponse>) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    reference: string,
    browserId: string | undefined,
  ): Promise<void> => {
    const first = await findPaymentByReference(deps.db, reference);
    if (!first) throw new Refusal('payment_not_found');
    reply.hijack();
    const socket = reply.raw;
    open.add(socket);
    socket.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      ...(reply.getHeaders() as Record<string, string>),
    });
    socket.write(`retry: ${RETRY_MS}\n\n`);

    let told = '';
    const tell = async () => {
      const payment = await findPaymentByReference(deps.db, reference);
      if (!payment || socket.writableEnded) return;
      const isSender = payment.browserId === browserId;
      const event: PaymentEvent = {
        event: 'PAYMENT',
        message: { quid: isSender && payment.status === 'SUCCESS' ? payment.quid : null, status: payment.status },
      };
      const data = JSON.stringify(event);
      if (data === told) return;
      told = data;
      socket.write(`id: ${payment.updatedAt.getTime()}\ndata: ${data}\n\n`);
    };
    const safely = () => {
      tell().catch((error: unknown) => {
        request.log.warn({ err: error }, 'live.tell_failed');
        socket.end();
      });
    };

    const unwatch = deps.live.watchPayment(first.id, safely);
    const heartbeat = setInterval(() => socket.write(': still here\n\n'), HEARTBEAT_MS);
    // A stream that nobody closes ends by itself; the browser comes back if it still cares.
    const end = setTimeout(() => socket.end(), MAX_STREAM_MS);
    socket.on('close', () => {
      open.delete(socket);
      unwatch();
      clearInterval(heartbeat);
      clearTimeout(end);
    });
    safely();
  };
