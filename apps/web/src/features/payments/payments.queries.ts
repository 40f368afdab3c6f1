import { openListLink } from '@jara/contract/mailed-links';
import { findOwnPayment, listOwnPayments } from '@jara/contract/payments';
import { findWithdrawal } from '@jara/contract/withdrawals';
import { SECOND_MS } from '@jara/domain/time/lagos';
import { call } from '../../lib/api.ts';
import { useKeyring } from '../../lib/idempotency.ts';
import { queryOptions } from '../../lib/query/query-options.ts';
import { useMutation } from '../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../lib/query/use-query.ts';

const PAGE_SIZE = 10;
const LOOK_AGAIN_MS = 5 * SECOND_MS;

/** The payments made from this browser, and nobody else's. */
export const ownPaymentsQuery = (page: number) =>
  queryOptions({
    queryKey: ['payments', 'list', page],
    queryFn: ({ signal }) => call(listOwnPayments, { query: { page, limit: PAGE_SIZE } }, { signal }),
    keepPreviousData: true,
  });

export const ownPaymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['payments', 'id', id],
    queryFn: ({ signal }) => call(findOwnPayment, { params: { id } }, { signal }),
  });

/** How a withdrawal of this device stands. Its key may have been forgotten here; then only its page is left. */
export const deviceWithdrawalQuery = (id: string, accessKey: string | undefined) =>
  queryOptions({
    queryKey: ['withdrawals', id],
    queryFn: ({ signal }) =>
      call(findWithdrawal, { params: { id }, headers: { 'x-access-key': accessKey } }, { signal }),
    enabled: accessKey !== undefined,
    refetchInterval: ({ state: { data } }) => data?.status === 'PENDING' && LOOK_AGAIN_MS,
  });

/** Brings the gifts of a mailed link here. It works once, so a tap repeated after silence must be the same tap. */
export function useOpenListLink() {
  const queryClient = useQueryClient();
  const keyring = useKeyring();
  return useMutation({
    mutationFn: (token: string) => call(openListLink, { body: { token } }, { idempotencyKey: keyring.keyFor(token) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['payments'] }),
  });
}
