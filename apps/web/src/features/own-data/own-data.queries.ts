import { correctOwnName, eraseOwnData, keepOwnData, type OwnData, readOwnData } from '@jara/contract/own-data';
import { SECOND_MS } from '@jara/domain/time/lagos';
import { call, hasStatus } from '../../lib/api.ts';
import { queryOptions } from '../../lib/query/query-options.ts';
import { useMutation } from '../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../lib/query/use-query.ts';

const LOOK_AGAIN_MS = 5 * SECOND_MS;

/** What we hold about the address of the link. While it is being erased the page looks again by itself. */
export const ownDataQuery = (token: string) =>
  queryOptions({
    queryKey: ['own-data', token],
    queryFn: ({ signal }) => call(readOwnData, { body: { token } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.erasure && !hasStatus(state.error, 410) ? LOOK_AGAIN_MS : false),
  });

/** Each answers with everything as it is then. */
function useChange<Input>(token: string, change: (input: Input) => Promise<OwnData>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (data) => queryClient.setQueryData(ownDataQuery(token).queryKey, data),
  });
}

export const useCorrectName = (token: string) =>
  useChange(token, (name: string) => call(correctOwnName, { body: { token, name } }));

export const useErase = (token: string) => useChange(token, () => call(eraseOwnData, { body: { token } }));

export const useKeep = (token: string) => useChange(token, () => call(keepOwnData, { body: { token } }));
