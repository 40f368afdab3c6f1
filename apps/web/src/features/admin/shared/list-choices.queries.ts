import type { ListName } from '@jara/contract/staff/lists';
import type { ListChoices } from '@jara/contract/staff/views';
import { MINUTE_MS } from '@jara/domain/time/lagos';
import { useRef } from 'react';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../../lib/query/use-query.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';

export const choicesQuery = (api: StaffApi) =>
  queryOptions<ListChoices>({
    queryKey: staffKey(api, 'list-choices'),
    queryFn: ({ signal }) => api.readListChoices({}, { signal }),
    staleTime: 5 * MINUTE_MS,
  });

/** A change of one's own views. Only they are read anew: the list on the screen stays as it is. */
export function useViewAction<Input, Answer>(act: (api: StaffApi, input: Input) => Promise<Answer>) {
  const api = useStaffApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => act(api, input),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: choicesQuery(api).queryKey });
    },
  });
}

/** Hides columns at once, and keeps them hidden on whatever device comes next. */
export function useHideColumns(list: ListName) {
  const api = useStaffApi();
  const queryClient = useQueryClient();
  const { queryKey } = choicesQuery(api);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  return useMutation({
    // Each waits for the one before: of several quick presses the last is the one that is kept.
    mutationFn: (hidden: string[]) => {
      const before = queryClient.getQueryData<ListChoices>(queryKey);
      if (before) queryClient.setQueryData(queryKey, { ...before, hidden: { ...before.hidden, [list]: hidden } });
      const asked = turn.current.then(() => api.hideColumns({ params: { list }, body: { hidden } }));
      turn.current = asked.catch(() => queryClient.invalidateQueries({ queryKey }));
      return asked;
    },
  });
}
