import type { Delivery } from './delivery.ts';
import { DRAWING, type GiftCase, whyNotCancel, whyNotRefund } from './gift-decisions.ts';
import { isOpenForClaims } from './gift-status.ts';

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
export function whyNotDo(deed: SenderDeed, sent: Sent): string | undefined {
  const { gift, delivery, isPaused, isMailWaiting } = sent;
  if (deed === 'cancel') return whyNotCancel(gift);
  if (deed === 'bank') return whyNotToBank(sent);
  if (!isOpenForClaims(gift.status)) return 'This can be done only while the gift waits to be opened';
  if (gift.isDrawing) return DRAWING;
  switch (deed) {
    case 'resend':
      if (delivery === 'SELF') return 'You share this gift yourself: we mail nobody about it';
      return isMailWaiting ? 'Its mail leaves at the time you chose' : undefined;
    case 'address':
      if (delivery === 'SELF') return 'You share this gift yourself: there is no address to correct';
      if (gift.sharesTaken > 0) return 'Somebody has opened it already. What was opened belongs to whoever opened it.';
      if (sent.hasEntries) return 'Somebody is in the draw already, and comes back with the code they have.';
      return sent.corrections < MOST_CORRECTIONS
        ? undefined
        : `The address was corrected ${MOST_CORRECTIONS} times already. Ask us, and we help you.`;
    case 'change':
      return gift.sharesTaken > 0
        ? 'Somebody has opened it, so its message and cloth stay as they saw them'
        : undefined;
    case 'publish':
      if (!sent.isForEverybody)
        return 'Only a gift for a crowd can be made public. Choose a rule for several people first.';
      return sent.isTried ? 'Somebody has tried it already, so it stays as they saw it' : undefined;
    case 'pause':
      return isPaused ? 'This gift is paused already' : undefined;
    case 'resume':
      return isPaused ? undefined : 'This gift is not paused';
    case 'prolong':
      return sent.hasWindow ? 'The time window you chose decides until when it can be opened' : undefined;
  }
}

function whyNotToBank({ gift, cardRefusal }: Sent): string | undefined {
  if (cardRefusal === 'CHARGE_WAITS') return undefined;
  // What the bank took is held for good; a refund beside it is of another part, and has left us already.
  const isTaken = gift.dispute === 'LOST' && gift.heldBy.every((cause) => cause === 'DISPUTE');
  if (cardRefusal === 'REFUND_WAITS' && isTaken) return undefined;
  if (gift.heldBy.length > 0) return 'This gift is on hold. Its money is safe.';
  if (!cardRefusal) return 'Nothing of this gift waits for a bank account';
  return cardRefusal === 'REFUND_FAILED' ? whyNotRefund(gift) : undefined;
}
