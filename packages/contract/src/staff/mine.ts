import { SUBJECT_KINDS } from '@jara/domain/staff/subjects';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page, paging } from '../paging.ts';
import { instant, uuid } from '../scalars.ts';

/** Something that waits for the person asking: because it is in their hands, because a note mentions them, or both. */
export const mineItem = z.object({
  subjectKind: z.enum(SUBJECT_KINDS),
  subjectId: uuid,
  /** What people know it by: the code of its gift, its reference, or an address; masked with dots as everywhere. */
  name: z.string(),
  /** The page of the portal that shows it. */
  link: z.string(),
  assignedAt: z.nullable(instant),
  /** The oldest mention that was not seen. */
  mentionedAt: z.nullable(instant),
});
export type MineItem = z.output<typeof mineItem>;

export const readMine = endpoint({
  method: 'GET',
  path: '/admin/mine',
  summary: 'What is in one’s own hands and not finished, and where one was mentioned, the longest waiting first',
  access: { permission: 'notes.use' },
  query: paging,
  reply: z.extend(page(mineItem), { assigned: z.int(), mentioned: z.int() }),
});
