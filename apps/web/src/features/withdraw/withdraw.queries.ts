import { listBanks, resolveAccountName } from '@jara/contract/banks';
import { findWithdrawal, requestWithdrawal, type Withdrawal } from '@jara/contract/withdrawals';
import { DAY_MS } from '@jara/domain/time/lagos';
import { cleanAccountName } from '@jara/domain/withdrawal/bank-account';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { newKey, useKeyring } from '../../lib/idempotency.ts';
import { rememberWithdrawal } from '../../lib/known-withdrawals.ts';
import { withdrawableQuery } from '../../lib/withdrawable.ts';

export interface BankAccount {
  accountNumber: string;
  bankCode: string;
}

export const banksQuery = queryOptions({
  queryKey: ['banks'],
  queryFn: ({ signal }) => call(listBanks, {}, { signal }),
  staleTime: DAY_MS,
});

export const accountNameQuery = (account: BankAccount) =>
  queryOptions({
    queryKey: ['banks', 'account-name', account],
    // Asking whose account it is changes nothing, so it may be asked again when no answer came.
    queryFn: async ({ signal }) => {
      const { accountName } = await call(resolveAccountName, { body: account }, { signal, idempotencyKey: newKey() });
      return cleanAccountName(accountName);
    },
    enabled: account.accountNumber.length >= 10 && account.bankCode !== '',
    staleTime: DAY_MS,
  });

const POLL_MS = 5000;

export const withdrawalQuery = (id: string, accessKey: string) =>
  queryOptions({
    queryKey: ['withdrawals', id],
    queryFn: ({ signal }) =>
      call(findWithdrawal, { params: { id }, headers: { 'x-access-key': accessKey } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data === undefined || data.status === 'PENDING' ? POLL_MS : false),
  });

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
      // Not waited for: once the page knows of the withdrawal the form is gone, and with it whoever shows the success.
      void queryClient.invalidateQueries(withdrawableQuery(accessKey));
    },
    onError: (error) => {
      if (error instanceof ApiError) keyring.forget();
    },
  });
}
