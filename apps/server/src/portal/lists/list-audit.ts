import type { Page } from '@jara/contract/paging';
import type { AuditRow, auditFilters } from '@jara/contract/staff/audit';
import { isId } from '@jara/domain/ids';
import type { Sight } from '@jara/domain/staff/mask';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import { type AuditRecord, SYSTEM_ID } from '../../audit/audit.ts';
import { recordNames } from '../../casework/record-names.ts';
import { likeAnywhere } from '../../platform/database/like.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { nameOf, type StaffRow } from '../../staff/staff.store.ts';
import { daysOf } from './days.ts';
import { countedPagesOf, defineList } from './define-list.ts';
import { duringDays, isThis } from './list-query.ts';

type AuditFilters = z.output<typeof auditFilters>;

type AuditListRow = AuditRecord & { [Column in 'email' | 'firstName' | 'lastName' | 'role']: StaffRow[Column] | null };

/** Its filters look for a text themselves: any column may hold it. */
export const auditList = defineList<AuditFilters, AuditListRow, AuditRow>({
  table: 'audit',
  from: sql`audit a left join staff s on s.id = a.staff_id`,
  columns: sql`a.*, s.email, s.first_name, s.last_name, s.role`,
  id: 'a.id',
  sorts: { createdAt: 'a.id' },
  filters: (ask, { now }) => [
    ...isThis('a.action', ask.action),
    ...isThis('a.staff_id', ask.staffId),
    ...isThis('a.subject_kind', ask.subjectKind),
    ...isThis('a.subject_id', ask.subjectId),
    ...duringDays('a.at', daysOf(ask, now)),
    ...(ask.search ? [sql`${WORDS} like ${likeAnywhere(ask.search)}`] : []),
  ],
  present: async (rows, { sight }, db) => {
    const names = await namesIn(db, rows, sight);
    return rows.map((row) => presentAudit(row, names, sight));
  },
});

const WORDS = sql`lower(concat_ws(' ', a.action, a.subject_kind, a.subject_id, a.details::text, a.ip, a.request_id, s.email, s.first_name, s.last_name))`;

const auditPages = countedPagesOf(auditList);

/** What staff did, the latest first. */
export const listAudit =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  async (ask: AuditFilters, me: StaffOfRequest): Promise<Page<AuditRow> & { actions: string[] }> => {
    const [page, actions] = await Promise.all([auditPages(deps)(ask, me), listActions(deps.db)]);
    return { ...page, actions };
  };

/** Every kind of action there is, by skipping through the index from one to the next. */
async function listActions(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive actions as (
      (select action from audit order by action limit 1)
      union all
      select (select a.action from audit a where a.action > actions.action order by a.action limit 1) from actions where actions.action is not null
    )
    select action from actions where action is not null
  `.execute(db);
  return rows.map(({ action }) => action);
}

const presentAudit = (row: AuditListRow, names: Names, sight: Sight): AuditRow => ({
  id: row.id,
  at: row.at.toISOString(),
  staff: {
    id: row.staffId,
    name:
      row.staffId === SYSTEM_ID
        ? 'The system itself'
        : row.firstName === null
          ? 'Former member of staff'
          : nameOf({ firstName: row.firstName, lastName: row.lastName ?? '' }),
    email: row.email ?? '',
    role: row.role,
  },
  action: row.action,
  subjectKind: row.subjectKind,
  subjectId: row.subjectId,
  subjectName: names.get(row.subjectId) ?? null,
  details: withoutCodes(isAssigning(row.action) ? withNames(row.details, names) : row.details, sight),
  ip: row.ip,
  requestId: row.requestId,
  hash: row.hash,
});

type Names = ReadonlyMap<string, string>;

/** Of these the details say from whom to whom it went. */
const isAssigning = (action: string): boolean => action.endsWith('.assign');

function namesIn(db: Kysely<Schema>, rows: readonly AuditListRow[], sight: Sight): Promise<Names> {
  const spokenOf = rows.flatMap(({ subjectId, action, details }) =>
    isAssigning(action) ? [subjectId, details.before, details.after] : [subjectId],
  );
  const ids = [...new Set(spokenOf)].filter((id) => typeof id === 'string').filter((id) => isId(id));
  return recordNames(db, ids, sight);
}

/** A reason may repeat a code, and so may what somebody searched for before they made a file. The row itself keeps it, for its hash. */
const withoutCodes = (details: Record<string, unknown>, sight: Sight): Record<string, unknown> =>
  JSON.parse(JSON.stringify(details), (_name, value) => (typeof value === 'string' ? sight.text(value) : value));

/** The people something went from and to. */
const withNames = (details: Record<string, unknown>, names: Names): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' ? (names.get(value) ?? value) : value,
    ]),
  );
