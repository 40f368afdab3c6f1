import type { GIVEAWAY_SORTS } from '@jara/contract/staff/giveaways';
import { LISTS } from '@jara/contract/staff/lists';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { type ListState, queryOf } from '../shared/list-state.ts';

export const GIVEAWAY_LIST = LISTS.giveaways;
type GiveawayListState = ListState<keyof typeof GIVEAWAY_LIST.facets, (typeof GIVEAWAY_SORTS)[number]>;

/** The list as the server takes it. */
export function giveawayQueryOf(list: GiveawayListState) {
  // The address keeps "state" for that of a member of staff.
  const { standing: state, reports: _, ...query } = queryOf(list);
  const { reports: chosen } = list.chosen;
  // Whoever chooses both means any.
  const reports = chosen.includes('ANY') ? ('ANY' as const) : chosen.length > 0 ? ('OPEN' as const) : undefined;
  return { ...query, state, reports };
}

export const giveawaysQuery = (api: StaffApi, list: GiveawayListState) =>
  queryOptions({
    queryKey: staffKey(api, 'giveaways', queryOf(list)),
    queryFn: ({ signal }) => api.listGiveaways({ query: giveawayQueryOf(list) }, { signal }),
    keepPreviousData: true,
  });

export const giveawayFileQuery = (api: StaffApi, id: string) =>
  queryOptions({
    queryKey: staffKey(api, 'giveaway', id),
    queryFn: ({ signal }) => api.findGiveawayFile({ params: { gift: id } }, { signal }),
  });
