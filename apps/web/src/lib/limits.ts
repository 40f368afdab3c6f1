import { readLimits } from '@jara/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** The amounts and fees in force, and whether this is real money. They change with a deployment, not while you look. */
export const limitsQuery = queryOptions({
  queryKey: ['limits'],
  queryFn: ({ signal }) => call(readLimits, {}, { signal }),
  staleTime: 10 * 60_000,
});
