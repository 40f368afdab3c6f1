import type { Note } from '@jara/contract/staff/notes';
import type { SubjectKind } from '@jara/domain/staff/subjects';
import { MINUTE_MS } from '@jara/domain/time/lagos';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../../lib/query/use-query.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { whileWatched } from '../session/activity.ts';
import { useStaffAction } from '../session/use-staff-action.ts';
import type { Draft } from './drafts.ts';

/** What staff look after and write about. */
export interface Subject {
  kind: SubjectKind;
  id: string;
}

export const colleaguesQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: staffKey(api, 'colleagues'),
    queryFn: async ({ signal }) => (await api.listColleagues({}, { signal })).people,
    staleTime: 5 * MINUTE_MS,
  });

/** The newest pages, read anew together: a note that came meanwhile pushes others from one page to the next. */
export const notesQuery = (api: StaffApi, { kind, id }: Subject, pages: number) =>
  queryOptions({
    queryKey: staffKey(api, 'notes', kind, id, pages),
    queryFn: async ({ signal }) => {
      const notes: Note[] = [];
      let next: string | null = null;
      for (let page = 0; page < pages && (page === 0 || next !== null); page += 1) {
        const ask: { before?: string } = next === null ? {} : { before: next };
        const answer: Awaited<ReturnType<StaffApi['listNotes']>> = await api.listNotes(
          { params: { kind, id }, query: ask },
          { signal },
        );
        notes.push(...answer.data);
        next = answer.next;
      }
      return { notes, hasOlder: next !== null };
    },
    keepPreviousData: true,
  });

export const mineQuery = (api: StaffApi, page: number, limit: number) =>
  queryOptions({
    queryKey: staffKey(api, 'mine', page, limit),
    queryFn: ({ signal }) => api.readMine({ query: { page, limit } }, { signal }),
    // A colleague may give something away or mention somebody while the page is open.
    refetchInterval: whileWatched(60_000),
    keepPreviousData: true,
  });

export const useAssign = (params: Subject) =>
  useStaffAction((api, staffId: string | null) => api.assignSubject({ params, body: { staffId } }));

/** The key belongs to the draft, so that a note whose answer was lost is the same note however it is sent again. */
export const useWriteNote = (params: Subject, draft: Draft) =>
  useStaffAction(async (api, text: string) => {
    const note = await api.writeNote({ params, body: { text } }, { idempotencyKey: draft.keyFor(text) });
    draft.forget();
    return note;
  });

/** Only what waits for me is read anew: what is new on the screen stays marked as new while it is looked at. */
export function useSeeNotes() {
  const api = useStaffApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (noteIds: string[]) => api.seeNotes({ body: { noteIds } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: staffKey(api, 'mine') }),
  });
}
