import { LISTS } from '@jara/contract/staff/lists';
import type { WITHDRAWAL_SORTS } from '@jara/contract/staff/withdrawals';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffAction } from '../session/use-staff-action.ts';
import { type ListState, queryOf } from '../shared/list-state.ts';

export const WITHDRAWAL_LIST = LISTS.withdrawals;
export type WithdrawalListState = ListState<keyof typeof WITHDRAWAL_LIST.facets, (typeof WITHDRAWAL_SORTS)[number]>;

export const withdrawalsQuery = (api: StaffApi, state: WithdrawalListState, assignee: string | undefined) =>
  queryOptions({
    queryKey: staffKey(api, 'withdrawals', queryOf(state), assignee),
    queryFn: async ({ signal }) => ({
      ...(await api.listStaffWithdrawals(
        { query: { ...queryOf(state), ...(assignee ? { assignee } : {}) } },
        { signal },
      )),
      // The promise runs by the server's clock; from here on it runs by this one.
      fetchedAt: Date.now(),
    }),
    keepPreviousData: true,
  });

export const withdrawalQuery = (api: StaffApi, id: string) =>
  queryOptions({
    queryKey: staffKey(api, 'withdrawal', id),
    queryFn: async ({ signal }) => ({
      ...(await api.findStaffWithdrawal({ params: { id } }, { signal })),
      fetchedAt: Date.now(),
    }),
  });

type Decision =
  | { id: string; revision: number; action: 'APPROVE' }
  | { id: string; revision: number; action: 'REJECT'; reason: string };

/** Says yes or no to exactly the request that was seen: the revision goes along. */
export const useDecision = () => useStaffAction((api, body: Decision) => api.decideWithdrawal({ body }));

/** What is reviewed stays as it was read, until somebody opens the review again: people decide what they see. */
export const reviewQuery = (api: StaffApi, ids: readonly string[]) =>
  queryOptions({
    queryKey: staffKey(api, 'review', ids),
    queryFn: ({ signal }) => api.reviewWithdrawals({ query: { ids: ids.join(',') } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const useAskBank = (id: string) =>
  useStaffAction((api, body: Record<string, never>, once) => api.askBank({ params: { id }, body }, once));

export const useTellRecipient = (id: string) =>
  useStaffAction((api, body: Record<string, never>, once) => api.tellRecipient({ params: { id }, body }, once));

export const useHandOver = (id: string) =>
  useStaffAction((api, body: { staffId: string; note: string }, once) =>
    api.handOverPayout({ params: { id }, body }, once),
  );

type Seen = { id: string; revision: number };
export type ManyDecisions =
  | { action: 'APPROVE'; withdrawals: Seen[] }
  | { action: 'REJECT'; withdrawals: Seen[]; reason: string };

export const useManyDecisions = () =>
  useStaffAction((api, body: ManyDecisions, once) => api.decideWithdrawals({ body }, once));
