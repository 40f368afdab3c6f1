import { recordDispute } from '../money-back/record-dispute.ts';
import type { Deps } from '../platform/tools/deps.ts';

/** Records what the provider says of the disputes of one charge: the event about one may be late or lost. */
export async function hearOfDisputes(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'paystack' | 'config'>,
  transactionId: string,
): Promise<void> {
  const { data } = await deps.paystack.listDisputes({ transaction: transactionId });
  for (const dispute of data) await recordDispute(deps)(dispute);
}
