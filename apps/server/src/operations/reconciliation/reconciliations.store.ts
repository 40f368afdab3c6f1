import type { Reconciliation } from '@jara/contract/staff/reconciliation';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { namesOf } from '../../staff/staff.store.ts';

type Row = Selectable<Schema['reconciliations']>;

const KEPT_DAYS = 90;

export async function insertReconciliation(db: Db, run: Insertable<Schema['reconciliations']>): Promise<void> {
  await db.insertInto('reconciliations').values(run).execute();
  await db
    .deleteFrom('reconciliations')
    .where('startedAt', '<', new Date(Date.now() - KEPT_DAYS * 86_400_000))
    .execute();
}

/** The last comparison that was carried through, of those that reached back at least this far. */
export const lastWhole = (db: Db, { reachingBackMs = 0 } = {}): Promise<Row | undefined> =>
  db
    .selectFrom('reconciliations')
    .selectAll()
    .where('failure', 'is', null)
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
