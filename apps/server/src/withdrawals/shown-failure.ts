import type { Language } from '@jara/domain/language';
import { PAYOUT_FAILURES } from './payout-failures.ts';
import { payoutWords } from './words/all.ts';

type Failure = keyof typeof PAYOUT_FAILURES;
const FAILURES = new Map(Object.entries(PAYOUT_FAILURES).map(([name, written]) => [written, name as Failure]));

/** Why a payout failed, for its reader. What a bank or a colleague wrote stays as they wrote it. */
export function shownPayoutFailure(written: string, language: Language): string {
  const ours = FAILURES.get(written);
  return ours ? payoutWords[language].failures[ours] : written;
}
