import { startPayment } from '@jara/contract/payments';
import { call } from '../../lib/api.ts';
import { markOrdered, saveLastAmount } from '../../lib/gift-draft.ts';
import { useKeyring } from '../../lib/idempotency.ts';
import { useMutation } from '../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../lib/query/use-query.ts';
import type { startPaymentBody } from './gift-form.ts';
import type { PaymentTab } from './payment-tab.ts';

interface Press {
  body: ReturnType<typeof startPaymentBody>;
  /** Opened by the press, empty until there is an address. */
  tab: PaymentTab | undefined;
}

/** Starts paying. The same gift pressed twice, or sent twice by a shaky network, is one payment. */
export function useStartPayment() {
  const keyring = useKeyring();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: Press) => call(startPayment, { body }, { idempotencyKey: keyring.keyFor(body) }),
    // The tab is sent on its way also when whoever pressed has left this page meanwhile.
    onError: (_error, { tab }) => tab?.close(),
    onSuccess: ({ authorizationUrl, reference, transaction }, { body, tab }) => {
      keyring.forget();
      saveLastAmount(body.amount);
      markOrdered(transaction.id);
      tab?.go(authorizationUrl);
      queryClient.setQueryData(['payments', 'reference', reference], transaction);
      return queryClient.invalidateQueries({ queryKey: ['payments', 'list'] });
    },
  });
}
