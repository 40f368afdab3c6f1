import { inflateSync } from 'node:zlib';
import { CLOTH_PALETTES, CLOTH_THEMES } from '@jara/domain/cloth/palettes';
import { describe, expect, it } from 'vitest';
import { indexedPng } from '../../drawing/indexed-png.ts';
import { CLOTH_HEIGHT, CLOTH_WIDTH, clothPng, logoPng } from './mail-images.ts';

describe('the cloth of a gift as a picture', () => {
  it.each(CLOTH_THEMES)('is small enough for any mailbox and twice as sharp as the card (%s)', (theme) => {
    for (const seed of [0, 5272, 4_294_967_295]) {
      const picture = clothPng({ theme, seed });
      expect(picture.length).toBeLessThan(40_000);
      expect(read(picture)).toMatchObject({ width: CLOTH_WIDTH * 2, height: CLOTH_HEIGHT * 2 });
    }
  });

  it('is the same for the same gift and another for another', () => {
    expect(clothPng({ theme: 'adire', seed: 7 })).toEqual(clothPng({ theme: 'adire', seed: 7 }));
    expect(clothPng({ theme: 'adire', seed: 7 })).not.toEqual(clothPng({ theme: 'adire', seed: 8 }));
  });

  it('keeps the exact colours of its theme, so that the plate below it matches', () => {
    const { groundDeep, accent } = CLOTH_PALETTES.sallah;
    const { palette } = read(clothPng({ theme: 'sallah', seed: 31 }));
    expect(palette).toContain(groundDeep.toLowerCase());
    expect(palette).toContain(accent.toLowerCase());
  });
});

it('draws the logo in less than two kilobytes', () => {
  expect(logoPng().length).toBeLessThan(2_000);
});

it('gives back every pixel of a picture with few colours', () => {
  const colours = ['#000000', '#ffffff', '#27337f', '#f2a516', '#000000', '#c8401c'];
  const pixels = Uint8Array.from(colours.flatMap((colour) => [...Buffer.from(colour.slice(1), 'hex'), 255]));
  expect(read(indexedPng({ width: 3, height: 2, pixels })).pixels()).toEqual(colours);
});

it('shows the nearest colour where a picture has more than a palette holds', () => {
  // Every even grey twice, so that it is kept, and every odd one once, so that it is not.
  const greys = Array.from({ length: 128 }, (_, i) => [2 * i, 2 * i, 2 * i + 1]).flat();
  const pixels = Uint8Array.from(greys.flatMap((grey) => [grey, grey, grey, 255]));
  const picture = read(indexedPng({ width: greys.length, height: 1, pixels }));
  expect(picture.palette).toHaveLength(128);
  for (const [i, colour] of picture.pixels().entries()) {
    expect(Math.abs(Number.parseInt(colour.slice(1, 3), 16) - (greys[i] ?? 0))).toBeLessThanOrEqual(1);
  }
});

/** Reads back what the encoder writes: one palette, one stream, no filters. */
function read(png: Buffer) {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const part = (name: string) => chunks.get(name) ?? Buffer.alloc(0);
  const [width, height] = [part('IHDR').readUInt32BE(0), part('IHDR').readUInt32BE(4)];
  const palette = (part('PLTE').toString('hex').match(/.{6}/g) ?? []).map((hex) => `#${hex}`);
  const pixels = () =>
    [...inflateSync(part('IDAT'))].filter((_, i) => i % (width + 1) !== 0).map((index) => palette[index] ?? 'none');
  return { width, height, palette, pixels };
}
