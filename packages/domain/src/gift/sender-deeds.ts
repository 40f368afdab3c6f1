import type { Delivery } from './delivery.ts';
import { type GiftCase, whyNotCancel, whyNotRefund } from './gift-decisions.ts';
import { isOpenForClaims } from './gift-status.ts';
import { words as english, type Words } from './words/en.ts';

/** What a sender can do with a gift that is paid. */
export const SENDER_DEEDS = [
  'resend',
  'address',
  'change',
  'publish',
  'pause',
  'resume',
  'prolong',
  'cancel',
  'bank',
] as const;
export type SenderDeed = (typeof SENDER_DEEDS)[number];

/**
 * What waits for a bank account because the card did not take it back: a refund of the gift, or of a charge that never became one,
 * that the provider holds until it has an account; the rest of a gift whose refund failed; or that rest, already the sender's own,
 * whose payout failed.
 */
export type CardRefusal = 'REFUND_WAITS' | 'CHARGE_WAITS' | 'REFUND_FAILED' | 'PAYOUT_FAILED';

/** Each mails a stranger who may be none, so there is an end to it. */
export const MOST_CORRECTIONS = 5;

interface Sent {
  gift: GiftCase;
  delivery: Delivery;
  isPaused: boolean;
  /** Its mail is still to leave. */
  isMailWaiting: boolean;
  cardRefusal: CardRefusal | undefined;
  /** How often its address was corrected, and its code replaced. */
  corrections: number;
  /** Its rule says when it closes. */
  hasWindow: boolean;
  /** Its rule is one for a crowd, so that everybody may be told of it. */
  isForEverybody: boolean;
  /** Somebody has tried to open it, in vain or not. */
  isTried: boolean;
  /** Its rule is a draw, and somebody has entered it. */
  hasEntries: boolean;
}

/** Why a sender cannot do this now, in words for them; undefined when they can. */
export function whyNotDo(deed: SenderDeed, sent: Sent, words: Words = english): string | undefined {
  const { gift, delivery, isPaused, isMailWaiting } = sent;
  if (deed === 'cancel') return whyNotCancel(gift, words);
  if (deed === 'bank') return whyNotToBank(sent, words);
  if (!isOpenForClaims(gift.status)) return words.onlyWhileWaiting;
  if (gift.isDrawing) return words.drawing;
  switch (deed) {
    case 'resend':
      if (delivery === 'SELF') return words.mailNobody;
      return isMailWaiting ? words.mailLeavesThen : undefined;
    case 'address':
      if (delivery === 'SELF') return words.noAddress;
      if (gift.sharesTaken > 0) return words.alreadyOpened;
      if (sent.hasEntries) return words.alreadyEntered;
      return sent.corrections < MOST_CORRECTIONS ? undefined : words.correctedOften(MOST_CORRECTIONS);
    case 'change':
      return gift.sharesTaken > 0 ? words.seenAsItIs : undefined;
    case 'publish':
      if (!sent.isForEverybody) return words.onlyForACrowd;
      return sent.isTried ? words.triedAlready : undefined;
    case 'pause':
      return isPaused ? words.pausedAlready : undefined;
    case 'resume':
      return isPaused ? undefined : words.notPaused;
    case 'prolong':
      return sent.hasWindow ? words.windowDecides : undefined;
  }
}

function whyNotToBank({ gift, cardRefusal }: Sent, words: Words): string | undefined {
  if (cardRefusal === 'CHARGE_WAITS') return undefined;
  // What the bank took is held for good; a refund beside it is of another part, and has left us already.
  const isTaken = gift.dispute === 'LOST' && gift.heldBy.every((cause) => cause === 'DISPUTE');
  if (cardRefusal === 'REFUND_WAITS' && isTaken) return undefined;
  if (gift.heldBy.length > 0) return words.onHold;
  if (!cardRefusal) return words.nothingForBank;
  return cardRefusal === 'REFUND_FAILED' ? whyNotRefund(gift, words) : undefined;
}
