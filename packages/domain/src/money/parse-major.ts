import { isMinor, type Minor } from './money.ts';

const SPACES = /[\u00a0\u2007\u2009\u202f]/g;

// Either plain digits, or groups of three after a first group, all with the same separator. "1,00" is refused: a
// person who types a comma as the decimal point must not be charged a hundred times the amount.
const TYPED_AMOUNT = /^(?:₦|NGN)? ?(?:(\d+)|([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+))?(?:\.(\d{0,2}))?$/i;

/** Reads naira as a person types them ("1,000", "₦1 000.5", "0.01") into kobo, digit by digit, never through a float. */
export function parseMajor(text: string): Minor | undefined {
  const match = TYPED_AMOUNT.exec(text.replace(SPACES, ' ').trim());
  if (!match) return undefined;
  const [, plain, grouped, typedDecimals] = match;
  const whole = plain ?? grouped?.replace(/[, ]/g, '') ?? '';
  const decimals = typedDecimals ?? '';
  if (whole === '' && decimals === '') return undefined;

  // Both parts are digits here. Beyond 2^53 the reading would no longer be exact, and isMinor refuses it.
  const amount = Number(`${whole}${decimals.padEnd(2, '0')}`);
  return isMinor(amount) ? amount : undefined;
}
