import { HOW_A_HOLD_ENDS, type HoldCause } from '../hold/holds.ts';
import { type Minor, minus, plus, ZERO } from '../money/money.ts';
import { spokenStatus } from '../spoken.ts';
import { type GiftStatus, giftStatusOf, isOnHold, isOpenForClaims } from './gift-status.ts';
import { words as english, type Words } from './words/en.ts';

/** A gift as staff decide about it: its state, where its money is, and what stands in the way. */
export interface GiftCase {
  status: GiftStatus;
  amount: Minor;
  claimedAmount: Minor;
  sharesTaken: number;
  /** What nobody has claimed and is still in the gift, and what of it was put to rest. */
  unclaimed: Minor;
  dormant: Minor;
  /** What people hold of it that has not left for a bank. */
  unpaid: Minor;
  /** Its time is over, or its rest went back. */
  isEnded: boolean;
  /** Its sender ended it. */
  isCancelled: boolean;
  /** Why it is held; empty while nothing holds it. */
  heldBy: readonly HoldCause[];
  /** A charge pays for it. */
  isPaid: boolean;
  isRefunding: boolean;
  /** What of its payment has gone back, or is on its way: in refunds, to the bank, because it never came, or to somebody at our cost. */
  wentBack: Minor;
  /** Something of it was sent to an account of its sender, and has not come back: a bank that did not take it may change its mind. */
  mayReachSender: boolean;
  /** A dispute that is open, or that the bank has won. */
  dispute: 'OPEN' | 'LOST' | undefined;
  /** The sender's time window is over. */
  windowIsOver: boolean;
  /** Chance decides it, and what it decided is published when the gift ends. */
  isDrawn: boolean;
  /** Its entries have closed, and its winners are still to be drawn. */
  isDrawing: boolean;
}

/** Why staff cannot block or release a gift; undefined when they can. They lift what staff placed; the rest has its own end. */
export function whyNotMove(gift: GiftCase, wanted: GiftStatus): string | undefined {
  const isBlocked = gift.heldBy.includes('STAFF');
  if (wanted === 'BLOCKED') {
    if (isBlocked) return 'This gift is already blocked';
    return isAnythingHere(gift) ? undefined : `A gift that is ${spokenStatus(gift.status)} cannot be blocked`;
  }
  if (isBlocked) return undefined;
  const [cause] = gift.heldBy;
  if (cause) return HOW_A_HOLD_ENDS[cause];
  return gift.status === wanted
    ? `This gift is already ${spokenStatus(wanted)}`
    : `A gift that is ${spokenStatus(gift.status)} cannot be ${MOVE[wanted]}`;
}

const MOVE: Record<GiftStatus, string> = {
  ACTIVE: 'released',
  SPLIT: 'released',
  CLAIMED: 'marked as claimed',
  BLOCKED: 'blocked',
  EXPIRED: 'marked as expired',
  CONFLICTED: 'marked as conflicted',
};

/** Of a gift that has ended only claimed shares can still go anywhere by themselves. */
const isAnythingHere = ({ isEnded, unclaimed, unpaid }: GiftCase): boolean =>
  (isEnded ? unpaid : plus(unclaimed, unpaid)) > ZERO;

/** The statuses staff can give a gift now: blocked, or what it is once their own hold is off. */
export const movesOf = (gift: GiftCase): GiftStatus[] => [
  ...(whyNotMove(gift, 'BLOCKED') === undefined ? (['BLOCKED'] as const) : []),
  ...(gift.heldBy.includes('STAFF') ? [withoutStaff(gift)] : []),
];

const withoutStaff = (gift: GiftCase): GiftStatus =>
  giftStatusOf({ ...gift, heldBy: gift.heldBy.filter((cause) => cause !== 'STAFF') });

/** Why the unclaimed rest cannot go back to the sender. The money of an open gift belongs to whoever opens it. */
export function whyNotRefund(gift: GiftCase, words: Words = english): string | undefined {
  if (!gift.isPaid) return words.neverPaid;
  if (gift.dispute === 'OPEN') return words.disputed;
  const cause = gift.heldBy.find((held) => held !== 'STAFF');
  if (cause === 'DISPUTE') return words.takenByBank;
  if (cause) return HOW_A_HOLD_ENDS[cause];
  if (isOpenForClaims(gift.status)) return words.refundTooEarly;
  if (gift.isRefunding) return words.refunding;
  if (gift.wentBack >= gift.amount) return words.wentBack;
  return plus(gift.unclaimed, gift.dormant) === ZERO ? words.nothingLeft : undefined;
}

/** Why its sender cannot take a gift back. What somebody has opened is theirs; the rest is the sender's until then. */
export function whyNotCancel(gift: GiftCase, words: Words = english): string | undefined {
  if (gift.heldBy.length > 0) return words.onHold;
  if (gift.status === 'CLAIMED') return words.allOpened;
  if (!isOpenForClaims(gift.status) || !gift.isPaid) return words.ended;
  // Whoever could stop it now would choose which draws take place.
  return gift.isDrawing ? words.drawing : undefined;
}

/** A refund ends a gift that staff had stopped: nobody can open it again, and shares that were claimed are free to leave. */
export const endsWithRefund = ({ status }: Pick<GiftCase, 'status'>): boolean => isOnHold(status);

/** Why an ended gift cannot be opened for another lifetime. */
export function whyNotRevive(gift: GiftCase): string | undefined {
  if (gift.status !== 'EXPIRED') return 'Only a gift that has ended can be opened again';
  // Its sender has been told that it ended and that its money comes back.
  if (gift.isCancelled) return 'Its sender cancelled this gift. It can only be refunded.';
  if (gift.windowIsOver) return 'The time the sender chose is over. This gift can only be refunded.';
  // When a gift ends, everybody may see what chance had in store for it; it could be played no more.
  if (gift.isDrawn) return 'The draw behind this gift has been published. It can only be refunded.';
  if (gift.mayReachSender) return 'An account of its sender has this money, or may still get it';
  return gift.wentBack === ZERO && plus(gift.unclaimed, gift.dormant) === unclaimedOf(gift)
    ? undefined
    : 'The money of this gift was refunded, or is about to be';
}

const unclaimedOf = ({ amount, claimedAmount }: GiftCase): Minor => minus(amount, claimedAmount);
