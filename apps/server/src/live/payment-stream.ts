import type { ServerResponse } from 'node:http';
import type { PaymentEvent } from '@jara/contract/payments';
import type { BrowserId, PaymentId } from '@jara/domain/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findPaidBrowser, type PaymentState, readPaymentStates } from '../payments/payments.store.ts';
import { createBatcher } from '../platform/batcher.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { isOwnPayment } from '../senders/own-payments.ts';
import type { OpenStreams } from './open-streams.ts';
import { createRounds } from './rounds.ts';

const RETRY_MS = 3_000;
const MAX_STREAM_MS = 30 * 60_000;
const MOST_AT_ONCE = 1_000;

/** There may be ten thousand of these, so each is a few words beside its socket: no timer and no question of its own. */
interface Stream {
  socket: ServerResponse;
  paymentId: PaymentId;
  isSender: boolean;
  told: string;
  endsAt: number;
}

/**
 * Server-sent events for one payment: the present state first, then every change, so a reconnect misses nothing. Only
 * the sender's own browser is told the QUID; any other sees that something was paid and no more.
 */
export function createPaymentStreams(deps: Pick<Deps, 'db' | 'live' | 'log'>, open: OpenStreams) {
  /** Those who are woken together are answered by one question. */
  const look = createBatcher<Stream, void>({
    maxBatch: MOST_AT_ONCE,
    run: async (streams) => {
      const states = await readPaymentStates(deps.db, [...new Set(streams.map(({ paymentId }) => paymentId))]);
      for (const stream of streams) tell(stream, states.get(stream.paymentId));
      return [];
    },
  });
  const wake = (stream: Stream) => {
    look(stream).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'live.tell_failed');
      stream.socket.end();
    });
  };

  const rounds = createRounds<Stream>({
    // A notification can be lost while we reconnect to the database, so everybody is also woken every few seconds.
    wake,
    beat: (stream, now) => {
      // It can have ended and still stand behind an answer that its reader takes slowly.
      if (stream.socket.writableEnded) return;
      // A stream that nobody closes ends by itself; the browser comes back if it still cares.
      if (now >= stream.endsAt) stream.socket.end();
      else stream.socket.write(': still here\n\n');
    },
  });

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { reference, browserId }: { reference: string; browserId: BrowserId | undefined },
  ): Promise<void> => {
    const paid = await findPaidBrowser(deps.db, reference);
    if (!paid) throw new Refusal('payment_not_found');
    const isSender = await isOwnPayment(deps.db, paid, browserId);
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
    const stream: Stream = {
      socket,
      paymentId: paid.id,
      isSender,
      told: '',
      endsAt: performance.now() + MAX_STREAM_MS,
    };
    const unwatch = deps.live.watchPayment(paid.id, () => wake(stream));
    const leave = rounds.join(stream);
    socket.on('close', () => {
      unwatch();
      leave();
    });
    wake(stream);
  };
}

function tell(stream: Stream, payment: PaymentState | undefined): void {
  if (!payment || stream.socket.writableEnded) return;
  const event: PaymentEvent = {
    event: 'PAYMENT',
    message: { quid: stream.isSender && payment.status === 'SUCCESS' ? payment.quid : null, status: payment.status },
  };
  const data = JSON.stringify(event);
  if (data === stream.told) return;
  stream.told = data;
  stream.socket.write(`id: ${payment.updatedAt.getTime()}\ndata: ${data}\n\n`);
}
