import { DAY_MS } from '@jara/domain/time/lagos';
import { keptPromisePercent, PROMISE_MS } from '@jara/domain/withdrawal/promise';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { openSince } from '../lists/open-work.ts';

const PAYOUT_DAYS = 30;

interface Arrivals {
  kept: number;
  late: number;
  medianSeconds: number | null;
  p95Seconds: number | null;
}

/** How long the payouts that arrived in the last 30 days took, from the request to the bank. */
export async function arrivals(db: Kysely<Schema>, now: Date): Promise<Arrivals> {
  const { rows } = await sql<Arrivals>`
    select count(*) filter (where took <= ${PROMISE_MS / 1000}) as kept,
           count(*) filter (where took > ${PROMISE_MS / 1000}) as late,
           percentile_cont(0.5) within group (order by took) as median_seconds,
           percentile_cont(0.95) within group (order by took) as p95_seconds
    from (
      select extract(epoch from finished_at - requested_at)::double precision as took from withdrawals
      where finished_at > ${new Date(now.getTime() - PAYOUT_DAYS * DAY_MS)} and status = 'COMPLETED'
    ) lately
  `.execute(db);
  return rows[0] ?? { kept: 0, late: 0, medianSeconds: null, p95Seconds: null };
}

/** The same as people are told it; one that is late and still under way has broken the promise too. */
export async function payoutTimes(db: Kysely<Schema>, now: Date) {
  const [{ kept, late, medianSeconds, p95Seconds }, { open: overdue }] = await Promise.all([
    arrivals(db, now),
    openSince(db, new Date(now.getTime() - PROMISE_MS)),
  ]);
  const whole = (seconds: number | null) => (seconds === null ? null : Math.round(seconds));
  return {
    days: PAYOUT_DAYS,
    arrived: kept + late,
    withinPromise: kept,
    overdue,
    keptPromisePercent: keptPromisePercent({ kept, late, overdue }),
    medianSeconds: whole(medianSeconds),
    p95Seconds: whole(p95Seconds),
  };
}
