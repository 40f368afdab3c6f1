import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Half of what the format allows: the eye sees no difference, and a busy cloth is a tenth smaller. */
const PALETTE_SIZE = 128;
const INDEXED = 3;

interface Image {
  width: number;
  height: number;
  /** Red, green, blue, alpha; every pixel opaque. */
  pixels: Uint8Array;
}

/**
 * A PNG with a palette. A cloth has a dozen colours and the blends along its edges, so this is a third of the size of
 * one with four bytes to a pixel. The most frequent colours are kept as they are; rare blends take the nearest of them.
 */
export function indexedPng({ width, height, pixels }: Image, { effort = 9 } = {}): Buffer {
  const colours = new Uint32Array(width * height);
  for (let i = 0; i < colours.length; i += 1) {
    colours[i] = ((pixels[4 * i] ?? 0) << 16) | ((pixels[4 * i + 1] ?? 0) << 8) | (pixels[4 * i + 2] ?? 0);
  }
  const counts = new Map<number, number>();
  // Neighbours mostly have the same colour, and counting a run at once is several times as fast.
  for (let i = 0, start = 0; i < colours.length; i += 1) {
    const colour = colours[i] ?? 0;
    if (colours[i + 1] === colour) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + i + 1 - start);
    start = i + 1;
  }
  const byFrequency = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette = byFrequency.slice(0, PALETTE_SIZE);
  const indexes = new Map(palette.map((colour, index) => [colour, index]));
  for (const rare of byFrequency.slice(PALETTE_SIZE)) indexes.set(rare, nearest(palette, rare));

  // Each line begins with the number of its filter; zero leaves the line as it is, which suits a palette best.
  const lines = Buffer.alloc((width + 1) * height);
  for (let i = 0, index = 0; i < colours.length; i += 1) {
    if (i === 0 || colours[i] !== colours[i - 1]) index = indexes.get(colours[i] ?? 0) ?? 0;
    lines[i + Math.floor(i / width) + 1] = index;
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.from([...bigEndian(width), ...bigEndian(height), 8, INDEXED, 0, 0, 0])),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >>> 16, (colour >>> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(lines, { level: effort })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function nearest(palette: readonly number[], colour: number): number {
  const distances = palette.map(
    (candidate) =>
      ((candidate >>> 16) - (colour >>> 16)) ** 2 +
      (((candidate >>> 8) & 255) - ((colour >>> 8) & 255)) ** 2 +
      ((candidate & 255) - (colour & 255)) ** 2,
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([Buffer.from(bigEndian(data.length)), body, Buffer.from(bigEndian(crc32(body)))]);
}

const bigEndian = (n: number): number[] => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
