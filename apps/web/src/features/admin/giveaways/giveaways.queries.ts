import { REPORT_FILTERS } from '@jara/contract/staff/giveaways';
import { GIVEAWAY_STATES } from '@jara/domain/giveaway/giveaway-state';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { type ListState, queryOf } from '../shared/list-state.ts';

export const GIVEAWAY_LIST = {
  facets: { standing: GIVEAWAY_STATES, reports: REPORT_FILTERS },
  sorts: ['-createdAt'],
} as const;
type GiveawayListState = ListState<'standing' | 'reports', '-createdAt'>;

export const giveawaysQuery = (api: StaffApi, list: GiveawayListState) =>
  queryOptions({
    queryKey: staffKey(api, 'giveaways', list),
    queryFn: ({ signal }) => {
      // The address keeps "state" for that of a member of staff.
      const { sort: _, standing: state, reports: __, ...query } = queryOf(list);
      // Whoever chooses both means any.
      const reports = list.chosen.reports.includes('ANY') ? 'ANY' : list.chosen.reports.length > 0 ? 'OPEN' : undefined;
      return api.listGiveaways({ query: { ...query, state, reports } }, { signal });
    },
    keepPreviousData: true,
  });

export const giveawayFileQuery = (api: StaffApi, id: string) =>
  queryOptions({
    queryKey: staffKey(api, 'giveaway', id),
    queryFn: ({ signal }) => api.findGiveawayFile({ params: { gift: id } }, { signal }),
  });
