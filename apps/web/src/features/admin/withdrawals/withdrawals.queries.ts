import { WITHDRAWAL_ATTENTION, WITHDRAWAL_SORTS } from '@jara/contract/staff/withdrawals';
import { CURRENCIES } from '@jara/domain/money/money';
import { STAFF_WITHDRAWAL_STATUSES, WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffAction } from '../session/use-staff-action.ts';
import { type ListState, queryOf } from '../shared/list-state.ts';

export const WITHDRAWAL_LIST = {
  facets: {
    status: STAFF_WITHDRAWAL_STATUSES,
    attention: WITHDRAWAL_ATTENTION,
    stage: WITHDRAWAL_STATUSES,
    currency: CURRENCIES,
  },
  sorts: WITHDRAWAL_SORTS,
} as const;
export type WithdrawalListState = ListState<keyof typeof WITHDRAWAL_LIST.facets, (typeof WITHDRAWAL_SORTS)[number]>;

export const withdrawalsQuery = (api: StaffApi, state: WithdrawalListState, assignee: string | undefined) =>
  queryOptions({
    queryKey: staffKey(api, 'withdrawals', state, assignee),
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

type Seen = { id: string; revision: number };
export type ManyDecisions =
  | { action: 'APPROVE'; withdrawals: Seen[] }
  | { action: 'REJECT'; withdrawals: Seen[]; reason: string };

export const useManyDecisions = () =>
  useStaffAction((api, body: ManyDecisions, once) => api.decideWithdrawals({ body }, once));
