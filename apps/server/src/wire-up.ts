import { createPaystackClient } from '@jara/paystack/client';
import { createClaiming } from './claims/claim-gift.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { createLiveEvents } from './live/live-events.ts';
import { createClock } from './platform/clock.ts';
import { connect } from './platform/db.ts';
import { createKeys } from './platform/keys.ts';
import { createLog, type Log } from './platform/log.ts';
import { createThrottle } from './platform/throttle.ts';
import { createStaffGate } from './staff/staff-gate.ts';

export interface Secrets {
  databaseUrl: string;
  secretKey: string;
  paystackSecretKey: string;
}

/** Builds everything the product is made of, from configuration alone. */
export async function wireUp(config: Config, secrets: Secrets, log: Log = createLog(config.logLevel, 'jara')) {
  const database = connect(secrets.databaseUrl, {
    max: config.databasePool,
    onError: (error) => log.warn({ err: error }, 'database.connection_lost'),
  });
  const { db } = database;
  const keys = createKeys(secrets.secretKey);
  const clock = createClock(db);
  await clock.refresh();
  const live = createLiveEvents(secrets.databaseUrl, clock, log);
  await live.start();
  const deps: Deps & { paystackSecretKey: string } = {
    config,
    db,
    clock,
    keys,
    log,
    live,
    paystack: createPaystackClient({
      secretKey: secrets.paystackSecretKey,
      baseUrl: config.paystack.baseUrl,
      timeoutMs: config.paystack.timeoutMs,
    }),
    throttle: createThrottle(db, (value) => keys.digest('throttle', value), config.rateLimits),
    claiming: createClaiming({ db, clock, keys }),
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
