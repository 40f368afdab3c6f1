import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { leaveOutNames, roundKerning } from './lighten-face.ts';

const require = createRequire(import.meta.url);
const face = require.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

it('moves no pair of the display face by more than half a step, and changes nothing else', async () => {
  const before = await subsetFont(readFileSync(face), 'AVTWYaeouo.,', {
    targetFormat: 'sfnt',
    variationAxes: { wght: 700 },
    keepFeatures: ['kern'],
  });
  const after = Buffer.from(before);
  roundKerning(after);
  expect(after.equals(before)).toBe(false);
  for (let at = 0; at < before.length; at += 2) {
    if (before.readInt16BE(at) === after.readInt16BE(at)) continue;
    expect(Math.abs(after.readInt16BE(at) - before.readInt16BE(at))).toBeLessThanOrEqual(5);
    expect(Math.abs(after.readInt16BE(at) % 10)).toBe(0);
  }
});

it('leaves a piece the name of its family, and not whose it is', async () => {
  const piece = await subsetFont(readFileSync(face), 'o', { targetFormat: 'sfnt', variationAxes: { wght: 700 } });
  const said = (font: Buffer): string => font.toString('latin1').replaceAll('\0', '');
  expect(said(piece)).toContain('Copyright');
  leaveOutNames(piece);
  expect(said(piece)).not.toContain('Copyright');
  expect(said(piece)).toContain('Bricolage Grotesque');
});
