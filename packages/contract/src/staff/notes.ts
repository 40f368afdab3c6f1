import type { NoteId } from '@jara/domain/ids';
import { noteProblem } from '@jara/domain/staff/notes';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idOf, instant, uuid } from '../scalars.ts';
import { subjectParams } from './assignments.ts';
import { staffName } from './filters.ts';

/** What a member of staff wrote about something. It stays as it was written; a correction is another note. */
export const note = z.object({
  id: uuid,
  author: staffName,
  /** For Support, codes, addresses and account numbers in it are masked with dots. */
  text: z.string(),
  mentions: z.array(staffName),
  /** It mentions the person asking, who has not said yet that they have seen it. */
  isNewToMe: z.boolean(),
  writtenAt: instant,
});
export type Note = z.output<typeof note>;

export const noteText = z.string('Write something first').check(
  z.trim(),
  z.check(({ value, issues }) => {
    const message = noteProblem(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  }),
);

export const listNotes = endpoint({
  method: 'GET',
  path: '/admin/subjects/:kind/:id/notes',
  summary: 'What staff noted about something, the newest first',
  access: { permission: 'notes.use' },
  refusals: ['not_found'],
  params: subjectParams,
  /** Those before this one, which the page before named. */
  query: z.object({ before: z.optional(idOf<NoteId>()) }),
  reply: z.object({ data: z.array(note), next: z.nullable(uuid) }),
});

export const writeNote = endpoint({
  method: 'POST',
  path: '/admin/subjects/:kind/:id/notes',
  summary: 'Write a note about something; whoever’s name stands in it behind an @ is told',
  access: { permission: 'notes.use' },
  refusals: ['not_found'],
  params: subjectParams,
  body: z.strictObject({ text: noteText }),
  reply: note,
  status: 201,
});

const MOST_SEEN_AT_ONCE = 100;

export const seeNotes = endpoint({
  method: 'POST',
  path: '/admin/notes/seen',
  summary: 'Say that one has seen notes in which one was mentioned',
  access: { permission: 'notes.use' },
  body: z.strictObject({ noteIds: z.array(idOf<NoteId>()).check(z.maxLength(MOST_SEEN_AT_ONCE)) }),
  /** How many of them were new. */
  reply: z.object({ seen: z.int() }),
});
