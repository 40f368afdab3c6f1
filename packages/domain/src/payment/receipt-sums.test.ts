import { expect, it } from 'vitest';
import { minor } from '../money/money.ts';
import { giftFor, quoteOf, termsFor } from './quote.ts';
import { receiptSums } from './receipt-sums.ts';

it.each(['RECIPIENT', 'SENDER'] as const)('adds up to what was paid when the %s pays our fee', (feePaidBy) => {
  const gift = giftFor(minor(1_000_000), feePaidBy);
  const [first, fee, paid] = receiptSums(quoteOf(gift, termsFor(gift), 'NGN'), feePaidBy);
  expect(first?.value).toBe(1_000_000);
  expect(Number(first?.value) + Number(fee?.value)).toBe(paid?.value);
  expect(paid).toEqual({ label: 'Paid', value: gift });
});
