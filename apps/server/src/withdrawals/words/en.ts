import { PAYOUT_FAILURES } from '../payout-failures.ts';

export const words = { failures: PAYOUT_FAILURES as Record<keyof typeof PAYOUT_FAILURES, string> };

export type Words = typeof words;
