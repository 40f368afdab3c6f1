import type { PAYMENT_ATTENTION } from '@jara/contract/staff/payments';
import type { WITHDRAWAL_ATTENTION } from '@jara/contract/staff/withdrawals';

export const TIME_SORT_WORDS = [
  { sort: '-createdAt', word: 'Newest first' },
  { sort: 'createdAt', word: 'Oldest first' },
] as const;

/** How every list that has an amount and a date can be ordered. */
export const SORT_WORDS = [
  ...TIME_SORT_WORDS,
  { sort: '-amount', word: 'Largest amount first' },
  { sort: 'amount', word: 'Smallest amount first' },
] as const;

/** What a list can be narrowed to because it needs a person. */
export const ATTENTION_WORDS: Record<
  (typeof WITHDRAWAL_ATTENTION)[number] | (typeof PAYMENT_ATTENTION)[number],
  string
> = {
  PROMISE_BROKEN: 'Over 24 hours',
  PROMISE_NEAR: 'Close to 24 hours',
  PAYOUT_FAILED: 'Failed this week',
  SUSPENSE_CHARGE: 'Charge held',
  DISPUTE_OPEN: 'Disputed',
  REFUND_FAILED: 'Refund failed this week',
};

/** "NTH_PERSON" → "Nth person" */
export const statusWord = (status: string): string =>
  status.charAt(0) + status.slice(1).toLowerCase().replaceAll('_', ' ');

export const RULE_WORDS: Record<'NTH_PERSON' | 'SPLIT' | 'TIME' | 'EQUAL' | 'LUCKY' | 'DRAW', string> = {
  NTH_PERSON: 'Nth Person',
  SPLIT: 'Split',
  TIME: 'Time Range',
  EQUAL: 'Equal Shares',
  LUCKY: 'Lucky',
  DRAW: 'Draw',
};
