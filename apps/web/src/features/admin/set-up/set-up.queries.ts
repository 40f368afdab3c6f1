import { MINUTE_MS } from '@jara/domain/time/lagos';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';

export const setUpQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: staffKey(api, 'set-up'),
    queryFn: ({ signal }) => api.readSetUp({}, { signal }),
    // A look knocks at the provider's and the mail server's doors: whoever wants another presses for it.
    staleTime: 5 * MINUTE_MS,
  });
