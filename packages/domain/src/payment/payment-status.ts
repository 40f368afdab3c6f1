export const PAYMENT_STATUSES = ['PENDING', 'PROCESSING', 'SUCCESS', 'FAILED', 'REVERSED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** FAILED is not the end: a sender can try another card on the same checkout, and then the money arrives after all. */
const MOVES: Record<PaymentStatus, readonly PaymentStatus[]> = {
  PENDING: ['PROCESSING', 'SUCCESS', 'FAILED'],
  PROCESSING: ['SUCCESS', 'FAILED'],
  SUCCESS: ['REVERSED'],
  FAILED: ['SUCCESS'],
  REVERSED: [],
};

/** @internal The database allows the same moves and no others: its own test compares the two. */
export const canMovePayment = (from: PaymentStatus, to: PaymentStatus): boolean => MOVES[from].includes(to);
