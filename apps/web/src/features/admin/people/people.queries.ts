import { PARTS_OF, PERSON_PARTS, type PersonKind, type PersonPart } from '@jara/domain/staff/people';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import type { ListState } from '../shared/list-state.ts';

export const RECORD_LIST = { facets: { part: PERSON_PARTS }, sorts: ['-at'] } as const;
type RecordListState = ListState<'part', '-at'>;

/** The part that the address names, or the first that this kind of person has. */
export function partOf(kind: PersonKind, { chosen }: RecordListState): PersonPart {
  const parts = PARTS_OF[kind];
  return parts.find((part) => chosen.part.includes(part)) ?? parts[0] ?? 'WITHDRAWN';
}

export const personQuery = (api: StaffApi, id: string) =>
  queryOptions({
    queryKey: staffKey(api, 'person', id),
    queryFn: ({ signal }) => api.readPerson({ params: { id } }, { signal }),
  });

export const recordsQuery = (api: StaffApi, id: string, part: PersonPart, { page, limit }: RecordListState) =>
  queryOptions({
    queryKey: staffKey(api, 'person', id, part, page, limit),
    queryFn: ({ signal }) => api.listPersonRecords({ params: { id }, query: { part, page, limit } }, { signal }),
    keepPreviousData: true,
  });

/** What is looked for goes in the body: an address of ours is kept in histories and logs. */
export function useFindPeople() {
  const api = useStaffApi();
  return useMutation({ mutationFn: (text: string) => api.findPeople({ body: { text } }) });
}
