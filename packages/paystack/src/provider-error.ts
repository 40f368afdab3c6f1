/**
 * - `refused`: the provider answered no, and nothing happened.
 * - `not_found`: the provider knows nothing of it (for a fresh transfer: perhaps not yet).
 * - `rate_limited`: the call was turned away before anything happened.
 * - `unknown`: no answer that can be trusted; the effect may have happened.
 */
export type ProviderErrorKind = 'refused' | 'not_found' | 'rate_limited' | 'unknown';

export interface ProviderFailure {
  kind: ProviderErrorKind;
  route: string;
  status?: number;
  code?: string;
  providerMessage?: string;
  retryAfterMs?: number;
  cause?: unknown;
}

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  readonly route: string;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly providerMessage: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(failure: ProviderFailure) {
    const said = failure.providerMessage === undefined ? '' : `: ${failure.providerMessage}`;
    const status = failure.status === undefined ? '' : ` ${failure.status}`;
    super(`${failure.route} ${failure.kind}${status}${said}`, { cause: failure.cause });
    this.kind = failure.kind;
    this.route = failure.route;
    this.status = failure.status;
    this.code = failure.code;
    this.providerMessage = failure.providerMessage;
    this.retryAfterMs = failure.retryAfterMs;
  }
}

export const isProviderError = (error: unknown): error is ProviderError => error instanceof ProviderError;

/** The provider gives some refusals only a sentence, so the ones that steer us are given a code here. */
const CODES_BY_SENTENCE: ReadonlyArray<readonly [RegExp, string]> = [
  [/transaction reference not found/i, 'transaction_not_found'],
  [/transfer not found/i, 'transfer_not_found'],
  [/reference already exists on a transfer/i, 'duplicate_transfer_reference'],
  [/duplicate transaction reference/i, 'duplicate_reference'],
  [/balance is not enough/i, 'insufficient_balance'],
  [/insufficient balance/i, 'insufficient_balance'],
  [/fully reversed/i, 'transaction_reversed'],
  [/starter business/i, 'starter_business'],
  [/daily limit of 3 live bank resolves/i, 'resolve_quota_exceeded'],
  [/could not resolve account name/i, 'account_not_resolved'],
  [/unknown bank code/i, 'unknown_bank_code'],
];

export function codeOf(message: string, code: string | undefined): string | undefined {
  // A resolve failure and an unknown bank share their codes with other refusals; their sentences tell them apart.
  const bySentence = CODES_BY_SENTENCE.find(([sentence]) => sentence.test(message))?.[1];
  return bySentence ?? code;
}

/** Error messages reach logs, and the provider may repeat what we sent it. */
export function withoutPersonalData(message: string): string {
  return message
    .replace(/(?<![^\s@"'<>])[^\s@"'<>]+@[^\s@"'<>]+/g, '[email]')
    .replace(/\d{10,}/g, '[number]')
    .replace(/[sp]k_(?:test|live)_\w+/g, '[key]')
    .slice(0, 300);
}

/** That the provider does not know something is an answer, too. */
export async function unlessUnknown<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (isProviderError(error) && error.kind === 'not_found') return undefined;
    throw error;
  }
}
