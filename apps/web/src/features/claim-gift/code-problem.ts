import { parseQuid, QUID_LENGTH } from '@jara/domain/gift/quid';

/**
 * What is wrong with a typed code, in the contract's own words (a test holds the two together); undefined when it can be
 * looked up. Said here once more so that a claim link need not load the validation library.
 */
export function codeProblem(code: string): string | undefined {
  if (code === '') return 'Gift code (QUID) is required';
  if (code.replace(/[\s-]/g, '').length !== QUID_LENGTH) return 'QUID must be 13 characters';
  if (parseQuid(code) === undefined) return 'That code has a typing mistake. Check it and try again.';
  return undefined;
}
