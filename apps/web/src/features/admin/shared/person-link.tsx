import type { PersonPlace } from '@jara/domain/staff/people';
import { useNavigate } from '@tanstack/react-router';
import { UserSearch } from 'lucide-react';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { sayProblem } from '../session/say-problem.ts';

interface PersonLinkProps {
  /** Where the record names them, and the record's id. */
  place: PersonPlace;
  id: string;
  /** Who it is, for the button: "this sender". */
  who: string;
}

/**
 * The way from a record to everything about a person it names. It is a button, because the page has no address before somebody
 * wants to see it: what we know people by stands in none.
 */
export function PersonLink({ place, id, who }: PersonLinkProps) {
  const api = useStaffApi();
  const navigate = useNavigate();
  const open = useMutation({
    mutationFn: () => api.openPerson({ body: { place, id } }),
    onSuccess: (person) => void navigate({ to: '/admin/people/$id', params: { id: person.id } }),
    onError: (error) => sayProblem(error, 'Failed to fetch details'),
  });
  return (
    <button
      type="button"
      aria-label={`Everything about ${who}`}
      title={`Everything about ${who}`}
      disabled={open.isPending}
      onClick={() => open.mutate()}
      className="-my-3 inline-grid size-11 shrink-0 place-items-center rounded-full align-middle text-ink-3 hover:text-brand"
    >
      {open.isPending ? (
        <Spinner className="size-4" label={`Looking for ${who}`} />
      ) : (
        <UserSearch aria-hidden="true" className="size-4" strokeWidth={1.75} />
      )}
    </button>
  );
}
