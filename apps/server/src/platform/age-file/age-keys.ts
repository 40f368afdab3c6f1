import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { fromBech32, toBech32 } from './bech32.ts';

const PUBLIC = 'age';
const PRIVATE = 'age-secret-key-';
const KEY_BYTES = 32;
/** What stands before the 32 bytes of an X25519 private key in PKCS #8, the only form that takes them without the public half. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** Two words: one that anybody may know and that locks, and one that opens. */
export function makeKeyPair(): { publicKey: string; privateKey: string } {
  const { privateKey } = generateKeyPairSync('x25519');
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(PKCS8_HEAD.length);
  return { publicKey: toBech32(PUBLIC, rawOf(privateKey)), privateKey: toBech32(PRIVATE, secret).toUpperCase() };
}

export function readPublicKey(text: string): KeyObject {
  if (/^age-secret-key-/i.test(text)) throw new Error('is a private key, which must not be on this machine');
  const raw = fromBech32(PUBLIC, text);
  if (raw?.length !== KEY_BYTES) throw new Error('must be what `npm run backup:key` prints: age1…');
  return publicKeyOf(raw);
}

export const publicKeyOf = (raw: Buffer): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') }, format: 'jwk' });

/** The keys of a file as `npm run backup:key` or `age-keygen` write it: a key on a line, other lines begin with #. */
export function readPrivateKeys(text: string): KeyObject[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const words = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (words.length === 0) throw new Error('has no key in it.');
  return words.map((word) => {
    const raw = fromBech32(PRIVATE, word);
    if (raw?.length !== KEY_BYTES) throw new Error('is not a file of private keys: AGE-SECRET-KEY-1…');
    return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, raw]), format: 'der', type: 'pkcs8' });
  });
}

/** The 32 bytes of the public half. */
export function rawOf(key: KeyObject): Buffer {
  const publicHalf = key.type === 'private' ? createPublicKey(key) : key;
  return Buffer.from(publicHalf.export({ format: 'jwk' }).x ?? '', 'base64url');
}
