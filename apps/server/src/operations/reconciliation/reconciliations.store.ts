import type { Reconciliation } from '@jara/contract/staff/reconciliation';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { namesOf } from '../../staff/staff.store.ts';

type Row = Selectable<Schema['reconciliations']>;

const KEPT_DAYS = 90;

/** Of the others the oldest go, and those of the future: a clock that was wrong would have the last word until then. */
export async function insertReconciliation(db: Db, run: Insertable<Schema['reconciliations']>): Promise<void> {
  await db.insertInto('reconciliations').values(run).execute();
  const now = Date.now();
  await db
    .deleteFrom('reconciliations')
    .where((eb) =>
      eb.or([eb('startedAt', '<', new Date(now - KEPT_DAYS * 86_400_000)), eb('startedAt', '>', new Date(now))]),
    )
    .execute();
}

/** The last comparison that was carried through, of those that reached back at least this far. */
export const lastWhole = (db: Db, now: Date, { reachingBackMs = 0 } = {}): Promise<Row | undefined> =>
  db
    .selectFrom('reconciliations')
    .selectAll()
    .where('failure', 'is', null)
    .where('startedAt', '<=', now)
    .where(sql<boolean>`started_at - covers_from >= make_interval(secs => ${reachingBackMs / 1000}::double precision)`)
    .orderBy('startedAt', 'desc')
    .executeTakeFirst();

export async function lastReconciliation(db: Db): Promise<Reconciliation | null> {
  const row = await db.selectFrom('reconciliations').selectAll().orderBy('startedAt', 'desc').executeTakeFirst();
  return row ? presentReconciliation(db, row) : null;
}

export async function presentReconciliation(db: Db, row: Row): Promise<Reconciliation> {
  const names = await namesOf(db, row.startedBy ? [row.startedBy] : []);
  return {
    ...row,
    coversFrom: row.coversFrom.toISOString(),
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt.toISOString(),
    startedBy: (row.startedBy && names.get(row.startedBy)) || null,
  };
}
