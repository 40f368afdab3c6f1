import type { WithdrawalStatus } from '../withdrawal/withdrawal-status.ts';

export type PayoutVerdict = 'agree' | 'settle' | 'PAYOUT_NOT_PAID' | 'PAYOUT_NOT_RECORDED';

const ENDED_UNPAID = new Set(['failed', 'abandoned', 'blocked', 'rejected']);
const isUnderWay = (ours: WithdrawalStatus) => ours === 'APPROVED' || ours === 'SUBMITTED' || ours === 'UNKNOWN';

/**
 * Holds our account of a payout against the provider's, which is undefined when the provider does not know it. `settle`
 * means that ours is merely behind and can be brought up to date; the capitals need a person.
 */
export function judgePayout(ours: WithdrawalStatus, theirs: string | undefined): PayoutVerdict {
  if (theirs === undefined) return ours === 'COMPLETED' ? 'PAYOUT_NOT_PAID' : 'agree';
  if (theirs === 'success') {
    if (ours === 'COMPLETED') return 'agree';
    return isUnderWay(ours) ? 'settle' : 'PAYOUT_NOT_RECORDED';
  }
  if (theirs === 'reversed') return ours === 'COMPLETED' || isUnderWay(ours) ? 'settle' : 'agree';
  if (ENDED_UNPAID.has(theirs)) {
    if (ours === 'COMPLETED') return 'PAYOUT_NOT_PAID';
    return isUnderWay(ours) ? 'settle' : 'agree';
  }
  // Still on its way, or in a state nobody has heard of: the money may yet arrive, so it must still be reserved.
  if (ours === 'COMPLETED') return 'PAYOUT_NOT_PAID';
  return isUnderWay(ours) ? 'agree' : 'PAYOUT_NOT_RECORDED';
}

/** Whether a transfer that nobody here asked for has taken money, or still may. */
export const mayHavePaid = (theirs: string): boolean => !ENDED_UNPAID.has(theirs) && theirs !== 'reversed';
