import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const keyOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Text that can be read again only with the secret it was sealed with (AES-256-GCM). */
export function seal(text: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

export function unseal(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** The text under the first of several secrets that opens it; the last one's failure when none does. */
export function unsealWithAny(sealed: string, [secret = '', ...others]: readonly string[]): string {
  try {
    return unseal(sealed, secret);
  } catch (error) {
    if (others.length === 0) throw error;
    return unsealWithAny(sealed, others);
  }
}
