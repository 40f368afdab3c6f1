import { medianSeconds, type Paced, PROMISE_STEPS, secondsAt } from '@jara/domain/figures/pace';
import { addDays, lagosDay } from '@jara/domain/time/days';
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

/** How long the payouts that arrived in the last 30 days took, from the request to the bank. Read from sums by day, however many they were. */
export async function arrivals(db: Kysely<Schema>, now: Date): Promise<Arrivals> {
  const { rows } = await sql<Paced & { isLate: boolean }>`
    select step as pace, is_late, sum(count)::bigint as count from payout_waits_now
    where day > ${addDays(lagosDay(now), -PAYOUT_DAYS)}::date group by 1, 2 having sum(count) <> 0
  `.execute(db);
  const countOf = (steps: readonly Paced[]) => steps.reduce((sum, { count }) => sum + count, 0);
  return {
    kept: countOf(rows.filter(({ isLate }) => !isLate)),
    late: countOf(rows.filter(({ isLate }) => isLate)),
    medianSeconds: medianSeconds(rows, PROMISE_STEPS),
    p95Seconds: secondsAt(0.95, rows, PROMISE_STEPS),
  };
}

/** The same as people are told it; one that is late and still under way has broken the promise too. */
export async function payoutTimes(db: Kysely<Schema>, now: Date) {
  const [{ kept, late, ...took }, { open: overdue }] = await Promise.all([
    arrivals(db, now),
    openSince(db, new Date(now.getTime() - PROMISE_MS)),
  ]);
  return {
    days: PAYOUT_DAYS,
    arrived: kept + late,
    withinPromise: kept,
    overdue,
    keptPromisePercent: keptPromisePercent({ kept, late, overdue }),
    ...took,
  };
}
