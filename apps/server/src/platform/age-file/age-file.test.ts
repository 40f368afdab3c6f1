import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AgeFileError } from './age-file-error.ts';
import { makeKeyPair, readPrivateKeys, readPublicKey } from './age-keys.ts';
import { decrypt } from './decrypt.ts';
import { encrypt } from './encrypt.ts';

const CHUNK = 64 * 1024;
const LOCKED = CHUNK + 16;

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function whole(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const pair = makeKeyPair();
const mine = readPrivateKeys(pair.privateKey);
const lockUp = (plain: Buffer, publicKeys = [pair.publicKey]) =>
  whole(encrypt(inPieces(plain, 10_000), publicKeys.map(readPublicKey)));
const open = (file: Buffer, privateKeys = mine) => whole(decrypt(inPieces(file, 7_001), privateKeys));
const refused = (reason: AgeFileError['reason']) => new AgeFileError(reason);

/** Where the chunks begin: behind the header's last line and the nonce. */
const bodyOf = (file: Buffer) => file.indexOf('\n', file.indexOf('\n--- ') + 1) + 1 + 16;

describe('an encrypted file', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 5])(
    'of %i bytes comes back as it was',
    async (size) => {
      const plain = randomBytes(size);
      const file = await lockUp(plain);
      expect((await open(file)).equals(plain)).toBe(true);
      expect(file.length - bodyOf(file)).toBe(size + 16 * Math.max(1, Math.ceil(size / CHUNK)));
    },
  );

  it('is different each time, because each has a key of its own', async () => {
    const plain = Buffer.from('the same words');
    const [one, other] = [await lockUp(plain), await lockUp(plain)];
    expect(one.equals(other)).toBe(false);
    expect(one.includes('the same')).toBe(false);
  });

  it('is opened by each of those that it is for, and by nobody else', async () => {
    const second = makeKeyPair();
    const plain = randomBytes(100);
    const file = await lockUp(plain, [pair.publicKey, second.publicKey]);
    for (const { privateKey } of [pair, second])
      expect((await open(file, readPrivateKeys(privateKey))).equals(plain)).toBe(true);
    await expect(open(file, readPrivateKeys(makeKeyPair().privateKey))).rejects.toEqual(refused('other_key'));
    await expect(open(file, [])).rejects.toEqual(refused('no_key'));
  });

  it('is refused when a byte of it was changed, wherever', async () => {
    const file = await lockUp(randomBytes(CHUNK + 10));
    const body = bodyOf(file);
    const header = file.toString('latin1', 0, body - 16);
    const places = {
      first: body,
      tag: body + CHUNK + 3,
      second: body + LOCKED + 2,
      last: file.length - 1,
      nonce: body - 3,
      signature: header.indexOf('\n--- ') + 10,
    };
    for (const [name, at] of Object.entries(places)) {
      const changed = Buffer.from(file);
      changed.writeUInt8(name === 'signature' ? (changed[at] === 65 ? 66 : 65) : (changed[at] ?? 0) ^ 1, at);
      await expect(open(changed), name).rejects.toEqual(refused('damaged'));
    }
    const stanza = Buffer.from(file);
    const at = header.indexOf('X25519 ') + 12;
    stanza.writeUInt8(stanza[at] === 65 ? 66 : 65, at);
    await expect(open(stanza)).rejects.toEqual(refused('other_key'));
  });

  it('is refused when it was cut, in a chunk or between two, when something follows, and when chunks changed places', async () => {
    const file = await lockUp(randomBytes(3 * CHUNK + 100));
    const body = bodyOf(file);
    const chunk = (n: number) => file.subarray(body + n * LOCKED, body + (n + 1) * LOCKED);
    const beginning = file.subarray(0, body);
    const of = (...chunks: Buffer[]) => open(Buffer.concat([beginning, ...chunks]));
    await expect(of(chunk(0), chunk(1))).rejects.toEqual(refused('cut_off'));
    await expect(of(chunk(0), chunk(1), chunk(2), chunk(3).subarray(0, -1))).rejects.toEqual(refused('damaged'));
    await expect(of(chunk(0), chunk(1), chunk(2), chunk(3), Buffer.from('x'))).rejects.toEqual(refused('damaged'));
    await expect(of(chunk(1), chunk(0), chunk(2), chunk(3))).rejects.toEqual(refused('damaged'));
    await expect(of(chunk(0), chunk(2), chunk(3))).rejects.toEqual(refused('damaged'));
    await expect(of(chunk(0), chunk(1), chunk(2))).rejects.toEqual(refused('cut_off'));
    await expect(of()).rejects.toEqual(refused('damaged'));
    await expect(open(file.subarray(0, 50))).rejects.toEqual(refused('cut_off'));
    expect(await of(chunk(0), chunk(1), chunk(2), chunk(3))).toHaveLength(3 * CHUNK + 100);
  });

  it('cannot be put together from two files', async () => {
    const [one, other] = [await lockUp(randomBytes(50)), await lockUp(randomBytes(50))];
    const mixed = Buffer.concat([one.subarray(0, bodyOf(one)), other.subarray(bodyOf(other))]);
    await expect(open(mixed)).rejects.toEqual(refused('damaged'));
  });

  it('of the program age is read, with a key of age-keygen', async () => {
    // Made up for this test with age 1.1.1.
    const key = '# public key: age1tks2…\nAGE-SECRET-KEY-1CTR92TL0HP68GHHE8VX8Y0CQZ34D3UY7F6UQXJDHU4QNZUAG7ZFSGRLCT5\n';
    const file = Buffer.from(
      'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSAwc3p5VnV5SUJYK1lDUHRROU1zRCtkUW1sTDRoZ2hiZUhjeG5JeklsTUVnCndJS2tDRlpW' +
        'aStvaTBMYmpFcXVWY2pxV1hBaEsveTNEZEl1QktVaUlINlEKLS0tIGxqUWhSaHhLMVhCdURDRXZIMjhjdTd5ZGQ0QS9BT2JVekdyS253TFhJM2sK' +
        '/uPGstjfK2y6hzkwiqmwGjWzIyAe0g/4OelcYiknNh75tntZ4NxHgi42JRHrX9jghBcSxITbCf6D+r3PxLsOPtk=',
      'base64',
    );
    expect((await open(file, readPrivateKeys(key))).toString()).toBe('A cash gift with a little extra.\n');
  });
});

describe('a key', () => {
  it('with a slip in it is refused, and so is one half in the place of the other', () => {
    const slipped = pair.publicKey.replace(/.$/, (letter) => (letter === 'q' ? 'p' : 'q'));
    for (const text of [slipped, 'age1', '', `${pair.publicKey}q`, pair.publicKey.replace('age1', 'Age1')])
      expect(() => readPublicKey(text), text).toThrow('must be what `npm run backup:key` prints');
    expect(() => readPublicKey(pair.privateKey)).toThrow('is a private key');
    expect(() => readPrivateKeys(pair.publicKey)).toThrow('is not a file of private keys');
    expect(() => readPrivateKeys('# nothing\n\n')).toThrow('has no key in it');
  });
});
