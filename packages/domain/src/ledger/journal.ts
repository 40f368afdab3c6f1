import type { Currency, Minor } from '../money/money.ts';
import { type Account, COLLECTION_FEE, PROVIDER_RECEIVABLE } from './accounts.ts';

export const JOURNAL_EVENTS = [
  'charge_verified',
  'charge_suspended',
  'suspense_released',
  'share_claimed',
  'claim_lapsed',
  'rest_returned',
  'rest_taken_back',
  'withdrawal_reserved',
  'payout_succeeded',
  'payout_failed',
  'payout_rejected',
  'payout_reversed',
  'refund_started',
  'refund_done',
  'refund_failed',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'dispute_covered',
  'dispute_regained',
  'refund_elsewhere',
  'refund_back',
  'refund_covered',
  'share_paid_elsewhere',
  'share_covered',
  'charge_voided',
  'charge_covered',
  'written_off',
  'loss_returned',
  'transfer_cost',
  'gift_dormant',
  'gift_revived',
  'collections_settled',
  'own_money_moved',
  'own_charge',
] as const;
export type JournalEvent = (typeof JOURNAL_EVENTS)[number];

/** One line of a journal. Debits are above zero, credits below. */
export type Movement = { account: Account; amount: number };

/** One business event in the books. The ref is unique, so posting an event twice is posting it once. */
export type Journal = { ref: string; event: JournalEvent; currency: Currency; movements: Movement[] };

/** Every journal is in one currency. */
export type InCurrency = { currency: Currency };

/** A part of what an account owes, such as what is set aside of it while the sender's bank disputes the payment. */
export type HeldPart = { account: Account; amount: Minor };

export const debit = (account: Account, amount: number): Movement => ({ account, amount });
// Subtracting from zero keeps a zero credit from becoming -0.
export const credit = (account: Account, amount: number): Movement => ({ account, amount: 0 - amount });

export const lines = (...movements: Movement[]): Movement[] => movements.filter(({ amount }) => amount !== 0);

/** Moves what one liability owes to another. */
export const moved = (amount: Minor, from: Account, to: Account): Movement[] =>
  lines(debit(from, amount), credit(to, amount));

/**
 * On a small payment by a foreign card the provider's flat fee can exceed the charge. The gift is paid all the same,
 * and the receivable shrinks, so the difference is signed.
 */
export const collected = ({ amount, fee }: { amount: Minor; fee: Minor }, to: Account): Movement[] =>
  lines(debit(PROVIDER_RECEIVABLE, amount - fee), debit(COLLECTION_FEE, fee), credit(to, amount));

/** The round tells a second time from the first, whose ref is already taken. */
export const inRound = (ref: string, round = 1): string => (round === 1 ? ref : `${ref}:${round}`);
