import { isBeingPaid, type WithdrawalStatus } from '../withdrawal/withdrawal-status.ts';

export type PayoutVerdict = 'agree' | 'settle' | 'PAYOUT_NOT_PAID' | 'PAYOUT_NOT_RECORDED';

const ENDED_UNPAID = new Set(['failed', 'abandoned', 'blocked', 'rejected']);

/**
 * Holds our account of a payout against the provider's, which is undefined when the provider does not know it. `settle`
 * means that ours is merely behind and can be brought up to date; the capitals need a person.
 */
export function judgePayout(ours: WithdrawalStatus, theirs: string | undefined): PayoutVerdict {
  if (theirs === undefined) return ours === 'COMPLETED' ? 'PAYOUT_NOT_PAID' : 'agree';
  if (theirs === 'success') {
    if (ours === 'COMPLETED') return 'agree';
    return isBeingPaid(ours) ? 'settle' : 'PAYOUT_NOT_RECORDED';
  }
  if (theirs === 'reversed') return ours === 'COMPLETED' || isBeingPaid(ours) ? 'settle' : 'agree';
  if (ENDED_UNPAID.has(theirs)) {
    if (ours === 'COMPLETED') return 'PAYOUT_NOT_PAID';
    return isBeingPaid(ours) ? 'settle' : 'agree';
  }
  // Still on its way, or in a state nobody has heard of: the money may yet arrive, so it must still be reserved.
  if (ours === 'COMPLETED') return 'PAYOUT_NOT_PAID';
  return isBeingPaid(ours) ? 'agree' : 'PAYOUT_NOT_RECORDED';
}

/** Whether a transfer that nobody here asked for has taken money, or still may. */
export const mayHavePaid = (theirs: string): boolean => !ENDED_UNPAID.has(theirs) && theirs !== 'reversed';
