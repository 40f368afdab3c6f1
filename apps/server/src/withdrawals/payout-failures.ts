import { words } from './words/en.ts';

/** Why a payout failed, where we say it ourselves: as it is written down, whatever language its reader reads. */
export const PAYOUT_FAILURES = words.failures;
