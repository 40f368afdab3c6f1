import { describe, expect, it } from 'vitest';
import { canMovePayment, PAYMENT_STATUSES, type PaymentStatus } from './payment-status.ts';

describe('a payment', () => {
  it.each<[PaymentStatus, PaymentStatus[]]>([
    ['PENDING', ['PROCESSING', 'SUCCESS', 'FAILED']],
    ['PROCESSING', ['SUCCESS', 'FAILED']],
    ['SUCCESS', ['REVERSED']],
    ['FAILED', ['SUCCESS']],
    ['REVERSED', []],
  ])('that is %s can become %j and nothing else', (from, to) => {
    expect(PAYMENT_STATUSES.filter((status) => canMovePayment(from, status))).toEqual(to);
  });

  it('never un-happens: no success goes back to pending or failed', () => {
    expect(canMovePayment('SUCCESS', 'FAILED')).toBe(false);
    expect(canMovePayment('SUCCESS', 'PENDING')).toBe(false);
  });
});
