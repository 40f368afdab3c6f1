import type { PaymentId } from '@jara/domain/ids';
import pg from 'pg';
import { addressOf } from '../database-address.ts';
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
const REFRESH_MS = 5_000;

/**
 * One listening connection per process. What is announced in any process wakes the watchers of all. A notification can be
 * lost while it reconnects: then everybody is woken, and who watches looks by themselves every few seconds as well.
 */
export function createLiveEvents(databaseUrl: string, clock: MovableClock, log: Log): LiveEvents {
  const watchers = new Map<string, Set<() => void>>();
  let client: pg.Client | undefined;
  let stopped = false;
  let refresh: NodeJS.Timeout | undefined;
  let reconnect: NodeJS.Timeout | undefined;

  const refreshClock = () => {
    clock.refresh().catch((error: unknown) => log.warn({ err: error }, 'clock.refresh_failed'));
  };

  const connect = async () => {
    const next = new pg.Client({
      connectionString: addressOf(databaseUrl),
      application_name: 'jara-live',
      keepAlive: true,
    });
    next.on('notification', ({ channel, payload }) => {
      if (channel === CLOCK_CHANNEL) refreshClock();
      else for (const wake of watchers.get(payload ?? '') ?? []) wake();
    });
    next.on('error', (error) => log.warn({ err: error }, 'live.connection_lost'));
    next.on('end', () => {
      if (!stopped && client === next) again();
    });
    await next.connect();
    client = next;
    await next.query(`listen ${PAYMENT_CHANNEL}; listen ${CLOCK_CHANNEL}`);
    for (const wakes of watchers.values()) for (const wake of wakes) wake();
    refreshClock();
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
      refresh = setInterval(refreshClock, REFRESH_MS);
      refresh.unref();
    },
    stop: async () => {
      stopped = true;
      clearInterval(refresh);
      clearTimeout(reconnect);
      await client?.end();
    },
    watching: () => [...watchers.values()].reduce((sum, wakes) => sum + wakes.size, 0),
  };
}
