import { readTrust } from '@jara/contract/trust';
import { call } from '../../lib/api.ts';
import { queryOptions } from '../../lib/query/query-options.ts';

/** Asked again while somebody looks, and not while the page is hidden. */
const AGAIN_MS = 15_000;

export const trustQuery = queryOptions({
  queryKey: ['trust'],
  queryFn: ({ signal }) => call(readTrust, {}, { signal }),
  refetchInterval: AGAIN_MS,
  staleTime: 0,
});
