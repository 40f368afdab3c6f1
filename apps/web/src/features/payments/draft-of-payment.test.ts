import type { Payment } from '@jara/contract/payments';
import { expect, it } from 'vitest';
import { giftDraftOf } from './draft-of-payment.ts';

it('writes the same gift once more, with its amount as a person types it', () => {
  const payment = {
    amount: 1_000_050,
    email: 'ada@example.com',
    senderName: null,
    message: 'For you',
    anonymous: true,
    theme: 'sunrise',
    clothSeed: 7,
    hasPassword: true,
  } as Payment;
  expect(giftDraftOf(payment)).toEqual({
    amount: '10000.5',
    email: 'ada@example.com',
    senderName: '',
    senderEmail: '',
    message: 'For you',
    anonymous: true,
    theme: 'sunrise',
    clothSeed: 7,
    wantsPassword: true,
  });
});
