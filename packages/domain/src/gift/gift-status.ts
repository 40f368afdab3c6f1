import type { HoldCause } from '../hold/holds.ts';
import type { Minor } from '../money/money.ts';

export const GIFT_STATUSES = ['ACTIVE', 'CLAIMED', 'BLOCKED', 'EXPIRED', 'SPLIT', 'CONFLICTED'] as const;
export type GiftStatus = (typeof GIFT_STATUSES)[number];

/**
 * Every move a gift may make. SPLIT means that some shares are claimed and some are not. Any gift can be held, and leaves
 * the hold for the status its money is in by then. An expired gift comes back when its money is revived from dormancy, and one that
 * is claimed when a share of it lapses.
 */
const MOVES: Record<GiftStatus, readonly GiftStatus[]> = {
  ACTIVE: ['SPLIT', 'CLAIMED', 'BLOCKED', 'EXPIRED', 'CONFLICTED'],
  SPLIT: ['CLAIMED', 'BLOCKED', 'EXPIRED', 'CONFLICTED'],
  CLAIMED: ['SPLIT', 'BLOCKED', 'EXPIRED', 'CONFLICTED'],
  BLOCKED: ['ACTIVE', 'SPLIT', 'CLAIMED', 'EXPIRED', 'CONFLICTED'],
  EXPIRED: ['ACTIVE', 'SPLIT', 'BLOCKED', 'CONFLICTED'],
  CONFLICTED: ['ACTIVE', 'SPLIT', 'CLAIMED', 'BLOCKED', 'EXPIRED'],
};

/** @internal The database allows the same moves and no others: its own test compares the two. */
export const canMoveGift = (from: GiftStatus, to: GiftStatus): boolean => MOVES[from].includes(to);

/** Its money stays where it is until staff decide: they stopped it, or its own history contradicts itself. */
export const isOnHold = (status: GiftStatus): boolean => status === 'BLOCKED' || status === 'CONFLICTED';

/**
 * What a gift is. While anything holds it that is what it is: blocked by staff alone, or in conflict. Otherwise its shares
 * and its time say so.
 */
export function giftStatusOf(gift: {
  heldBy: readonly HoldCause[];
  isEnded: boolean;
  amount: Minor;
  claimedAmount: Minor;
  sharesTaken: number;
}): GiftStatus {
  if (gift.heldBy.length > 0) return gift.heldBy.every((cause) => cause === 'STAFF') ? 'BLOCKED' : 'CONFLICTED';
  if (gift.claimedAmount === gift.amount) return 'CLAIMED';
  if (gift.isEnded) return 'EXPIRED';
  return gift.sharesTaken > 0 ? 'SPLIT' : 'ACTIVE';
}

/** Whether the code of such a gift still opens money, now or after staff or time have moved it on. */
export const opensMoney = (status: GiftStatus): boolean => status !== 'CLAIMED';

/** What staff call active: whole, or split and not yet claimed to the end. */
export const OPEN_GIFT_STATUSES = ['ACTIVE', 'SPLIT'] as const satisfies readonly GiftStatus[];

export const isOpenForClaims = (status: GiftStatus): boolean => OPEN_GIFT_STATUSES.some((open) => open === status);
