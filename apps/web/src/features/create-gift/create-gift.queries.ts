import { startPayment } from '@jara/contract/payments';
import { call } from '../../lib/api.ts';
import { useKeyring } from '../../lib/idempotency.ts';
import { useMutation } from '../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../lib/query/use-query.ts';
import type { startPaymentBody } from './gift-form.ts';

/** Starts paying. The same gift pressed twice, or sent twice by a shaky network, is one payment. */
export function useStartPayment() {
  const keyring = useKeyring();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ReturnType<typeof startPaymentBody>) =>
      call(startPayment, { body }, { idempotencyKey: keyring.keyFor(body) }),
    onSuccess: ({ reference, transaction }) => {
      keyring.forget();
      queryClient.setQueryData(['payments', 'reference', reference], transaction);
      return queryClient.invalidateQueries({ queryKey: ['payments', 'list'] });
    },
  });
}
