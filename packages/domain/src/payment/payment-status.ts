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

export const canMovePayment = (from: PaymentStatus, to: PaymentStatus): boolean => MOVES[from].includes(to);

export type StatusTone = 'success' | 'warning' | 'error' | 'neutral';

const TONES = new Map<string, StatusTone>([
  ['SUCCESS', 'success'],
  ['COMPLETED', 'success'],
  ['PENDING', 'warning'],
  ['PROCESSING', 'warning'],
  ['FAILED', 'error'],
]);

/** The colour family of a payment's or a withdrawal's badge. */
export const statusTone = (status: string): StatusTone => TONES.get(status) ?? 'neutral';
