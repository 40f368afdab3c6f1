import type { Reply } from '@jara/contract/endpoint';
import type { AuditRow, auditFilters, listAudit as endpoint } from '@jara/contract/staff/audit';
import { parseQuid, QUID_ALPHABET } from '@jara/domain/gift/quid';
import { isId } from '@jara/domain/ids';
import type { Sight } from '@jara/domain/staff/mask';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import { type AuditRecord, SYSTEM_ID } from '../../audit/audit.ts';
import { auditWords } from '../../audit/audit-words.ts';
import { recordNames } from '../../casework/record-names.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { nameOf, type StaffRow } from '../../staff/staff.store.ts';
import { daysOf } from './days.ts';
import { countedPagesOf, defineList } from './define-list.ts';
import { duringDays, isThis, textLike } from './list-query.ts';

type AuditFilters = z.output<typeof auditFilters>;

type AuditListRow = AuditRecord & { [Column in 'email' | 'firstName' | 'lastName' | 'role']: StaffRow[Column] | null };

export const auditList = defineList<AuditFilters, AuditListRow, AuditRow>({
  table: 'audit',
  from: sql`audit a left join staff s on s.id = a.staff_id`,
  columns: sql`a.*, s.email, s.first_name, s.last_name, s.role`,
  id: 'a.id',
  sorts: { createdAt: 'a.id' },
  cameAt: 'a.at',
  filters: (ask, { now }) => [
    ...isThis('a.action', ask.action),
    ...isThis('a.staff_id', ask.staffId),
    ...isThis('a.subject_kind', ask.subjectKind),
    ...isThis('a.subject_id', ask.subjectId),
    ...duringDays('a.at', daysOf(ask, now)),
  ],
  // A code finds what was done to its gift, and not a reason that repeats it: a search would spell out what the mask hides.
  searches: (text) => {
    const code = parseQuid(text);
    if (code) return [{ fits: sql`a.subject_id in (select id::text from gifts where quid = ${code})` }];
    // An id is in the index whole. By its letters it would be compared with a share of all that was ever done.
    const id = text.toLowerCase();
    if (isId(id)) return [{ fits: sql`a.subject_id = ${id}` }, { fits: sql`a.request_id = ${id}` }];
    return [
      { fits: sql`(${textLike(auditWords(), text)} and ${textLike(OPEN_WORDS, text)})` },
      { fits: sql`a.staff_id in (select id from staff where ${textLike(NAMES, text)})` },
    ];
  },
  present: async (rows, { sight }, db) => {
    const names = await namesIn(db, rows, sight);
    return rows.map((row) => presentAudit(row, names, sight));
  },
});

const SYMBOL = `[${QUID_ALPHABET}]`;
const CODE = `\\m${SYMBOL}{4}[- ]?${SYMBOL}{5}[- ]?${SYMBOL}{4}\\M`;
/** What is covered when it is shown cannot be spelt out by searching for it. Only what fits otherwise is looked at so closely. */
const OPEN_WORDS = auditWords(sql`regexp_replace(a.details::text, ${CODE}, '', 'gi')`);

const NAMES = sql`lower(email || ' ' || first_name || ' ' || last_name)`;

const auditPages = countedPagesOf(auditList);

/** What staff did, the latest first. */
export const listAudit =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  async (ask: AuditFilters, me: StaffOfRequest): Promise<Reply<typeof endpoint>> => {
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
