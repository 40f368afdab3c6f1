import { type KeyObject, randomBytes } from 'node:crypto';
import { writeHeader } from './age-header.ts';
import { lock } from './chacha.ts';
import { CHUNK_BYTES, FILE_KEY_BYTES, NONCE_BYTES, nonceOf, payloadKey } from './chunks.ts';

/** An age file of what comes in, piece by piece, with a key of its own that only the holders of the private keys learn. */
export async function* encrypt(
  plain: AsyncIterable<Buffer>,
  publicKeys: readonly KeyObject[],
): AsyncGenerator<Buffer, void> {
  const fileKey = randomBytes(FILE_KEY_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const key = payloadKey(fileKey, nonce);
  yield Buffer.concat([writeHeader(fileKey, publicKeys), nonce]);
  let held: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const piece of plain) {
    held = Buffer.concat([held, piece]);
    // A full chunk waits until something follows it: the last one is locked as the last.
    for (; held.length > CHUNK_BYTES; number += 1) {
      yield lock(key, nonceOf(number, false), held.subarray(0, CHUNK_BYTES));
      held = held.subarray(CHUNK_BYTES);
    }
  }
  yield lock(key, nonceOf(number, true), held);
}
