import type { StaffName } from '@jara/contract/staff/filters';
import { may } from '@jara/domain/staff/permissions';
import { SUBJECTS } from '@jara/domain/staff/subjects';
import { useQuery } from '../../../lib/query/use-query.ts';
import { toast } from '../../../lib/toast.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { sayProblem } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { colleaguesQuery, type Subject, useAssign } from './casework.queries.ts';

const NOBODY = '';

interface AssigneeSelectProps {
  subject: Subject;
  /** What it is called behind "in whose hands … is". */
  what: string;
  assignee: StaffName | null;
  isFinished?: boolean;
}

/** In whose hands something is; those who may can hand it over right here. */
export function AssigneeSelect({ subject, what, assignee, isFinished = false }: AssigneeSelectProps) {
  const api = useStaffApi();
  const { can } = useStaff();
  const mayAssign = can('workload.assign') && !isFinished;
  const { data } = useQuery({ ...colleaguesQuery(api), enabled: mayAssign });
  const act = useAssign(subject);
  if (!mayAssign) return assignee?.name ?? 'Nobody’s';
  const people =
    data?.filter(({ role }) => may(role, SUBJECTS[subject.kind].lookedAfterWith)) ?? (assignee ? [assignee] : []);
  return (
    <select
      aria-label={`In whose hands ${what} is`}
      value={(act.isPending ? act.variables : assignee?.id) ?? NOBODY}
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
