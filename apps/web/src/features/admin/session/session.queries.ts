import { hasStatus } from '../../../lib/api-error.ts';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';

/** Who is signed in; null when nobody is. */
export const sessionQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: staffKey(api, 'session'),
    queryFn: async ({ signal }) => {
      try {
        return await api.readSession({}, { signal });
      } catch (error) {
        if (hasStatus(error, 401)) return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });
