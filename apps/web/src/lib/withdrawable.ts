import { readWithdrawable } from '@jara/contract/withdrawals';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** Where the money of an opened gift is. */
export const withdrawableQuery = (accessKey: string) =>
  queryOptions({
    queryKey: ['withdrawable', accessKey],
    queryFn: ({ signal }) => call(readWithdrawable, { headers: { 'x-access-key': accessKey } }, { signal }),
  });
