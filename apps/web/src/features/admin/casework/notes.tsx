import type { Note } from '@jara/contract/staff/notes';
import { noteProblem } from '@jara/domain/staff/notes';
import { type FormEvent, useEffect, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { problemOf } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { FailedFace } from '../shared/failed-face.tsx';
import { When } from '../shared/when.tsx';
import { notesQuery, type Subject, useSeeNotes, useWriteNote } from './casework.queries.ts';
import { draftOf } from './drafts.ts';
import { NoteField } from './note-field.tsx';

/** What staff wrote about something, the newest first, and a place to write more. */
export function Notes({ subject }: { subject: Subject }) {
  const api = useStaffApi();
  const [pages, setPages] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(notesQuery(api, subject, pages));
  return (
    <div className="flex flex-col gap-4">
      <NewNote subject={subject} />
      {error && (
        <FailedFace error={error} fallback="Failed to fetch notes" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-16" />}
      {data?.notes.length === 0 && <p className="text-ink-2 text-sm">Nobody has written anything yet.</p>}
      {data && data.notes.length > 0 && (
        <>
          <Seeing notes={data.notes} />
          <ol aria-label="Notes" className="flex flex-col">
            {data.notes.map((note) => (
              <Written key={note.id} note={note} />
            ))}
          </ol>
          {data.hasOlder && (
            <Button variant="secondary" size="sm" busy={isFetching} onClick={() => setPages(pages + 1)}>
              Older notes
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** The same in a dialog, under a heading of its own. */
export const NotesSection = ({ subject }: { subject: Subject }) => (
  <section className="flex flex-col gap-2">
    <h3 className="font-bold">Notes</h3>
    <Notes subject={subject} />
  </section>
);

function NewNote({ subject }: { subject: Subject }) {
  const { mode } = useStaffApi();
  const { staff } = useStaff();
  const draft = draftOf(mode, staff.id, subject.kind, subject.id);
  const [text, setText] = useState(draft.text);
  const [wasPressed, setWasPressed] = useState(false);
  const act = useWriteNote(subject, draft);
  const type = (next: string) => {
    draft.type(next);
    setText(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasPressed(true);
    if (act.isPending || noteProblem(text)) return;
    act.mutate(text.trim(), {
      onSuccess: () => {
        setText('');
        setWasPressed(false);
      },
    });
  };
  const problem = problemOf(act.error, 'The note was not written');
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3">
      <NoteField text={text} error={wasPressed ? noteProblem(text) : undefined} busy={act.isPending} onType={type} />
      {problem && (
        <Banner tone="err" title={problem}>
          What you typed is still here. Sending it again writes it once.
        </Banner>
      )}
      <Button type="submit" variant="secondary" size="sm" busy={act.isPending} className="self-end">
        Add note
      </Button>
    </Form>
  );
}

const Written = ({ note: { author, text, isNewToMe, writtenAt } }: { note: Note }) => (
  <li className="border-line border-b py-3 text-sm first:pt-0 last:border-b-0 last:pb-0">
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="flex items-center gap-2 font-semibold">
        {author.name}
        {isNewToMe && <Badge tone="brand">Mentions you</Badge>}
      </span>
      <span className="text-ink-3">
        <When at={writtenAt} />
      </span>
    </p>
    <p dir="auto" className="whitespace-pre-wrap break-words text-ink-2">
      {text}
    </p>
  </li>
);

/** Whoever has them on the screen has seen them. What could not be told stays on their list. */
function Seeing({ notes }: { notes: readonly Note[] }) {
  const { mutate, error, isPending } = useSeeNotes();
  const fresh = notes.filter(({ isNewToMe }) => isNewToMe).map(({ id }) => id);
  const names = fresh.join(' ');
  useEffect(() => {
    if (names !== '') mutate(names.split(' '));
  }, [names, mutate]);
  return (
    error && (
      <FailedFace
        error={error}
        fallback="Could not take this off your list"
        busy={isPending}
        onRetry={() => mutate(fresh)}
      />
    )
  );
}
