import type { ItemId } from '@jara/domain/ids';
import { may } from '@jara/domain/staff/permissions';
import { SUBJECTS, type SubjectKind, type WorkSubject } from '@jara/domain/staff/subjects';
import { sql } from 'kysely';
import type { Subject } from '../audit/audit.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { StaffOfRequest } from '../staff/actor.ts';

const TABLES = {
  gift: 'gifts',
  payment: 'payments',
  withdrawal: 'withdrawals',
  dispute: 'disputes',
  reconciliation_item: 'reconciliationItems',
  person: 'persons',
} as const satisfies Record<SubjectKind, string>;

/** Refuses what is not there, and what this member of staff may not see. */
export async function refuseUnseen(db: Db, { subjectKind, subjectId }: WorkSubject, { role }: StaffOfRequest) {
  if (!may(role, SUBJECTS[subjectKind].seenWith)) throw new Refusal('permission_denied');
  const { rows } = await sql`select from ${sql.table(TABLES[subjectKind])} where id = ${subjectId}`.execute(db);
  if (rows.length === 0) throw new Refusal('not_found');
}

/** A difference that is closed waits for nobody; should it open again, it does so as a new one. */
export async function refuseClosed(db: Db, { subjectKind, subjectId }: WorkSubject): Promise<void> {
  if (subjectKind !== 'reconciliation_item') return;
  const item = await db
    .selectFrom('reconciliationItems')
    .select('closedAt')
    .where('id', '=', subjectId as ItemId)
    .executeTakeFirst();
  if (item?.closedAt) throw new Refusal('item_closed');
}

/** Whoever gives it to somebody waits here for whoever does so too. Its own row may be wanted by a crowd, and is left alone. */
export const lockSubject = (trx: Trx, { subjectKind, subjectId }: WorkSubject) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`assign:${subjectKind}:${subjectId}`}, 0))`.execute(trx);

/** As the audit trail takes it, which pairs each kind with its own id. */
export const audited = ({ subjectKind, subjectId }: WorkSubject): Subject => ({ subjectKind, subjectId }) as Subject;
