import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { whileWatched } from '../session/activity.ts';

export const dashboardQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: staffKey(api, 'dashboard'),
    queryFn: ({ signal }) => api.readDashboard({}, { signal }),
    refetchInterval: whileWatched(60_000),
  });
