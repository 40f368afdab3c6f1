import { createHmac, diffieHellman, generateKeyPairSync, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import { AgeFileError } from './age-file-error.ts';
import { publicKeyOf, rawOf } from './age-keys.ts';
import { lock, unlock } from './chacha.ts';

/** The first line of every age file: https://age-encryption.org/v1 */
export const FIRST_LINE = 'age-encryption.org/v1\n';
/** Nothing is locked twice with the key that this goes with. */
const NO_NONCE = Buffer.alloc(12);

/** Tells each holder of a private key, and nobody else, the key of this one file. */
export function writeHeader(fileKey: Buffer, publicKeys: readonly KeyObject[]): Buffer {
  const stanzas = publicKeys.map((publicKey) => {
    const once = generateKeyPairSync('x25519');
    const share = rawOf(once.publicKey);
    const shared = diffieHellman({ privateKey: once.privateKey, publicKey });
    const wrapped = lock(wrappingKey(shared, share, rawOf(publicKey)), NO_NONCE, fileKey);
    return `-> X25519 ${toText(share)}\n${toText(wrapped)}\n`;
  });
  const signed = `${FIRST_LINE}${stanzas.join('')}---`;
  return Buffer.from(`${signed} ${toText(signatureOf(fileKey, signed))}\n`);
}

/** The key of the file, by a header that nobody has changed. */
export function readHeader(header: string, privateKeys: readonly KeyObject[]): Buffer {
  const [, signed = '', signature = ''] = /^(.*\n---) ([\w+/]{43})\n$/s.exec(header) ?? [];
  const stanzas = [...signed.matchAll(/^-> X25519 ([\w+/]{43})\n([\w+/]{43})$/gm)];
  if (stanzas.length === 0) throw new AgeFileError('damaged');
  for (const [, share = '', wrapped = ''] of stanzas) {
    for (const privateKey of privateKeys) {
      const fileKey = unwrap(privateKey, Buffer.from(share, 'base64'), Buffer.from(wrapped, 'base64'));
      if (fileKey === undefined) continue;
      if (timingSafeEqual(signatureOf(fileKey, signed), Buffer.from(signature, 'base64'))) return fileKey;
      throw new AgeFileError('damaged');
    }
  }
  throw new AgeFileError('other_key');
}

/** Undefined when it is for somebody else, which looks no different from a stanza that was changed. */
function unwrap(privateKey: KeyObject, share: Buffer, wrapped: Buffer): Buffer | undefined {
  const shared = diffieHellman({ privateKey, publicKey: publicKeyOf(share) });
  return unlock(wrappingKey(shared, share, rawOf(privateKey)), NO_NONCE, wrapped);
}

const wrappingKey = (shared: Buffer, share: Buffer, publicKey: Buffer): Buffer =>
  derive(shared, Buffer.concat([share, publicKey]), 'age-encryption.org/v1/X25519');

const signatureOf = (fileKey: Buffer, signed: string): Buffer =>
  createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(signed, 'latin1')
    .digest();

export const derive = (secret: Buffer, salt: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32));

const toText = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
