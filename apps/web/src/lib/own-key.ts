import { verifyClaim } from '@jara/contract/claims';
import { DAY_MS } from '@jara/domain/time/lagos';
import { call } from './api.ts';
import { queryOptions } from './query/query-options.ts';

/** The key of a gift that this browser has opened, by its cookie: for a device that keeps none. Null where it has not. */
export const ownKeyQuery = (quid: string) =>
  queryOptions({
    queryKey: ['own-key', quid],
    queryFn: async ({ signal }) => (await call(verifyClaim, { params: { quid } }, { signal })).accessKey,
    staleTime: DAY_MS,
  });
