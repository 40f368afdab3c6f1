import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format.ts';
import { minor } from './money.ts';
import { parseMajor } from './parse-major.ts';

describe('typed naira', () => {
  it.each([
    ['1,000', 100_000],
    ['₦1 000.5', 100_050],
    ['0.01', 1],
    ['0', 0],
    ['00.10', 10],
    ['007', 700],
    ['.5', 50],
    ['5.', 500],
    ['  2500  ', 250_000],
    ['₦ 2,500.00', 250_000],
    ['NGN 2,500', 250_000],
    ['ngn2500', 250_000],
    ['1,234,567.89', 123_456_789],
    ['1\u00a0234\u00a0567', 123_456_700],
    ['1\u202f000', 100_000],
    ['1.1', 110],
    ['4.35', 435],
    ['1.15', 115],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%j is %d kobo', (text, kobo) => {
    expect(parseMajor(text)).toBe(kobo);
  });

  it.each([
    '',
    ' ',
    '.',
    '₦',
    '-1',
    '−1',
    '+1',
    '1.234',
    '1,00',
    '1,0000',
    '10,00,000',
    ',100',
    '0,100',
    '1,000 000',
    '1  000',
    '1.000,50',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '$5',
    '5₦',
    '5k',
    '1.2.3',
    '١٠٠',
    '1_000',
    '90071992547409.92',
    '9'.repeat(400),
  ])('%j is refused', (text) => {
    expect(parseMajor(text)).toBeUndefined();
  });

  it('reads back every amount the product prints', () => {
    fc.assert(fc.property(fc.maxSafeNat().map(minor), (amount) => parseMajor(formatMoney(amount)) === amount));
  });

  it('reads every amount typed with two plain decimals, to the last kobo', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (kobo) => {
        const digits = String(kobo).padStart(3, '0');
        expect(parseMajor(`${digits.slice(0, -2)}.${digits.slice(-2)}`)).toBe(kobo);
      }),
    );
  });

  it('never answers anything but a whole amount, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[₦0-9., -]{0,12}$/)), (text) => {
        const amount = parseMajor(text);
        expect(amount === undefined || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});
