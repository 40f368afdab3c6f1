import { HOUR_MS } from '@jara/domain/time/lagos';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { findUnreleased } from '../../switches/restores.store.ts';
import { RESTORE_OVERLAP_MS } from '../backup/lost-time.ts';
import { lastWhole } from './reconciliations.store.ts';

/** The provider lists by when something began; what began before the last comparison may have ended after it. */
const OVERLAP_MS = 2 * HOUR_MS;
/** Once a day the comparison reaches further back, for payments that were finished late and payouts that came back. */
const DEEP_MS = 72 * HOUR_MS;
const DEEP_EVERY_MS = 24 * HOUR_MS;

/** From where on the next comparison has to look. */
export async function windowStart(db: Kysely<Schema>, now: Date): Promise<Date> {
  const restore = await findUnreleased(db);
  if (restore) return new Date(restore.backupTakenAt.getTime() - RESTORE_OVERLAP_MS);
  const [last, deep] = await Promise.all([lastWhole(db, now), lastWhole(db, now, { reachingBackMs: DEEP_MS })]);
  const isDeepDue = !deep || now.getTime() - deep.startedAt.getTime() >= DEEP_EVERY_MS;
  // After a long stop the last comparison is older than even the deep one reaches.
  const sinceLast = (last ?? { startedAt: now }).startedAt.getTime();
  return new Date(Math.min(sinceLast, now.getTime()) - (isDeepDue ? DEEP_MS : OVERLAP_MS));
}
