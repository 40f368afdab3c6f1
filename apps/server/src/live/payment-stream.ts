import type { PaymentEvent } from '@jara/contract/payments';
import type { BrowserId } from '@jara/domain/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findPaymentByReference } from '../payments/payments.store.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { isOwnPayment } from '../senders/own-payments.ts';
import type { OpenStreams } from './open-streams.ts';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 3_000;
const MAX_STREAM_MS = 30 * 60_000;

/**
 * Server-sent events for one payment: the present state first, then every change, so a reconnect misses nothing. Only
 * the sender's own browser is told the QUID; any other sees that something was paid and no more.
 */
export const streamPayment =
  (deps: Pick<Deps, 'db' | 'live'>, open: OpenStreams) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    reference: string,
    browserId: BrowserId | undefined,
  ): Promise<void> => {
    const first = await findPaymentByReference(deps.db, reference);
    if (!first) throw new Refusal('payment_not_found');
    const isSender = await isOwnPayment(deps.db, first, browserId);
    const socket = reply.raw;
    // Whoever left while we looked will not leave again, and a place taken for them would never come free.
    if (!socket.destroyed) open.add(socket, { address: request.ip, browserId });
    reply.hijack();
    if (socket.destroyed) return;
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
      unwatch();
      clearInterval(heartbeat);
      clearTimeout(end);
    });
    safely();
  };
