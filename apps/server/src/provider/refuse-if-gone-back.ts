import { isProviderError } from '@jara/paystack/provider-error';
import type { ChargeRow } from '../money-back/money-back.store.ts';
import { Refusal } from '../platform/refusal.ts';
import { hasGoneBack } from './has-gone-back.ts';
import type { LadderDeps } from './ladder.ts';

/**
 * What staff open once more is paid to whoever opens it, so the provider is asked first what of it has gone back: a refund that had failed
 * may have arrived since, and a bank may have what it had given up.
 */
export async function refuseIfGoneBack(deps: LadderDeps, charge: ChargeRow | undefined): Promise<void> {
  if (charge && (await unlessSilent(() => hasGoneBack(deps, charge))))
    throw refused('Money of this payment has gone back at the provider. Compare with it, and settle what differs.');
}

async function unlessSilent<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isProviderError(error))
      throw refused('The provider does not say what has gone back of this payment. Try again later.');
    throw error;
  }
}

const refused = (message: string) => new Refusal('status_change_not_allowed', { message });
