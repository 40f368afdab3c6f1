import type { Note } from '@jara/contract/staff/notes';
import type { NoteId, StaffId } from '@jara/domain/ids';
import { sightOf } from '@jara/domain/staff/mask';
import type { WorkSubject } from '@jara/domain/staff/subjects';
import { sql } from 'kysely';
import type { Deps } from '../platform/tools/deps.ts';
import type { StaffOfRequest } from '../staff/actor.ts';
import { namesOf } from '../staff/staff.store.ts';
import { refuseUnseen } from './subjects.store.ts';

const AT_ONCE = 20;
/** Where what was written about somebody was destroyed because they asked for it. */
const ERASED = '[erased]';

interface Ask {
  subject: WorkSubject;
  /** The last one of the page before. */
  before: NoteId | undefined;
  me: StaffOfRequest;
}

/** Notes about something, the newest first. A page begins behind a note, so that one written meanwhile moves nothing. */
export const listNotes =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ subject, before, me }: Ask): Promise<{ data: Note[]; next: string | null }> => {
    await refuseUnseen(db, subject, me);
    const found = await db
      .selectFrom('notes')
      .selectAll()
      .where('subjectKind', '=', subject.subjectKind)
      .where('subjectId', '=', subject.subjectId)
      .$if(before !== undefined, (query) =>
        query.where(sql<boolean>`(written_at, id) < (select b.written_at, b.id from notes b where b.id = ${before})`),
      )
      .orderBy('writtenAt', 'desc')
      .orderBy('id', 'desc')
      .limit(AT_ONCE + 1)
      .execute();
    const rows = found.slice(0, AT_ONCE);
    const told = await mentionsOf(db, rows);
    const people = await namesOf(db, [...rows.map(({ authorId }) => authorId), ...told.map(({ staffId }) => staffId)]);
    const named = (id: StaffId) => people.get(id) ?? { id, name: 'Former member of staff' };
    const { text: shown } = sightOf(me.role);
    const data = rows.map(({ id, authorId, text, writtenAt }) => {
      const mentions = told.filter(({ noteId }) => noteId === id);
      return {
        id,
        author: named(authorId),
        text: text === '' ? ERASED : shown(text),
        mentions: mentions.map(({ staffId }) => named(staffId)),
        isNewToMe: mentions.some(({ staffId, seenAt }) => staffId === me.id && seenAt === null),
        writtenAt: writtenAt.toISOString(),
      };
    });
    return { data, next: found.length > AT_ONCE ? (rows.at(-1)?.id ?? null) : null };
  };

const mentionsOf = async (db: Deps['db'], notes: readonly { id: NoteId }[]) =>
  notes.length === 0
    ? []
    : db
        .selectFrom('noteMentions')
        .selectAll()
        .where(
          'noteId',
          'in',
          notes.map(({ id }) => id),
        )
        .orderBy('staffId')
        .execute();
