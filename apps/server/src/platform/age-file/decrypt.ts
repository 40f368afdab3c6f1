import type { KeyObject } from 'node:crypto';
import { AgeFileError } from './age-file-error.ts';
import { FIRST_LINE, readHeader } from './age-header.ts';
import { TAG_BYTES, unlock } from './chacha.ts';
import { CHUNK_BYTES, NONCE_BYTES, nonceOf, payloadKey } from './chunks.ts';

const LOCKED_BYTES = CHUNK_BYTES + TAG_BYTES;
/** A header for more people than anybody has is not read to its end. */
const LONGEST_HEADER = 64 * 1024;

export const isAgeFile = (beginning: Buffer): boolean => beginning.toString('latin1').startsWith(FIRST_LINE);

/** What is in an age file. Nothing is handed on that was not locked by whoever wrote it, in this order, and to its end. */
export async function* decrypt(
  file: AsyncIterable<Buffer>,
  privateKeys: readonly KeyObject[],
): AsyncGenerator<Buffer, void> {
  if (privateKeys.length === 0) throw new AgeFileError('no_key');
  let held: Buffer = Buffer.alloc(0);
  let key: Buffer | undefined;
  let number = 0;
  for await (const piece of file) {
    held = Buffer.concat([held, piece]);
    if (key === undefined) {
      const start = endOfHeader(held);
      if (start === undefined || held.length < start + NONCE_BYTES) continue;
      const fileKey = readHeader(held.toString('latin1', 0, start), privateKeys);
      key = payloadKey(fileKey, held.subarray(start, start + NONCE_BYTES));
      held = held.subarray(start + NONCE_BYTES);
    }
    // A full chunk waits until something follows it, for then it is not the last.
    for (; held.length > LOCKED_BYTES; number += 1) {
      const plain = unlock(key, nonceOf(number, false), held.subarray(0, LOCKED_BYTES));
      if (!plain) throw new AgeFileError('damaged');
      yield plain;
      held = held.subarray(LOCKED_BYTES);
    }
  }
  if (key === undefined) throw new AgeFileError('cut_off');
  const last = unlock(key, nonceOf(number, true), held);
  // Only a file of nothing ends with a chunk of nothing.
  if (last && (last.length > 0 || number === 0)) yield last;
  else throw new AgeFileError(!last && unlock(key, nonceOf(number, false), held) ? 'cut_off' : 'damaged');
}

/** Where the header ends: behind the line of its signature. */
function endOfHeader(held: Buffer): number | undefined {
  const line = held.indexOf('\n--- ');
  const end = line < 0 ? -1 : held.indexOf('\n', line + 1);
  if (end >= 0) return end + 1;
  if (held.length > LONGEST_HEADER) throw new AgeFileError('damaged');
  return undefined;
}
