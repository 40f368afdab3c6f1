import { newKey } from '@jara/client/new-key';
import { listBanks, resolveAccountName } from '@jara/contract/banks';
import { DAY_MS } from '@jara/domain/time/lagos';
import { cleanAccountName } from '@jara/domain/withdrawal/bank-account';
import { call } from '../../lib/api.ts';
import { queryOptions } from '../../lib/query/query-options.ts';

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
