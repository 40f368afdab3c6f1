import type { TestCard } from '../transactions/cards.ts';
import type { TransactionRow } from '../transactions/transactions.store.ts';

/** How far a payment has come, and what its payer has typed. */
export interface CheckoutView {
  row: TransactionRow;
  channel: 'card' | 'bank_transfer';
  isPaid: boolean;
  isExpired: boolean;
  isCancelled: boolean;
  returnUrl: string | undefined;
  /** The test card whose details are filled in. */
  useCard?: TestCard | undefined;
  /** A date that is still to come on the sandbox's own clock. */
  sampleExpiry: string;
  typed?: { number: string; expiry: string } | undefined;
  problem?: { field: string; message: string } | undefined;
}
