import type { StaffId } from '@jara/domain/ids';
import { ROLES } from '@jara/domain/staff/roles';
import { SUBJECT_KINDS, type SubjectId } from '@jara/domain/staff/subjects';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idOf } from '../scalars.ts';
import { staffName } from './filters.ts';

/** What staff look after and write about: its kind, and its own id. */
export const subjectParams = z.object({ kind: z.enum(SUBJECT_KINDS), id: idOf<SubjectId>() });

export const assignSubject = endpoint({
  method: 'PUT',
  path: '/admin/subjects/:kind/:id/assignee',
  summary: 'Give a gift, a payment, a withdrawal, a dispute, a difference or a person to somebody, or to nobody',
  access: { permission: 'workload.assign' },
  refusals: ['not_found', 'staff_not_found', 'item_closed'],
  params: subjectParams,
  body: z.strictObject({ staffId: z.nullable(idOf<StaffId>()) }),
  reply: z.object({ assignee: z.nullable(staffName) }),
});

export const colleague = z.extend(staffName, { role: z.enum(ROLES) });
export type Colleague = z.output<typeof colleague>;

export const listColleagues = endpoint({
  method: 'GET',
  path: '/admin/colleagues',
  summary: 'Everybody who works here now: who can be given something, and mentioned in a note',
  access: { permission: 'notes.use' },
  reply: z.object({ people: z.array(colleague) }),
});
