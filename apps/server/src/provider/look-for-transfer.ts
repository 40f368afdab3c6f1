import { isProviderError } from '@jara/paystack/provider-error';
import type { Transfer } from '@jara/paystack/wire';
import type { Deps } from '../platform/tools/deps.ts';
import { verifyTransfer } from '../withdrawals/ask-provider.ts';

/** What the provider knows of a transfer. Whatever is not a clear answer is no answer. */
export async function lookForTransfer(
  deps: Pick<Deps, 'db' | 'clock' | 'paystack'>,
  reference: string,
): Promise<Transfer | 'not_found' | 'unknown'> {
  try {
    return await verifyTransfer(deps, reference);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return error.kind === 'not_found' ? 'not_found' : 'unknown';
  }
}
