import type { Note } from '@jara/contract/staff/notes';
import type { NoteId } from '@jara/domain/ids';
import { sightOf } from '@jara/domain/staff/mask';
import { mentionedIn } from '@jara/domain/staff/notes';
import { may } from '@jara/domain/staff/permissions';
import { SUBJECTS, type WorkSubject } from '@jara/domain/staff/subjects';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { StaffOfRequest } from '../staff/actor.ts';
import { namesOf } from '../staff/staff.store.ts';
import { listColleagues } from './list-colleagues.ts';
import { audited, refuseUnseen } from './subjects.store.ts';

interface Ask {
  subject: WorkSubject;
  text: string;
  me: StaffOfRequest;
  actor: StaffActor;
}

/** Writes a note and tells whom it mentions. The trail gets who wrote it and about what; its text may be about people, and stays here. */
export const writeNote =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (ask: Ask): Promise<Note> =>
    db.transaction().execute((trx) => writeNoteIn(trx, ask, clock.now()));

/** The same as a part of something larger. */
export async function writeNoteIn(trx: Trx, { subject, text, me, actor }: Ask, now: Date): Promise<Note> {
  await refuseUnseen(trx, subject, me);
  const readers = (await listColleagues(trx)).filter(({ role }) => may(role, SUBJECTS[subject.subjectKind].seenWith));
  const mentions = mentionedIn(text, readers).map(({ id, name }) => ({ id, name }));
  const id = newId<NoteId>();
  await trx
    .insertInto('notes')
    .values({ id, ...subject, authorId: me.id, text, writtenAt: now })
    .execute();
  // Whoever mentions themselves has seen it.
  const told = mentions.map((person) => ({
    noteId: id,
    staffId: person.id,
    seenAt: person.id === me.id ? now : null,
  }));
  if (told.length > 0) await trx.insertInto('noteMentions').values(told).execute();
  await recordStaffAction(trx, actor, { ...audited(subject), action: 'note.write', details: { noteId: id } }, now);
  const author = (await namesOf(trx, [me.id])).get(me.id);
  if (!author) throw new Error('a note was written by nobody');
  return { id, author, text: sightOf(me.role).text(text), mentions, isNewToMe: false, writtenAt: now.toISOString() };
}
