import { cancelPayment } from '@jara/contract/payments';
import { isPaymentReference } from '@jara/domain/payment/payment-reference';
import { listLinkPresses } from '../../components/list-link.presses.ts';
import { call } from '../../lib/api.ts';
import type { Presses } from '../../lib/presses.ts';

/** What can be pressed in the waiting room without scripts. */
export const callbackPresses: Presses = {
  ...listLinkPresses,

  cancel: async ({ search }) => {
    const reference = search.reference ?? search.trxref ?? '';
    if (isPaymentReference(reference)) await call(cancelPayment, { params: { reference } });
    return { goTo: `/payment/callback?reference=${encodeURIComponent(reference)}` };
  },
};
