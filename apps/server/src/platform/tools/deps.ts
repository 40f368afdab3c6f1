import type { Access } from '@jara/contract/endpoint';
import type { PaystackClient } from '@jara/paystack/client';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { MovableClock } from '../database/clock.ts';
import type { Db } from '../database/db.ts';
import type { LiveEvents } from '../database/live-events.ts';
import type { TwoTrips } from '../database/two-trips.ts';
import type { Keys } from '../keys/keys.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Throttle } from './throttle.ts';

/** What use cases are given instead of reaching for it. Each asks for the parts it uses: `Pick<Deps, 'db' | 'clock'>`. */
export interface Deps {
  config: Config;
  db: Db;
  twoTrips: TwoTrips;
  clock: MovableClock;
  keys: Keys;
  log: Log;
  metrics: Metrics;
  /** The request that all of this is done for; its id goes into log lines, jobs and calls to the provider. */
  requestId?: string | undefined;
  paystack: PaystackClient;
  /** The provider, told with each call which request it belongs to; all calls are over by the deadline, if there is one. */
  paystackFor(requestId: string, deadlineAt?: number): PaystackClient;
  throttle: Throttle;
  live: LiveEvents;
  /** Refuses a request to a staff route unless its session may. */
  staffGate(request: FastifyRequest, access: Exclude<Access, 'public' | 'provider' | 'sandbox'>): Promise<void>;
}
