import { DISPUTE_STATUSES } from '@jara/domain/dispute/dispute-answers';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { type ListState, queryOf } from '../shared/list-state.ts';

export const DISPUTE_LIST = { facets: { status: DISPUTE_STATUSES }, sorts: ['-createdAt'] } as const;
type DisputeListState = ListState<'status', '-createdAt'>;

export const disputesQuery = (api: StaffApi, list: DisputeListState) =>
  queryOptions({
    queryKey: staffKey(api, 'disputes', list),
    queryFn: async ({ signal }) => {
      const { sort: _, ...query } = queryOf(list);
      // The time to answer runs by the server's clock; from here on it runs by this one.
      return { ...(await api.listDisputes({ query }, { signal })), fetchedAt: Date.now() };
    },
    keepPreviousData: true,
  });

const LOOK_AGAIN_MS = 3_000;

export const disputeFileQuery = (api: StaffApi, id: string) =>
  queryOptions({
    queryKey: staffKey(api, 'dispute', id),
    queryFn: async ({ signal }) => ({
      ...(await api.findDisputeFile({ params: { id } }, { signal })),
      fetchedAt: Date.now(),
    }),
    // An answer is on its way to the provider, which mostly takes a moment.
    refetchInterval: ({ state }) => (state.data?.waitsFor === 'PROVIDER' ? LOOK_AGAIN_MS : false),
  });
