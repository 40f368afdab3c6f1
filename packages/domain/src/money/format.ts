import { DEFAULT_CURRENCY } from './money.ts';

/** Minor units as people read them: ₦1,234.50. Negative amounts are allowed, for statements. */
export const formatMoney = (amount: number, currency: string = DEFAULT_CURRENCY): string => {
  const { sign, major, fraction } = partsOf(amount);
  return `${sign}${symbolOf(currency)}${major}.${fraction}`;
};

/** The same without ".00" when the amount is whole: ₦5,000, but ₦5,000.50. */
export const formatMoneyShort = (amount: number, currency: string = DEFAULT_CURRENCY): string => {
  const { sign, major, fraction } = partsOf(amount);
  return `${sign}${symbolOf(currency)}${major}${fraction === '00' ? '' : `.${fraction}`}`;
};

/** How many of something: 1,000,000. */
export const formatCount = (count: number): string => grouped(String(count));

/**
 * Written out because Intl is neither the same everywhere nor cheap: old phones print "NGN 1,234.50" where new ones print
 * the naira sign, and the first formatter costs a slow one a tenth of a second before a page comes alive.
 */
const SYMBOLS: Record<string, string> = { NGN: '₦', GHS: 'GH₵', ZAR: 'R\u00a0' };

const symbolOf = (currency: string): string => SYMBOLS[currency] ?? `${currency}\u00a0`;

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Cut as text: amount / 100 as a float loses kobo on large amounts. */
function partsOf(amount: number) {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of minor units: ${amount}`);
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return {
    sign: amount < 0 ? '-' : '',
    major: grouped(digits.slice(0, -2)),
    fraction: digits.slice(-2),
  };
}
