import type { Delivery } from './delivery.ts';
import { type GiftCase, whyNotCancel, whyNotRefund } from './gift-decisions.ts';
import { isOpenForClaims } from './gift-status.ts';

/** What a sender can do with a gift that is paid. */
export const SENDER_DEEDS = ['resend', 'change', 'pause', 'resume', 'prolong', 'cancel', 'bank'] as const;
export type SenderDeed = (typeof SENDER_DEEDS)[number];

/**
 * What waits for a bank account because the card did not take it back: a refund that the provider holds until it has one, the rest
 * of a gift whose refund failed, or that rest, already the sender's own, whose payout failed.
 */
export type CardRefusal = 'REFUND_WAITS' | 'REFUND_FAILED' | 'PAYOUT_FAILED';

interface Sent {
  gift: GiftCase;
  delivery: Delivery;
  isPaused: boolean;
  /** Its mail is still to leave. */
  isMailWaiting: boolean;
  cardRefusal: CardRefusal | undefined;
}

/** Why a sender cannot do this now, in words for them; undefined when they can. */
export function whyNotDo(deed: SenderDeed, sent: Sent): string | undefined {
  const { gift, delivery, isPaused, isMailWaiting } = sent;
  if (deed === 'cancel') return whyNotCancel(gift);
  if (deed === 'bank') return whyNotToBank(sent);
  if (!isOpenForClaims(gift.status)) return 'This can be done only while the gift waits to be opened';
  switch (deed) {
    case 'resend':
      if (delivery === 'SELF') return 'You share this gift yourself: we mail nobody about it';
      return isMailWaiting ? 'Its mail leaves at the time you chose' : undefined;
    case 'change':
      return gift.sharesTaken > 0
        ? 'Somebody has opened it, so its message and cloth stay as they saw them'
        : undefined;
    case 'pause':
      return isPaused ? 'This gift is paused already' : undefined;
    case 'resume':
      return isPaused ? undefined : 'This gift is not paused';
    case 'prolong':
      return undefined;
  }
}

function whyNotToBank({ gift, cardRefusal }: Sent): string | undefined {
  if (gift.heldBy.length > 0) return 'This gift is on hold. Its money is safe.';
  if (!cardRefusal) return 'Nothing of this gift waits for a bank account';
  return cardRefusal === 'REFUND_FAILED' ? whyNotRefund(gift) : undefined;
}
