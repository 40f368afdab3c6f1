import type { GIFT_SORTS } from '@jara/contract/staff/gifts';
import { LISTS } from '@jara/contract/staff/lists';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { type ListState, queryOf } from '../shared/list-state.ts';

export const GIFT_LIST = LISTS.quids;
export type GiftListState = ListState<'status' | 'currency', (typeof GIFT_SORTS)[number]>;

export const giftsQuery = (api: StaffApi, state: GiftListState) =>
  queryOptions({
    queryKey: staffKey(api, 'gifts', queryOf(state)),
    queryFn: ({ signal }) => api.listGifts({ query: queryOf(state) }, { signal }),
    keepPreviousData: true,
  });

export const giftFileQuery = (api: StaffApi, quid: string) =>
  queryOptions({
    queryKey: staffKey(api, 'gift', quid),
    queryFn: ({ signal }) => api.findGiftFile({ params: { quid } }, { signal }),
  });
