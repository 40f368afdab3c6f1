import type { Payment } from '@jara/contract/payments';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { callbackView, isUndecided, nextCheckMs, stopwatch } from './callback-view.ts';

const payment: Payment = {
  id: '8b2f7f0e-6c8f-4f5e-9d39-0f6f3a1d2c4b',
  status: 'PENDING',
  email: 'ada@example.com',
  quid: null,
  reference: 'jara-0123456789abcdef',
  transactionId: null,
  amount: 500_000,
  currency: 'NGN',
  createdAt: '2026-01-06T00:30:00.000Z',
  blocked: false,
  authorizationUrl: null,
  failureReason: null,
  manageKey: null,
  giftStatus: null,
  progress: null,
  theme: 'adire',
  clothSeed: 1,
  message: null,
  senderName: null,
  anonymous: false,
  hasPassword: false,
  rule: null,
  delivery: 'MAIL',
  deliverAt: null,
  isMailWaiting: false,
  opensAt: null,
  lifetimeDays: 365,
  expiresAt: null,
  feePaidBy: 'RECIPIENT',
  language: 'en',
  quote: {
    charged: 500_000,
    gift: 500_000,
    fee: 15_000,
    received: 485_000,
    refundIfCancelled: 482_500,
    currency: 'NGN',
  },
};
const { reference } = payment;
const see = (changes: Partial<Payment>, error: unknown = null) =>
  callbackView({ reference, payment: { ...payment, ...changes }, error }).kind;

describe('the payment page', () => {
  it('shows the code as soon as there is one', () => {
    expect(see({ status: 'SUCCESS', quid: '7K3MXQ2V9H4TA' })).toBe('success');
  });

  it('never says failed while the provider has not', () => {
    expect(see({ status: 'PENDING' })).toBe('loading');
    expect(see({ status: 'PROCESSING' })).toBe('loading');
    expect(callbackView({ reference, payment: undefined, error: new Error('offline') }).kind).toBe('loading');
    expect(callbackView({ reference, payment: undefined, error: new ApiError(502, {}) }).kind).toBe('loading');
    expect(see({ status: 'PENDING' }, new ApiError(404, {}))).toBe('loading');
  });

  it('says failed when the provider does, with its reason', () => {
    expect(
      callbackView({ reference, payment: { ...payment, status: 'FAILED', failureReason: 'Declined' }, error: null }),
    ).toEqual({
      kind: 'failed',
      reason: 'Declined',
    });
  });

  it('says what is wrong with money that differs from the gift, and goes on asking', () => {
    const failureReason = 'The money that arrived differs from the gift. We are looking into it.';
    const view = callbackView({ reference, payment: { ...payment, status: 'PROCESSING', failureReason }, error: null });
    expect(view).toEqual({ kind: 'held', reason: failureReason });
    expect(isUndecided(view)).toBe(true);
  });

  it('says failed when there is nothing to ask about', () => {
    expect(callbackView({ reference: undefined, payment: undefined, error: null }).kind).toBe('failed');
  });

  it('never says failed in another browser than the one that pays, nor shows the code there', () => {
    expect(callbackView({ reference, payment: undefined, error: new ApiError(404, {}) }).kind).toBe('elsewhere');
    expect(see({ status: 'SUCCESS', quid: null })).toBe('elsewhere');
  });
});

describe('asking again', () => {
  it('starts at 2 seconds and never waits longer than 15', () => {
    expect(nextCheckMs(0)).toBe(2000);
    expect(nextCheckMs(1)).toBe(2800);
    expect(nextCheckMs(50)).toBe(15_000);
  });
});

describe('the stopwatch', () => {
  it.each([
    [0, '0:00'],
    [7400, '0:07'],
    [750_000, '12:30'],
    [-5, '0:00'],
  ])('shows %i ms as %s', (ms, text) => {
    expect(stopwatch(ms)).toBe(text);
  });
});
