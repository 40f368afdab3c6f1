import { findWithdrawal, requestWithdrawal, type Withdrawal } from '@jara/contract/withdrawals';
import type { BankAccount } from '../../components/bank-account/bank-account.queries.ts';
import { ApiError, call, hasStatus, urlOf } from '../../lib/api.ts';
import { useKeyring } from '../../lib/idempotency.ts';
import { rememberWithdrawal } from '../../lib/known-withdrawals.ts';
import { queryOptions } from '../../lib/query/query-options.ts';
import { useMutation } from '../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../lib/query/use-query.ts';
import { withdrawableQuery } from '../../lib/withdrawable.ts';

const POLL_MS = 5000;

/** Whoever asks has not shown that it is theirs. */
export const isRefused = (error: unknown): boolean => [401, 403, 404].some((status) => hasStatus(error, status));

/** Without a key it is asked for by the cookie of the browser that opened the gift. */
export const withdrawalQuery = (id: string, accessKey?: string) =>
  queryOptions({
    queryKey: accessKey === undefined ? ['withdrawals', id, 'own'] : ['withdrawals', id],
    queryFn: ({ signal }) =>
      call(findWithdrawal, { params: { id }, headers: { 'x-access-key': accessKey } }, { signal }),
    // Whoever was refused is asked for a key, and types it in peace.
    refetchInterval: ({ state: { data, error } }) =>
      (data ? data.status === 'PENDING' : !isRefused(error)) ? POLL_MS : false,
  });

/** Followed without a script, the browser's cookie opens it. */
export const receiptPdfUrl = (id: string): string => urlOf('/withdrawal-request/:id/receipt.pdf', { params: { id } });

export interface WithdrawalAsk extends BankAccount {
  quid: string;
  accessKey: string;
  amount: number;
  accountName: string;
}

/** Pressing again after silence repeats the same request, so the money can only go once. */
export function useRequestWithdrawal() {
  const queryClient = useQueryClient();
  const keyring = useKeyring();
  return useMutation({
    mutationFn: (body: WithdrawalAsk) => call(requestWithdrawal, { body }, { idempotencyKey: keyring.keyFor(body) }),
    onSuccess: (withdrawal: Withdrawal, { accessKey }) => {
      keyring.forget();
      rememberWithdrawal(withdrawal.id, withdrawal.quid);
      queryClient.setQueryData(withdrawalQuery(withdrawal.id, accessKey).queryKey, withdrawal);
      // Once the page has taken this in: it then needs no second answer, and whoever comes back to the form must not find it.
      setTimeout(() => queryClient.removeQueries(withdrawableQuery(accessKey)));
    },
    onError: (error) => {
      if (error instanceof ApiError) keyring.forget();
    },
  });
}
