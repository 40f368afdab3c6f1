import { readWithdrawable } from '@jara/contract/withdrawals';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

export const WITHDRAWABLE = ['withdrawable'];

/** Where the money of an opened gift is. */
export const withdrawableQuery = (accessKey: string) =>
  queryOptions({
    queryKey: [...WITHDRAWABLE, accessKey],
    queryFn: ({ signal }) => call(readWithdrawable, { headers: { 'x-access-key': accessKey } }, { signal }),
  });
