import { findOwnPayment, listOwnPayments } from '@jara/contract/payments';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const PAGE_SIZE = 10;

/** The payments made from this browser, and nobody else's. */
export const ownPaymentsQuery = (page: number) =>
  queryOptions({
    queryKey: ['payments', 'list', page],
    queryFn: ({ signal }) => call(listOwnPayments, { query: { page, limit: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const ownPaymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['payments', 'id', id],
    queryFn: ({ signal }) => call(findOwnPayment, { params: { id } }, { signal }),
  });
