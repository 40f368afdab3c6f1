import type { PaymentId } from '@jara/domain/ids';
import pg from 'pg';
import type { Log } from '../log.ts';
import { CLOCK_CHANNEL, PAYMENT_CHANNEL } from './announce.ts';
import type { MovableClock } from './clock.ts';

export interface LiveEvents {
  /** Calls back when the payment may have changed. It carries no news itself: whoever is woken reads the truth. */
  watchPayment(paymentId: PaymentId, wake: () => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
  watching(): number;
}

const RECONNECT_AFTER_MS = 1_000;
const POLL_MS = 5_000;

/**
 * One listening connection per process. What is announced in any process wakes the watchers of all; because a
 * notification can be lost while reconnecting, everybody is also woken every few seconds.
 */
export function createLiveEvents(databaseUrl: string, clock: MovableClock, log: Log): LiveEvents {
  const watchers = new Map<string, Set<() => void>>();
  let client: pg.Client | undefined;
  let stopped = false;
  let poll: NodeJS.Timeout | undefined;
  let reconnect: NodeJS.Timeout | undefined;

  const wakeAll = () => {
    for (const wakes of watchers.values()) for (const wake of wakes) wake();
    clock.refresh().catch((error: unknown) => log.warn({ err: error }, 'clock.refresh_failed'));
  };

  const connect = async () => {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'jara-live', keepAlive: true });
    next.on('notification', ({ channel, payload }) => {
      if (channel === CLOCK_CHANNEL)
        clock.refresh().catch((error: unknown) => log.warn({ err: error }, 'clock.refresh_failed'));
      else for (const wake of watchers.get(payload ?? '') ?? []) wake();
    });
    next.on('error', (error) => log.warn({ err: error }, 'live.connection_lost'));
    next.on('end', () => {
      if (!stopped && client === next) again();
    });
    await next.connect();
    client = next;
    await next.query(`listen ${PAYMENT_CHANNEL}; listen ${CLOCK_CHANNEL}`);
    wakeAll();
  };
  const again = () => {
    // Two things can tell of one break; there must still be one connection after it.
    clearTimeout(reconnect);
    reconnect = setTimeout(() => {
      connect().catch((error: unknown) => {
        log.warn({ err: error }, 'live.reconnect_failed');
        again();
      });
    }, RECONNECT_AFTER_MS);
  };

  return {
    watchPayment: (paymentId, wake) => {
      const wakes = watchers.get(paymentId) ?? new Set();
      watchers.set(paymentId, wakes.add(wake));
      return () => {
        wakes.delete(wake);
        if (wakes.size === 0) watchers.delete(paymentId);
      };
    },
    start: async () => {
      await connect();
      poll = setInterval(wakeAll, POLL_MS);
      poll.unref();
    },
    stop: async () => {
      stopped = true;
      clearInterval(poll);
      clearTimeout(reconnect);
      await client?.end();
    },
    watching: () => [...watchers.values()].reduce((sum, wakes) => sum + wakes.size, 0),
  };
}
