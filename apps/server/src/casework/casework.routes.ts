import {
  assignSubject as assignEndpoint,
  listColleagues as colleaguesEndpoint,
} from '@jara/contract/staff/assignments';
import { readMine as mineEndpoint } from '@jara/contract/staff/mine';
import {
  listNotes as listNotesEndpoint,
  seeNotes as seeNotesEndpoint,
  writeNote as writeNoteEndpoint,
} from '@jara/contract/staff/notes';
import type { SubjectId, SubjectKind, WorkSubject } from '@jara/domain/staff/subjects';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { actorOf, staffOf } from '../staff/actor.ts';
import { assignSubject } from './assign-subject.ts';
import { listColleagues } from './list-colleagues.ts';
import { listNotes } from './list-notes.ts';
import { readMine } from './read-mine.ts';
import { seeNotes } from './see-notes.ts';
import { writeNote } from './write-note.ts';

const subjectIn = ({ kind, id }: { kind: SubjectKind; id: SubjectId }): WorkSubject => ({
  subjectKind: kind,
  subjectId: id,
});

/** Notes, mentions, in whose hands something is, and what waits for oneself. */
export function registerCasework(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, colleaguesEndpoint, async () => ({ people: await listColleagues(deps.db) }));
  serve(app, deps, mineEndpoint, ({ query }, { request }) => readMine(deps)(query, staffOf(request)));

  serve(app, deps, assignEndpoint, async ({ params, body: { staffId } }, { request }) => {
    const who = { me: staffOf(request), actor: actorOf(request) };
    return { assignee: await assignSubject(deps)({ subject: subjectIn(params), staffId, ...who }) };
  });

  serve(app, deps, listNotesEndpoint, ({ params, query: { before } }, { request }) =>
    listNotes(deps)({ subject: subjectIn(params), before, me: staffOf(request) }),
  );
  serve(app, deps, writeNoteEndpoint, ({ params, body: { text } }, { request }) =>
    writeNote(deps)({ subject: subjectIn(params), text, me: staffOf(request), actor: actorOf(request) }),
  );
  serve(app, deps, seeNotesEndpoint, async ({ body: { noteIds } }, { request }) => ({
    seen: await seeNotes(deps)({ noteIds, staffId: staffOf(request).id }),
  }));
}
