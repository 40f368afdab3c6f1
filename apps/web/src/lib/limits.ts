import { readLimits } from '@jara/contract/limits';
import { call } from './api.ts';
import { queryOptions } from './query/query-options.ts';

/** The amounts and fees in force, and whether this is real money. They change with a deployment, not while you look. */
export const limitsQuery = queryOptions({
  queryKey: ['limits'],
  queryFn: ({ signal }) => call(readLimits, {}, { signal }),
  staleTime: 10 * 60_000,
});
