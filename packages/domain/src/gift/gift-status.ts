export const GIFT_STATUSES = ['ACTIVE', 'CLAIMED', 'BLOCKED', 'EXPIRED', 'SPLIT', 'CONFLICTED'] as const;
export type GiftStatus = (typeof GIFT_STATUSES)[number];

export const GIFT_LIFETIME_DAYS = 365;

/**
 * Every move a gift may make. SPLIT means that some shares are claimed and some are not. Any gift can become
 * CONFLICTED, and leaves it for the status its money is in once the contradiction is settled. A blocked gift ends when
 * its rest is refunded. An expired gift comes back when its money is revived from dormancy.
 */
const MOVES: Record<GiftStatus, readonly GiftStatus[]> = {
  ACTIVE: ['SPLIT', 'CLAIMED', 'BLOCKED', 'EXPIRED', 'CONFLICTED'],
  SPLIT: ['CLAIMED', 'BLOCKED', 'EXPIRED', 'CONFLICTED'],
  CLAIMED: ['CONFLICTED'],
  BLOCKED: ['ACTIVE', 'SPLIT', 'EXPIRED', 'CONFLICTED'],
  EXPIRED: ['ACTIVE', 'SPLIT', 'CONFLICTED'],
  CONFLICTED: ['ACTIVE', 'SPLIT', 'CLAIMED', 'BLOCKED', 'EXPIRED'],
};

/** The moves a member of staff may ask for; the others follow from money and time alone. */
export const STAFF_GIFT_MOVES: Record<GiftStatus, readonly GiftStatus[]> = {
  ACTIVE: ['BLOCKED'],
  SPLIT: ['BLOCKED'],
  CLAIMED: [],
  BLOCKED: ['ACTIVE', 'SPLIT'],
  EXPIRED: [],
  CONFLICTED: ['ACTIVE', 'SPLIT', 'BLOCKED'],
};

/** @internal The database allows the same moves and no others: its own test compares the two. */
export const canMoveGift = (from: GiftStatus, to: GiftStatus): boolean => MOVES[from].includes(to);

/** Its money stays where it is until staff decide: they stopped it, or its own history contradicts itself. */
export const isOnHold = (status: GiftStatus): boolean => status === 'BLOCKED' || status === 'CONFLICTED';

/** What staff call active: whole, or split and not yet claimed to the end. */
export const OPEN_GIFT_STATUSES = ['ACTIVE', 'SPLIT'] as const satisfies readonly GiftStatus[];

export const isOpenForClaims = (status: GiftStatus): boolean => OPEN_GIFT_STATUSES.some((open) => open === status);
