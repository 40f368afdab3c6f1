import { type GiftStatus, isOnHold } from '../gift/gift-status.ts';
import type { WithdrawalStatus } from './withdrawal-status.ts';

/** A withdrawal as a member of staff decides about it. */
export interface WithdrawalCase {
  status: WithdrawalStatus;
  giftStatus: GiftStatus;
  /** The provider has been asked to pay it. */
  isSent: boolean;
  /** Whoever decides has said yes before. */
  approvedByMe: boolean;
}

/** Why this person cannot say yes; undefined when they can. */
export function whyNotApprove({
  status,
  giftStatus,
  approvedByMe,
}: WithdrawalCase): 'withdrawal_already_decided' | 'gift_blocked' | 'own_approval' | undefined {
  if (status !== 'REQUESTED') return 'withdrawal_already_decided';
  if (isOnHold(giftStatus)) return 'gift_blocked';
  return approvedByMe ? 'own_approval' : undefined;
}

/** Why nobody can say no any more: a no counts until the provider has been asked to pay. */
export const whyNotReject = ({ status, isSent }: WithdrawalCase): 'withdrawal_already_decided' | undefined =>
  status === 'REQUESTED' || (status === 'APPROVED' && !isSent) ? undefined : 'withdrawal_already_decided';
