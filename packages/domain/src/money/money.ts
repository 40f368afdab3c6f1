declare const minorUnits: unique symbol;

/** A whole, never negative number of minor units (kobo, pesewas, cents). Only `minor` makes one. */
export type Minor = number & { readonly [minorUnits]: true };

export const CURRENCIES = ['NGN', 'GHS', 'KES', 'ZAR'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = 'NGN';

export function isMinor(n: unknown): n is Minor {
  return Number.isSafeInteger(n) && (n as number) >= 0;
}

export function minor(n: number): Minor {
  if (!isMinor(n)) throw new RangeError(`Not a whole amount of minor units: ${n}`);
  // Adding zero turns -0 into 0, so that no screen ever shows "-₦0.00".
  return (n + 0) as Minor;
}

export const ZERO = minor(0);

export const plus = (a: Minor, b: Minor): Minor => minor(a + b);

export const minus = (a: Minor, b: Minor): Minor => minor(a - b);

export const sum = (amounts: readonly Minor[]): Minor => amounts.reduce(plus, ZERO);

/** A part of an amount in basis points, rounded half up. BigInt keeps the product exact beyond 2^53. */
export function portion(amount: Minor, bps: number): Minor {
  if (!isMinor(bps)) throw new RangeError(`Not a whole number of basis points: ${bps}`);
  return minor(Number((BigInt(amount) * BigInt(bps) + 5_000n) / 10_000n));
}
