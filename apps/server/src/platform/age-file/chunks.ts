import { derive } from './age-header.ts';

export const CHUNK_BYTES = 64 * 1024;
export const FILE_KEY_BYTES = 16;
export const NONCE_BYTES = 16;

export const payloadKey = (fileKey: Buffer, nonce: Buffer): Buffer => derive(fileKey, nonce, 'payload');

/** Each chunk is locked under its own number, and the last one as the last: none can be moved, left out or be missing unnoticed. */
export function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}
