import { createHmac, randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';

const REMEMBERED = 5_000;
const processSecret = randomBytes(32);
const passed = new Set<string>();

/**
 * Argon2 is slow on purpose, and a gift that many people open at once would pay for it once each. A password that has
 * passed for a hash is remembered here, keyed by a secret of this process, and passes at once the next time.
 */
export const hasPassedBefore = (passwordHash: string, password: string): boolean =>
  passed.has(memoOf(passwordHash, password));

export async function isPasswordRight(passwordHash: string, password: string): Promise<boolean> {
  // What a restore without its key has put in the place of a hash is nobody's password.
  if (!passwordHash.startsWith('$argon2')) return false;
  if (!(await verify(passwordHash, password.normalize('NFC')))) return false;
  if (passed.size >= REMEMBERED) passed.clear();
  passed.add(memoOf(passwordHash, password));
  return true;
}

const memoOf = (passwordHash: string, password: string) =>
  createHmac('sha256', processSecret)
    .update(passwordHash)
    .update('\0')
    .update(password.normalize('NFC'))
    .digest('base64');
