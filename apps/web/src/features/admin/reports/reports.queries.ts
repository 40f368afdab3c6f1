import type { CallInput } from '@jara/contract/endpoint';
import type { addReportSchedule } from '@jara/contract/staff/report-schedules';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffAction } from '../session/use-staff-action.ts';

export const reportsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: staffKey(api, 'reports'),
    queryFn: ({ signal }) => api.listReports({}, { signal }),
  });

export const schedulesQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: staffKey(api, 'report-schedules'),
    queryFn: ({ signal }) => api.listReportSchedules({}, { signal }),
  });

export type NewSchedule = CallInput<typeof addReportSchedule>['body'];

export const useNewSchedule = () =>
  useStaffAction((api, body: NewSchedule, once) => api.addReportSchedule({ body }, once));

export const useSchedulePause = () =>
  useStaffAction((api, { id, isPaused }: { id: string; isPaused: boolean }) =>
    api.changeReportSchedule({ params: { id }, body: { isPaused } }),
  );

export const useScheduleEnd = () => useStaffAction((api, id: string) => api.deleteReportSchedule({ params: { id } }));
