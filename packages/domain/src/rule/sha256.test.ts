import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256, sha256Hex } from './sha256.ts';

const reference = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of the published example %j is right', (text, digest) => {
    expect(sha256Hex(text)).toBe(digest);
  });

  it('agrees with the platform for every length around the block boundaries', () => {
    for (let length = 0; length <= 260; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
      expect(sha256Hex(bytes)).toBe(reference(bytes));
    }
  });

  it('agrees with the platform for random bytes and for random text', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => sha256Hex(bytes) === reference(bytes)));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => sha256Hex(text) === reference(text)));
  });

  it('gives 32 bytes and leaves its input alone', () => {
    const bytes = Uint8Array.of(1, 2, 3);
    expect(sha256(bytes)).toHaveLength(32);
    expect(bytes).toEqual(Uint8Array.of(1, 2, 3));
  });

  it('reads a view into a larger buffer as the view alone', () => {
    const whole = Uint8Array.of(9, 9, 1, 2, 3, 9);
    expect(sha256Hex(whole.subarray(2, 5))).toBe(reference(Uint8Array.of(1, 2, 3)));
  });
});
