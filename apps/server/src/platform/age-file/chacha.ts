import { createCipheriv, createDecipheriv } from 'node:crypto';

const NAME = 'chacha20-poly1305';
export const TAG_BYTES = 16;

/** Locked, with a tag behind it that nobody without the key can make. */
export function lock(key: Buffer, nonce: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv(NAME, key, nonce, { authTagLength: TAG_BYTES });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Undefined when it was not locked with this key and nonce, or was changed since. */
export function unlock(key: Buffer, nonce: Buffer, locked: Buffer): Buffer | undefined {
  if (locked.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv(NAME, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(locked.subarray(-TAG_BYTES));
  const plain = decipher.update(locked.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
    return plain;
  } catch {
    // The tag does not fit, and Node has no other way to say so.
    return undefined;
  }
}
