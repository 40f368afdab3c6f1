import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);
const woff = readFileSync(
  require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff'),
);

describe('unpacking a web font', () => {
  it('leaves every letter as it was', () => {
    const [packed, plain] = [create(woff) as Font, create(unpackWoff(woff)) as Font];
    expect([plain.type, plain.postscriptName, plain.numGlyphs]).toEqual([
      'TTF',
      packed.postscriptName,
      packed.numGlyphs,
    ]);
    const outlines = (font: Font) =>
      font.glyphsForString('Jara, ß & Ångström: 0123456789').map(({ path }) => path.toSVG());
    expect(outlines(plain)).toEqual(outlines(packed));
    expect(plain.characterSet).toEqual(packed.characterSet);
  });

  it('keeps the checksums the font was made with', () => {
    const plain = unpackWoff(woff);
    const tables = plain.readUInt16BE(4);
    for (let at = 12; at < 12 + 16 * tables; at += 16) {
      const [checksum, offset, length] = [4, 8, 12].map((place) => plain.readUInt32BE(at + place)) as [
        number,
        number,
        number,
      ];
      if (plain.toString('latin1', at, at + 4) === 'head') continue;
      let sum = 0;
      for (let i = offset; i < offset + length; i += 4) sum = (sum + plain.readUInt32BE(i)) >>> 0;
      expect(sum).toBe(checksum);
    }
  });

  it('says so when the file is not one', () => {
    expect(() => unpackWoff(Buffer.from('wOF2 and more of it'))).toThrow('not a WOFF font');
  });
});
