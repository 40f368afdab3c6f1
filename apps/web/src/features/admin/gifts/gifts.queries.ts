import { GIFT_SORTS } from '@jara/contract/staff/gifts';
import { GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import { CURRENCIES } from '@jara/domain/money/money';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { type ListState, queryOf } from '../shared/list-state.ts';

export const GIFT_LIST = { facets: { status: GIFT_STATUSES, currency: CURRENCIES }, sorts: GIFT_SORTS } as const;
export type GiftListState = ListState<'status' | 'currency', (typeof GIFT_SORTS)[number]>;

export const giftsQuery = (api: StaffApi, state: GiftListState) =>
  queryOptions({
    queryKey: staffKey(api, 'gifts', state),
    queryFn: ({ signal }) => api.listGifts({ query: queryOf(state) }, { signal }),
    keepPreviousData: true,
  });

export const giftFileQuery = (api: StaffApi, quid: string) =>
  queryOptions({
    queryKey: staffKey(api, 'gift', quid),
    queryFn: ({ signal }) => api.findGiftFile({ params: { quid } }, { signal }),
  });
