import { createPaystackClient } from '@jara/paystack/client';
import type { CallReport } from '@jara/paystack/http';
import { type Claiming, createClaiming } from './claims/claim-gift.ts';
import type { Config } from './platform/config.ts';
import { createClock } from './platform/database/clock.ts';
import { connect } from './platform/database/db.ts';
import { createLiveEvents } from './platform/database/live-events.ts';
import { openKeys } from './platform/keys/former-keys.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import type { Deps } from './platform/tools/deps.ts';
import { createThrottle } from './platform/tools/throttle.ts';
import { createStaffGate, type StaffBehind } from './staff/staff-gate.ts';

export interface Secrets {
  databaseUrl: string;
  secretKey: string;
  paystackSecretKey: string;
}

/** The tools, and what the doors hand to the routes that use it. */
export interface Product extends Deps {
  claiming: Claiming;
  staffBehind: StaffBehind;
  paystackSecretKey: string;
}

/** Builds everything the product is made of, from configuration alone. */
export async function wireUp(config: Config, secrets: Secrets, log: Log = createLog(config.logLevel, 'jara')) {
  const database = connect(secrets.databaseUrl, {
    max: config.databasePool,
    onError: (error) => log.warn({ err: error }, 'database.connection_lost'),
  });
  const { db, pool, twoTrips } = database;
  const metrics = createMetrics();
  metrics.gauge('jara_database_connections', 'Connections of this process to the database', () => pool.totalCount);
  metrics.gauge('jara_database_connections_idle', 'Connections that wait for work', () => pool.idleCount);
  metrics.gauge('jara_database_waiting', 'Pieces of work that wait for a connection', () => pool.waitingCount);
  const { nextSecretKey: next, previousSecretKeys: previous } = config;
  const keys = await openKeys(db, { present: secrets.secretKey, next, previous }, log);
  const clock = createClock(db, { log });
  await clock.refresh();
  metrics.gauge('jara_clock_off_seconds', 'How far the clock of this machine is from the database’s', () =>
    Math.abs(clock.offByMs() / 1000),
  );
  const live = createLiveEvents(secrets.databaseUrl, clock, log);
  await live.start();
  const paystackFor = (requestId: string | undefined, deadlineAt?: number) =>
    createPaystackClient({
      secretKey: secrets.paystackSecretKey,
      baseUrl: config.paystack.baseUrl,
      timeoutMs: config.paystack.timeoutMs,
      deadlineAt,
      checkoutOrigins: config.paystack.checkoutOrigins,
      requestId: () => requestId,
      onCall: (report) => noteCall(report, requestId),
    });
  const noteCall = (report: CallReport, requestId: string | undefined) => {
    metrics.providerCalled(report);
    const { method, route, ms, ...rest } = report;
    log.info({ requestId, operation: `${method} ${route}`, ms: Math.round(ms), ...rest }, 'provider.called');
  };
  const deps: Product = {
    config,
    db,
    twoTrips,
    clock,
    keys,
    log,
    live,
    metrics,
    paystack: paystackFor(undefined),
    paystackFor,
    throttle: createThrottle(db, (value) => keys.tally('throttle', value), config.rateLimits, metrics.throttled),
    claiming: createClaiming({ db, twoTrips, clock, keys, metrics, config }),
    ...createStaffGate({ db, clock, config }),
    paystackSecretKey: secrets.paystackSecretKey,
  };
  return {
    deps,
    close: async () => {
      await live.stop();
      await database.close();
    },
  };
}
