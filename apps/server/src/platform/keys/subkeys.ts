import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { seal, unseal } from './sealed-text.ts';

const PURPOSES = {
  access: 'access-key',
  manage: 'manage-key',
  browser: 'browser-cookie',
  listLink: 'list-link',
  dataLink: 'data-link',
  device: 'staff-device',
  stop: 'stop-reminders',
  digests: 'digest',
  backup: 'backup',
} as const;

/** What is made of a master secret, one for each purpose. The secret cannot be told from them. */
export type Subkeys = Record<keyof typeof PURPOSES, Buffer>;

const names = Object.keys(PURPOSES) as (keyof typeof PURPOSES)[];
const made = (masterSecret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', masterSecret, 'jara', purpose, 32));

export const subkeysOf = (masterSecret: string): Subkeys =>
  Object.fromEntries(names.map((name) => [name, made(masterSecret, PURPOSES[name])])) as Subkeys;

/** Tells one secret from another, and nothing about either. */
export const fingerprintOf = (masterSecret: string): string =>
  createHmac('sha256', made(masterSecret, 'fingerprint')).update('jara').digest('base64url').slice(0, 22);

const wrapping = (masterSecret: string) => made(masterSecret, 'former-keys').toString('base64url');

export const sealSubkeys = (subkeys: Subkeys, masterSecret: string): string =>
  seal(
    JSON.stringify(Object.fromEntries(names.map((name) => [name, subkeys[name].toString('base64url')]))),
    wrapping(masterSecret),
  );

/**
 * Throws when another secret sealed them, or somebody changed them. A purpose that came after they were sealed gets a key that nothing
 * was made with: an empty one would be everybody's.
 */
export function openSubkeys(sealed: string, masterSecret: string): Subkeys {
  const texts: Partial<Record<string, string>> = JSON.parse(unseal(sealed, wrapping(masterSecret)));
  const keyOf = (text: string | undefined) => (text ? Buffer.from(text, 'base64url') : randomBytes(32));
  return Object.fromEntries(names.map((name) => [name, keyOf(texts[name])])) as Subkeys;
}
