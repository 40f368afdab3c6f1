import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { hasStatus } from '../../../lib/api-error.ts';
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
    },
    onError: (error) => sayProblem(error, 'Something went wrong'),
  });
}
