import { readWithdrawable } from '@jara/contract/withdrawals';
import { call } from './api.ts';
import { queryOptions } from './query/query-options.ts';

export const WITHDRAWABLE = ['withdrawable'];

/** Where the money of an opened gift is. */
export const withdrawableQuery = (accessKey: string) =>
  queryOptions({
    queryKey: [...WITHDRAWABLE, accessKey],
    queryFn: ({ signal }) => call(readWithdrawable, { headers: { 'x-access-key': accessKey } }, { signal }),
  });
