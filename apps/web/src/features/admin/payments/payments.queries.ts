import { LISTS } from '@jara/contract/staff/lists';
import type { PAYMENT_SORTS } from '@jara/contract/staff/payments';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { type ListState, queryOf } from '../shared/list-state.ts';

export const PAYMENT_LIST = LISTS.transactions;
type PaymentListState = ListState<keyof typeof PAYMENT_LIST.facets, (typeof PAYMENT_SORTS)[number]>;

export const paymentsQuery = (api: StaffApi, state: PaymentListState) =>
  queryOptions({
    queryKey: staffKey(api, 'payments', queryOf(state)),
    queryFn: ({ signal }) => api.listPayments({ query: queryOf(state) }, { signal }),
    keepPreviousData: true,
  });

export const paymentQuery = (api: StaffApi, id: string) =>
  queryOptions({
    queryKey: staffKey(api, 'payment', id),
    queryFn: ({ signal }) => api.findPayment({ params: { id } }, { signal }),
  });
