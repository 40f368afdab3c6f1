export const CLAIM_STATUSES = ['GRANTED', 'WITHDRAWING', 'PAID', 'FROZEN'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/**
 * A rejected, failed or reversed payout brings the claim back to GRANTED, or straight to FROZEN when the sender's
 * payment has been disputed in the meantime. A dispute that is won thaws it.
 */
const MOVES: Record<ClaimStatus, readonly ClaimStatus[]> = {
  GRANTED: ['WITHDRAWING', 'FROZEN'],
  WITHDRAWING: ['PAID', 'GRANTED', 'FROZEN'],
  PAID: ['GRANTED', 'FROZEN'],
  FROZEN: ['GRANTED'],
};

/** @internal The database allows the same moves and no others: its own test compares the two. */
export const canMoveClaim = (from: ClaimStatus, to: ClaimStatus): boolean => MOVES[from].includes(to);
