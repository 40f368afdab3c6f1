import type { Access } from '@jara/contract/endpoint';
import type { Permission } from '@jara/domain/staff/permissions';
import type { PaystackClient } from '@jara/paystack/client';
import type { FastifyRequest } from 'fastify';
import type { Claiming } from './claims/claim-gift.ts';
import type { Config } from './config.ts';
import type { LiveEvents } from './live/live-events.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { MovableClock } from './platform/clock.ts';
import type { Db } from './platform/db.ts';
import type { Keys } from './platform/keys.ts';
import type { Log } from './platform/log.ts';
import type { Throttle } from './platform/throttle.ts';
import type { TwoTrips } from './platform/two-trips.ts';
import type { StaffOfRequest } from './staff/actor.ts';

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
  /** The provider, told with each call which request it belongs to. */
  paystackFor(requestId: string): PaystackClient;
  throttle: Throttle;
  live: LiveEvents;
  claiming: Claiming;
  /** Refuses a request to a staff route unless its session may. */
  staffGate(request: FastifyRequest, access: Exclude<Access, 'public' | 'provider' | 'sandbox'>): Promise<void>;
  /** The member of staff behind a request to a route that is open to all, if there is one who may see more. */
  staffBehind(request: FastifyRequest, permission: Permission): Promise<StaffOfRequest | undefined>;
}
