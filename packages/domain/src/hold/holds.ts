/** Why money may not move. A thing is held while any hold on it is open, and each is lifted by what placed it. */
export const HOLD_CAUSES = ['STAFF', 'CHARGE', 'DISPUTE', 'DIFFERENCE', 'REFUND_BY_HAND', 'RESTORE'] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];

export const HOLD_SUBJECTS = ['gift', 'claim', 'withdrawal'] as const;
export type HoldSubject = (typeof HOLD_SUBJECTS)[number];

/** Who or what lifts a hold, in words for staff who want its money to move. */
export const HOW_A_HOLD_ENDS: Record<HoldCause, string> = {
  STAFF: 'Staff stopped it and can release it.',
  CHARGE: 'The money that arrived does not fit this gift. Decide about the charge that is held for it.',
  DISPUTE: 'The sender’s bank disputes this payment. Wait for its decision.',
  DIFFERENCE: 'The provider and our books differ about this. Settle the difference in Reconciliation.',
  REFUND_BY_HAND: 'Money of this payment was sent back at the provider. Book that refund in Reconciliation.',
  RESTORE: 'The provider paid a share that a restored database does not have. Settle that in Reconciliation.',
};
