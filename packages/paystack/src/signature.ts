import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-paystack-signature';

/** The signature covers the bytes as they travel; the secret key itself is the signing key. */
export function signBody(secretKey: string, rawBody: Buffer | string): string {
  return createHmac('sha512', secretKey).update(rawBody).digest('hex');
}

/** Compares in constant time, so that a forger learns nothing from how long the answer took. */
export function isSignatureValid(
  secretKey: string,
  rawBody: Buffer | string,
  header: string | string[] | undefined,
): boolean {
  if (typeof header !== 'string' || secretKey === '') return false;
  const expected = Buffer.from(signBody(secretKey, rawBody), 'latin1');
  const given = Buffer.from(header, 'latin1');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
