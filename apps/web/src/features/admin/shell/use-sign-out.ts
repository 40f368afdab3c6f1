import { useNavigate } from '@tanstack/react-router';
import { hasStatus } from '../../../lib/api-error.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../../lib/query/use-query.ts';
import { staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { sayProblem } from '../session/say-problem.ts';
import { sessionQuery } from '../session/session.queries.ts';

/** Signs out, and forgets everything that was read while signed in. */
export function useSignOut() {
  const api = useStaffApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      try {
        await api.signOut({});
      } catch (error) {
        // The session had ended already, which is what was wanted.
        if (!hasStatus(error, 401)) throw error;
      }
    },
    onSuccess: async () => {
      queryClient.setQueryData(sessionQuery(api).queryKey, null);
      await navigate({ to: '/admin/login' });
      queryClient.removeQueries({ queryKey: staffKey(api) });
      // The page for signing in knows that nobody is, and does not ask.
      queryClient.setQueryData(sessionQuery(api).queryKey, null);
    },
    onError: (error) => sayProblem(error, 'Something went wrong'),
  });
}
