import type { PaymentStatus } from '../payment/payment-status.ts';
import type { GiftStatus } from './gift-status.ts';

export const GIFT_PROGRESS = ['WAITING', 'OPENED', 'IN_BANK', 'SENT_BACK', 'ENDED'] as const;
export type GiftProgress = (typeof GIFT_PROGRESS)[number];

interface Standing {
  status: PaymentStatus;
  giftStatus: GiftStatus | null;
  amount: number;
  /** All shares that were opened, and those of them that have reached a bank. */
  claimed: number;
  paidOut: number;
}

/** How far a gift has come, as its sender asks; nothing while it is not paid. */
export function giftProgress({ status, giftStatus, amount, claimed, paidOut }: Standing): GiftProgress | null {
  if (status === 'REVERSED') return 'SENT_BACK';
  if (status !== 'SUCCESS') return null;
  const isOver = giftStatus === 'EXPIRED';
  if (claimed === 0) return isOver ? 'ENDED' : 'WAITING';
  // Shares that nobody opened may still be opened, unless the gift's time is over.
  return paidOut === claimed && (claimed === amount || isOver) ? 'IN_BANK' : 'OPENED';
}
