import { parseQuid, QUID_LENGTH } from '@jara/domain/gift/quid';
import { words } from './entry/words/en.ts';

/**
 * What is wrong with a typed code, in the contract's own words (a test holds the two together); undefined when it can be
 * looked up. Said here once more so that a claim link need not load the validation library.
 */
export function codeProblem(code: string): string | undefined {
  if (code === '') return words.required;
  if (code.replace(/[\s-]/g, '').length !== QUID_LENGTH) return words.wrongLength;
  if (parseQuid(code) === undefined) return words.typingMistake;
  return undefined;
}
