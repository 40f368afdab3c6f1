import type { Delivery } from './delivery.ts';
import { type GiftCase, whyNotCancel } from './gift-decisions.ts';
import { isOpenForClaims } from './gift-status.ts';

/** What a sender can do with a gift that is paid. */
export const SENDER_DEEDS = ['resend', 'pause', 'resume', 'prolong', 'cancel'] as const;
export type SenderDeed = (typeof SENDER_DEEDS)[number];

interface Sent {
  gift: GiftCase;
  delivery: Delivery;
  isPaused: boolean;
  /** Its mail is still to leave. */
  isMailWaiting: boolean;
}

/** Why a sender cannot do this now, in words for them; undefined when they can. */
export function whyNotDo(deed: SenderDeed, { gift, delivery, isPaused, isMailWaiting }: Sent): string | undefined {
  if (deed === 'cancel') return whyNotCancel(gift);
  if (!isOpenForClaims(gift.status)) return 'This can be done only while the gift waits to be opened';
  switch (deed) {
    case 'resend':
      if (delivery === 'SELF') return 'You share this gift yourself: we mail nobody about it';
      return isMailWaiting ? 'Its mail leaves at the time you chose' : undefined;
    case 'pause':
      return isPaused ? 'This gift is paused already' : undefined;
    case 'resume':
      return isPaused ? undefined : 'This gift is not paused';
    case 'prolong':
      return undefined;
  }
}
