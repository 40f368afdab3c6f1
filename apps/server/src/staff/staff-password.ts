import { verify } from '@node-rs/argon2';
import { hashPassword } from '../platform/keys/hash-password.ts';
import type { Limit } from '../platform/tools/throttle.ts';

/** Whoever found an open session guesses at its owner's password as often as this, through whichever door that asks for it. */
export const OWN_PASSWORDS: Limit = { name: 'staff-own-password', hits: 10, windowSeconds: 600 };

let decoy: Promise<string> | undefined;

/**
 * Takes as long for somebody we do not know, or who has no password yet, as for somebody we do: the time must not tell
 * which addresses belong to staff.
 */
export async function isStaffPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('a password that belongs to nobody');
  const isRight = await verify(passwordHash ?? (await decoy), password.normalize('NFC'));
  return isRight && passwordHash != null;
}
