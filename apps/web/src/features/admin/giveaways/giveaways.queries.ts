import { GIVEAWAY_STATES } from '@jara/domain/giveaway/giveaway-state';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { type ListState, queryOf } from '../shared/list-state.ts';

export const GIVEAWAY_LIST = {
  facets: { standing: GIVEAWAY_STATES, reports: ['OPEN'] },
  sorts: ['-createdAt'],
} as const;
type GiveawayListState = ListState<'standing' | 'reports', '-createdAt'>;

export const giveawaysQuery = (api: StaffApi, list: GiveawayListState) =>
  queryOptions({
    queryKey: staffKey(api, 'giveaways', list),
    queryFn: ({ signal }) => {
      // The address keeps "state" for that of a member of staff.
      const { sort: _, standing: state, ...query } = queryOf(list);
      return api.listGiveaways({ query: { ...query, state } }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const giveawayFileQuery = (api: StaffApi, id: string) =>
  queryOptions({
    queryKey: staffKey(api, 'giveaway', id),
    queryFn: ({ signal }) => api.findGiveawayFile({ params: { id } }, { signal }),
  });
