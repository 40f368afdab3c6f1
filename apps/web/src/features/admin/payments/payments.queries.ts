import { PAYMENT_ATTENTION, PAYMENT_SORTS } from '@jara/contract/staff/payments';
import { CURRENCIES } from '@jara/domain/money/money';
import { PAYMENT_STATUSES } from '@jara/domain/payment/payment-status';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { type ListState, queryOf } from '../shared/list-state.ts';

export const PAYMENT_LIST = {
  facets: { status: PAYMENT_STATUSES, attention: PAYMENT_ATTENTION, currency: CURRENCIES },
  sorts: PAYMENT_SORTS,
} as const;
type PaymentListState = ListState<keyof typeof PAYMENT_LIST.facets, (typeof PAYMENT_SORTS)[number]>;

export const paymentsQuery = (api: StaffApi, state: PaymentListState) =>
  queryOptions({
    queryKey: staffKey(api, 'payments', state),
    queryFn: ({ signal }) => api.listPayments({ query: queryOf(state) }, { signal }),
    keepPreviousData: true,
  });

export const paymentQuery = (api: StaffApi, id: string) =>
  queryOptions({
    queryKey: staffKey(api, 'payment', id),
    queryFn: ({ signal }) => api.findPayment({ params: { id } }, { signal }),
  });
