import type { StaffId } from '@jara/domain/ids';
import { ROLES } from '@jara/domain/staff/roles';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { idOf, instant } from '../scalars.ts';
import { period, recordPage, searchText } from './filters.ts';

export const auditRow = z.object({
  id: z.int(),
  at: instant,
  staff: z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.nullable(z.enum(ROLES)) }),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** What people know it by: the code of the gift, the name of the person; null where there is nothing but the id. */
  subjectName: z.nullable(z.string()),
  /** What was said and what changed, before and after where that makes sense. */
  details: z.record(z.string(), z.unknown()),
  ip: z.string(),
  requestId: z.string(),
  hash: z.string(),
});
export type AuditRow = z.output<typeof auditRow>;

export const auditFilters = z.object({
  ...paging.shape,
  ...period,
  search: searchText,
  action: z.optional(z.string().check(z.maxLength(60))),
  staffId: z.optional(idOf<StaffId>()),
  subjectKind: z.optional(z.string().check(z.maxLength(40))),
  subjectId: z.optional(z.string().check(z.maxLength(80))),
});

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: 'What staff did, the latest first',
  access: { permission: 'audit.view' },
  query: auditFilters,
  reply: z.extend(recordPage(auditRow), { actions: z.array(z.string()) }),
});

export const checkAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/check',
  summary: 'Whether the trail is whole: nothing edited, removed or cut off',
  access: { permission: 'audit.view' },
  reply: z.object({
    isWhole: z.boolean(),
    rows: z.int(),
    problem: z.nullable(z.string()),
    anchoredAt: z.nullable(instant),
    checkedAt: instant,
  }),
});
