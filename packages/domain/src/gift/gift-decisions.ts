import { type Minor, minus, plus, ZERO } from '../money/money.ts';
import { spokenStatus } from '../spoken.ts';
import { type GiftStatus, isOnHold, STAFF_GIFT_MOVES } from './gift-status.ts';

/** A gift as staff decide about it: its state, where its money is, and what stands in the way. */
export interface GiftCase {
  status: GiftStatus;
  amount: Minor;
  claimedAmount: Minor;
  sharesTaken: number;
  /** What nobody has claimed and is still in the gift, and what of it was put to rest. */
  unclaimed: Minor;
  dormant: Minor;
  /** A charge pays for it. */
  isPaid: boolean;
  isRefunding: boolean;
  /** A dispute that is open, or that the bank has won. */
  dispute: 'OPEN' | 'LOST' | undefined;
  /** The sender's time window is over. */
  windowIsOver: boolean;
  /** Chance decides it, and what it decided is published when the gift ends. */
  isDrawn: boolean;
}

/** Staff say "open again"; whether that is ACTIVE or SPLIT follows from what has been claimed. */
export const releaseOf = ({ sharesTaken }: Pick<GiftCase, 'sharesTaken'>, wanted: GiftStatus): GiftStatus =>
  wanted === 'ACTIVE' || wanted === 'SPLIT' ? (sharesTaken > 0 ? 'SPLIT' : 'ACTIVE') : wanted;

const MOVE: Record<GiftStatus, string> = {
  ACTIVE: 'released',
  SPLIT: 'released',
  CLAIMED: 'marked as claimed',
  BLOCKED: 'blocked',
  EXPIRED: 'marked as expired',
  CONFLICTED: 'marked as conflicted',
};

/** Why staff cannot move a gift to a status; undefined when they can. A hold ends only while all its money is here. */
export function whyNotMove(gift: GiftCase, wanted: GiftStatus): string | undefined {
  const status = releaseOf(gift, wanted);
  if (gift.status === status) return `This gift is already ${spokenStatus(status)}`;
  if (!STAFF_GIFT_MOVES[gift.status].includes(status))
    return `A gift that is ${spokenStatus(gift.status)} cannot be ${MOVE[wanted]}`;
  if (!isOnHold(gift.status)) return undefined;
  if (gift.dispute === 'OPEN') return 'The sender’s bank disputes this payment. Wait for its decision.';
  // What sleeps can be stopped and sent back, but nobody can open it.
  const here = status === 'BLOCKED' ? plus(gift.unclaimed, gift.dormant) : gift.unclaimed;
  return here === unclaimedOf(gift)
    ? undefined
    : 'The money of this gift is not all here. Look at its charges and refunds first.';
}

/** The statuses staff can give a gift now. */
export const movesOf = (gift: GiftCase): GiftStatus[] =>
  STAFF_GIFT_MOVES[gift.status].filter((to) => releaseOf(gift, to) === to && whyNotMove(gift, to) === undefined);

/** Why the unclaimed rest cannot go back to the sender. The money of an open gift belongs to whoever opens it. */
export function whyNotRefund(gift: GiftCase): string | undefined {
  if (gift.status !== 'EXPIRED' && !isOnHold(gift.status))
    return 'Only a gift that has ended or is on hold can be refunded';
  if (!gift.isPaid) return 'This gift was never paid. Look at the charges that are held for it.';
  if (gift.isRefunding) return 'A refund is already on its way';
  if (gift.dispute === 'OPEN') return 'The sender’s bank disputes this payment. Wait until that is decided.';
  if (gift.dispute === 'LOST') return 'The sender’s bank has already taken this payment back';
  if (plus(gift.unclaimed, gift.dormant) === ZERO) return 'There is nothing left to refund';
  // Once its rest has gone nothing can move the gift any more, and the shares would stay here for ever.
  return gift.status === 'CONFLICTED' && gift.sharesTaken > 0
    ? 'People hold shares of this gift. Decide about those first: block the gift, then refund it.'
    : undefined;
}

/** A refund ends a gift that was on hold: nobody can open it again, and shares that were claimed are free to leave. */
export const endsWithRefund = ({ status }: Pick<GiftCase, 'status'>): boolean => isOnHold(status);

/** Why an ended gift cannot be opened for another lifetime. */
export function whyNotRevive(gift: GiftCase): string | undefined {
  if (gift.status !== 'EXPIRED') return 'Only a gift that has ended can be opened again';
  if (gift.windowIsOver) return 'The time the sender chose is over. This gift can only be refunded.';
  // When a gift ends, everybody may see what chance had in store for it; it could be played no more.
  if (gift.isDrawn) return 'The draw behind this gift has been published. It can only be refunded.';
  return plus(gift.unclaimed, gift.dormant) === unclaimedOf(gift)
    ? undefined
    : 'The money of this gift was refunded, or is about to be';
}

const unclaimedOf = ({ amount, claimedAmount }: GiftCase): Minor => minus(amount, claimedAmount);
