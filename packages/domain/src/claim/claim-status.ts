export const CLAIM_STATUSES = ['GRANTED', 'WITHDRAWING', 'PAID', 'FROZEN', 'LAPSED'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/**
 * A rejected, failed or reversed payout brings the claim back to GRANTED, or straight to FROZEN while something holds it.
 * It thaws with the last hold, or turns out to have been paid after all. A share that nobody has ever asked to be paid can lapse, for good.
 */
const MOVES: Record<ClaimStatus, readonly ClaimStatus[]> = {
  GRANTED: ['WITHDRAWING', 'FROZEN', 'LAPSED'],
  WITHDRAWING: ['PAID', 'GRANTED', 'FROZEN'],
  PAID: ['GRANTED', 'FROZEN'],
  FROZEN: ['GRANTED', 'PAID'],
  LAPSED: [],
};

/** @internal The database allows the same moves and no others: its own test compares the two. */
export const canMoveClaim = (from: ClaimStatus, to: ClaimStatus): boolean => MOVES[from].includes(to);
