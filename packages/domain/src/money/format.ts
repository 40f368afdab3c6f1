import { DEFAULT_CURRENCY } from './money.ts';

/** Minor units as people read them: ₦1,234.50. Negative amounts are allowed, for statements. */
export const formatMoney = (amount: number, currency: string = DEFAULT_CURRENCY): string =>
  formatterFor(currency, 2).format(majorText(amount));

/** The same without ".00" when the amount is whole: ₦5,000, but ₦5,000.50. */
export const formatMoneyShort = (amount: number, currency: string = DEFAULT_CURRENCY): string =>
  formatterFor(currency, amount % 100 === 0 ? 0 : 2).format(majorText(amount));

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(currency: string, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${currency}${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  // The locale is fixed: other English locales print "NGN 1,234.50" where en-NG prints the naira sign.
  const formatter = new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formatters.set(key, formatter);
  return formatter;
}

/** The decimal text is given to Intl as a string, because amount / 100 as a float loses kobo on large amounts. */
function majorText(amount: number): Intl.StringNumericLiteral {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of minor units: ${amount}`);
  const digits = String(Math.abs(amount)).padStart(3, '0');
  // Comparing with zero also drops the sign of -0, which Intl would print as "-₦0.00".
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
}
