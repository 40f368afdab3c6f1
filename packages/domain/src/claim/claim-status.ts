export const CLAIM_STATUSES = ['GRANTED', 'WITHDRAWING', 'PAID', 'FROZEN'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/**
 * A rejected, failed or reversed payout brings the claim back to GRANTED, or straight to FROZEN while something holds it.
 * It thaws with the last hold, or turns out to have been paid after all.
 */
const MOVES: Record<ClaimStatus, readonly ClaimStatus[]> = {
  GRANTED: ['WITHDRAWING', 'FROZEN'],
  WITHDRAWING: ['PAID', 'GRANTED', 'FROZEN'],
  PAID: ['GRANTED', 'FROZEN'],
  FROZEN: ['GRANTED', 'PAID'],
};

/** @internal The database allows the same moves and no others: its own test compares the two. */
export const canMoveClaim = (from: ClaimStatus, to: ClaimStatus): boolean => MOVES[from].includes(to);
