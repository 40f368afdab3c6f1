import type { ProviderError } from '@jara/paystack/provider-error';

const SENDS_BEFORE_REFUSAL_COUNTS = 3;

/** Refusals that are about our own account, not about this one thing: it waits, and staff are told. */
const OUR_OWN_TROUBLE = new Set(['insufficient_balance', 'starter_business', 'invalid_Key', 'rate_limited']);

export const isAboutUs = ({ code }: ProviderError): boolean => OUR_OWN_TROUBLE.has(code ?? '');

/**
 * A first sending can be refused for good. After a lost answer an earlier one may have gone through, so a refusal counts
 * only once the provider has denied knowing the thing before several sendings in a row. That something was not found is not
 * clear about what: it counts only then.
 */
export const isFinalRefusal = (error: ProviderError, { sends }: { sends: number }): boolean => {
  if (error.kind === 'not_found') return sends >= SENDS_BEFORE_REFUSAL_COUNTS;
  return error.kind === 'refused' && !isAboutUs(error) && (sends === 0 || sends >= SENDS_BEFORE_REFUSAL_COUNTS);
};
