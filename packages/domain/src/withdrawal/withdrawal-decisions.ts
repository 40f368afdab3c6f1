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
  /** Somebody has who came in through the same person as whoever decides: theirs would not be a second yes. */
  approvedByMyKin: boolean;
}

/** Why this person cannot say yes; undefined when they can. */
export function whyNotApprove({
  status,
  giftStatus,
  approvedByMe,
  approvedByMyKin,
}: WithdrawalCase): 'withdrawal_already_decided' | 'gift_blocked' | 'own_approval' | 'dependent_approval' | undefined {
  if (status !== 'REQUESTED') return 'withdrawal_already_decided';
  if (isOnHold(giftStatus)) return 'gift_blocked';
  if (approvedByMe) return 'own_approval';
  return approvedByMyKin ? 'dependent_approval' : undefined;
}

/** Why nobody can say no any more: a no counts until the provider has been asked to pay. */
export const whyNotReject = ({
  status,
  isSent,
}: Omit<WithdrawalCase, 'approvedByMe' | 'approvedByMyKin'>): 'withdrawal_already_decided' | undefined =>
  status === 'REQUESTED' || (status === 'APPROVED' && !isSent) ? undefined : 'withdrawal_already_decided';
