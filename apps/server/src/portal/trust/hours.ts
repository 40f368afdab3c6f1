import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { lookAtMoney } from './look-at-money.ts';

const SHOWN_HOURS = 24;
const KEPT_DAYS = 90;

/**
 * Looks at the money once an hour and remembers it. Every process asks every minute, and the first look of an hour serves all;
 * one to which the provider gave no answer is tried again until the hour is over.
 */
export const keepHour = (deps: Pick<Deps, 'db' | 'clock' | 'paystack' | 'log'>) => async (): Promise<void> => {
  const { db, clock } = deps;
  await oneAtATime(db, 'keep-hour', async () => {
    // Technical time: the sandbox can move business time back and forth.
    const hour = new Date(Math.floor(clock.databaseNow().getTime() / HOUR_MS) * HOUR_MS);
    const known = await db
      .selectFrom('moneyHours')
      .select('providerBalance')
      .where('hour', '=', hour)
      .where('currency', '=', DEFAULT_CURRENCY)
      .executeTakeFirst();
    if (known && known.providerBalance !== null) return;
    const { ledger, theirs, verdict, asOf } = await lookAtMoney(deps);
    const seen = { seenAt: asOf, held: ledger.held, owed: ledger.owed, providerBalance: theirs, verdict };
    await db
      .insertInto('moneyHours')
      .values({ hour, currency: DEFAULT_CURRENCY, ...seen })
      .onConflict((conflict) => conflict.columns(['hour', 'currency']).doUpdateSet(seen))
      .execute();
    await db
      .deleteFrom('moneyHours')
      .where('hour', '<', new Date(hour.getTime() - KEPT_DAYS * DAY_MS))
      .execute();
  });
};

export const lastHours = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  db
    .selectFrom('moneyHours')
    .select(['hour', 'held', 'owed', 'providerBalance', 'verdict'])
    .where('currency', '=', DEFAULT_CURRENCY)
    .where('hour', '>', new Date(clock.databaseNow().getTime() - SHOWN_HOURS * HOUR_MS))
    .orderBy('hour', 'desc')
    .limit(SHOWN_HOURS)
    .execute();
