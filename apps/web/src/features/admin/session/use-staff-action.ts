import { useKeyring } from '../../../lib/idempotency.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../../lib/query/use-query.ts';
import { type AskOptions, type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { useGuarded } from './step-up.tsx';

/**
 * Something staff do that changes the books or the team. Pressing again repeats the same wish, the person is asked for
 * a code when the server wants one, and whatever is on screen afterwards is read anew.
 */
export function useStaffAction<Input, Answer>(act: (api: StaffApi, input: Input, once: AskOptions) => Promise<Answer>) {
  const api = useStaffApi();
  const guarded = useGuarded();
  const queryClient = useQueryClient();
  const keyring = useKeyring();
  return useMutation({
    mutationFn: (input: Input) => guarded(() => act(api, input, { idempotencyKey: keyring.keyFor(input) })),
    onSuccess: () => keyring.forget(),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: staffKey(api) });
    },
  });
}
