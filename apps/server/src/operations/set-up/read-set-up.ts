import type { SetUp } from '@jara/contract/staff/set-up';
import type { Deps } from '../../platform/tools/deps.ts';
import { lookAtSetUp, PROVIDER_PATIENCE_MS } from './look-at-set-up.ts';
import { realOutside } from './outside.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'clock' | 'paystackFor'>;

/** The same look as at the shell, for the portal. Whoever asks while one is under way is given that one: each knocks at many doors. */
export function createSetUpLook(deps: Needs): (requestId: string) => Promise<SetUp> {
  let underWay: Promise<SetUp> | undefined;
  return (requestId) => {
    underWay ??= look(deps, requestId).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function look({ config, db, clock, paystackFor }: Needs, requestId: string): Promise<SetUp> {
  const { databaseUrl } = config;
  if (databaseUrl === undefined) throw new Error('a server runs without DATABASE_URL');
  const checks = await lookAtSetUp({
    config,
    databaseUrl,
    db,
    paystack: paystackFor(requestId, performance.now() + PROVIDER_PATIENCE_MS),
    outside: realOutside(),
    wishes: {},
  });
  return { checks, lookedAt: clock.databaseNow().toISOString() };
}
