import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, formatMoney, formatMoneyShort } from './format.ts';

describe('money on screen', () => {
  it.each([
    [123_450, 'NGN', '₦1,234.50'],
    [0, 'NGN', '₦0.00'],
    [-0, 'NGN', '₦0.00'],
    [1, 'NGN', '₦0.01'],
    [99, 'NGN', '₦0.99'],
    [-5_000, 'NGN', '-₦50.00'],
    [123_456_750, 'NGN', '₦1,234,567.50'],
    [Number.MAX_SAFE_INTEGER, 'NGN', '₦90,071,992,547,409.91'],
    [123_450, 'GHS', 'GH₵1,234.50'],
    [123_450, 'KES', 'KES\u00a01,234.50'],
    [123_450, 'ZAR', 'R\u00a01,234.50'],
  ])('%d minor units of %s read %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  it('is in naira unless told otherwise', () => {
    expect(formatMoney(100_000)).toBe('₦1,000.00');
    expect(formatMoneyShort(100_000)).toBe('₦1,000');
  });

  it.each([
    [500_000, '₦5,000'],
    [500_050, '₦5,000.50'],
    [500_001, '₦5,000.01'],
    [0, '₦0'],
    [-0, '₦0'],
    [-500_000, '-₦5,000'],
  ])('drops the kobo of %d only when there are none: %s', (amount, text) => {
    expect(formatMoneyShort(amount)).toBe(text);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d, which is no amount', (amount) => {
    expect(() => formatMoney(amount)).toThrow(RangeError);
    expect(() => formatMoneyShort(amount)).toThrow(RangeError);
  });

  it('shows every digit of every amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const digits = String(Math.abs(amount)).padStart(3, '0');
        expect(formatMoney(amount).replace(/\D/g, '')).toBe(digits);
      }),
    );
  });
});

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_000_000, '1,000,000'],
])('%d things are written %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
