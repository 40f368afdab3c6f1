import type { StaffWithdrawal } from '@jara/contract/staff/withdrawals';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { toast } from '../../../lib/toast.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { sayProblem } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { useStaffAction } from '../session/use-staff-action.ts';

export const workloadQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: staffKey(api, 'workload'),
    queryFn: async ({ signal }) => ({ ...(await api.readWorkload({}, { signal })), fetchedAt: Date.now() }),
  });

const NOBODY = '';

/** In whose hands a request is; those who may can hand it over right here. */
export function AssigneeSelect({
  withdrawal: { id, accountName, assignee, finishedAt },
}: {
  withdrawal: StaffWithdrawal;
}) {
  const api = useStaffApi();
  const { can } = useStaff();
  const mayAssign = can('workload.assign') && finishedAt === null;
  const { data } = useQuery({ ...workloadQuery(api), enabled: mayAssign });
  const act = useStaffAction((staffApi, staffId: string | null) =>
    staffApi.assignWithdrawal({ params: { id }, body: { staffId } }),
  );
  if (!mayAssign) return assignee?.name ?? 'Nobody’s';
  const people = data?.assignable ?? (assignee ? [assignee] : []);
  return (
    <select
      aria-label={`In whose hands the withdrawal of ${accountName} is`}
      value={assignee?.id ?? NOBODY}
      disabled={act.isPending || !data}
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        act.mutate(value === NOBODY ? null : value, {
          onSuccess: (answer) =>
            toast.success(answer.assignee ? `Given to ${answer.assignee.name}` : 'Given to nobody'),
          onError: (error) => sayProblem(error, 'Failed to update status'),
        });
      }}
      className="min-h-11 max-w-full rounded-input border border-line-strong bg-surface px-2 text-sm"
    >
      <option value={NOBODY}>Nobody’s</option>
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {person.name}
        </option>
      ))}
    </select>
  );
}
