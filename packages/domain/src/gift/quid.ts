declare const quidCode: unique symbol;

/** The 13-character code that opens a gift: 12 random symbols and one check symbol. */
export type Quid = string & { readonly [quidCode]: true };

export const QUID_LENGTH = 13;
const RANDOM_LENGTH = QUID_LENGTH - 1;

/** Crockford's 32 symbols: no I, L, O or U, which people confuse with 1, 0 and V. */
export const QUID_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Takes 12 values from 0 to 31, which the caller draws from a secure source. */
export function makeQuid(symbols: Uint8Array | readonly number[]): Quid {
  const values = Array.from(symbols);
  if (values.length !== RANDOM_LENGTH || !values.every(isSymbolValue)) {
    throw new RangeError(`A quid is made of ${RANDOM_LENGTH} values from 0 to 31`);
  }
  // The last position weighs 1, so the check symbol is the sum of all the others.
  const check = timesAlpha(weightedSum(values));
  return [...values, check].map((value) => QUID_ALPHABET.charAt(value)).join('') as Quid;
}

/** Reads a code however it was typed or pasted; undefined when no gift can have it. */
export function parseQuid(text: string): Quid | undefined {
  const code = AS_WE_WRITE_IT.test(text) ? text : normaliseQuid(text);
  if (code.length !== QUID_LENGTH) return undefined;
  let sum = 0;
  for (let i = 0; i < QUID_LENGTH; i += 1) {
    const value = QUID_ALPHABET.indexOf(code.charAt(i));
    if (value < 0) return undefined;
    sum = timesAlpha(sum) ^ value;
  }
  return sum === 0 ? (code as Quid) : undefined;
}

/** Links and our own pages send the code in this form, which needs no tidying. */
const AS_WE_WRITE_IT = new RegExp(`^[${QUID_ALPHABET}]{${QUID_LENGTH}}$`);

/**
 * Upper case, without hyphens, spaces or whatever else came along when pasting. Only ASCII letters are raised, since
 * `toUpperCase` would make two characters out of one "ß". U stays, so that the person sees what they typed.
 */
export const normaliseQuid = (text: string): string =>
  text
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** XXXX-XXXXX-XXXX, as shown and as it grows while typing: at most 15 characters, never a hyphen at the end. */
export function groupQuid(text: string): string {
  const code = normaliseQuid(text).slice(0, QUID_LENGTH);
  return [code.slice(0, 4), code.slice(4, 9), code.slice(9)].filter((group) => group !== '').join('-');
}

const isSymbolValue = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 32;

/**
 * The code is linear over GF(32): position i weighs α^(12−i), and a valid code sums to zero. The 13 weights are
 * non-zero, so one wrong symbol changes the sum; they differ pairwise, so swapping any two different symbols does too.
 */
const weightedSum = (values: readonly number[]): number =>
  values.reduce((total, value) => timesAlpha(total) ^ value, 0);

/** Multiplication by α, a root of x^5 + x^2 + 1, which generates all 31 non-zero elements. */
const timesAlpha = (value: number): number => (value & 16 ? (value << 1) ^ 0b100101 : value << 1);
