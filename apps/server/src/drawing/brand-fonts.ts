import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

const FAMILIES = {
  'Bricolage Grotesque': require.resolve('@fontsource/bricolage-grotesque/package.json'),
  'Plus Jakarta Sans': require.resolve('@fontsource/plus-jakarta-sans/package.json'),
};
/** Neither family has the hooked letters of Hausa, so they are another's. */
const HOOKED = require.resolve('@fontsource/noto-sans/package.json');
export type Family = keyof typeof FAMILIES;
export type Weight = 500 | 700 | 800;

/** A family comes in pieces by script: the naira sign is in the second, the dotted vowels of Yoruba and Igbo in the third. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese'] as const;

interface Piece {
  name: string;
  bytes: Buffer;
  font: Font;
}
export type Face = readonly Piece[];

/** Text that one piece of a face can write by itself. */
export interface Stretch {
  piece: Piece;
  text: string;
}

const faces = new Map<string, Face>();

/** A face of the brand, read from disk when it is first needed and kept. */
export function faceOf(family: Family, weight: Weight): Face {
  const key = `${family} ${weight}`;
  const known = faces.get(key);
  if (known) return known;
  const face = [
    ...SCRIPTS.map((script) => readPiece(path.dirname(FAMILIES[family]), `${script}-${weight}`)),
    readPiece(path.dirname(HOOKED), `latin-ext-${weight}`),
  ];
  faces.set(key, face);
  return face;
}

function readPiece(folder: string, piece: string): Piece {
  const name = `${path.basename(folder)}-${piece}-normal`;
  const bytes = unpackWoff(readFileSync(path.join(folder, 'files', `${name}.woff`)));
  // Loaded with the first face: it takes longer to load than all faces to read.
  const { create } = require('fontkit') as typeof import('fontkit');
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts, not one`);
  return { name, bytes, font };
}

/** Cuts a text into stretches. What no piece can write comes as its plain letters and, failing that, as a question mark. */
export function stretchesOf(face: Face, text: string): Stretch[] {
  const stretches: Stretch[] = [];
  for (const cluster of clustersOf(text)) {
    const next = writtenIn(face, cluster) ?? writtenIn(face, '?');
    if (!next) throw new Error('a face without a question mark cannot be used');
    const last = stretches.at(-1);
    if (last?.piece === next.piece) last.text += next.text;
    else stretches.push(next);
  }
  return stretches;
}

export const canWrite = (face: Face, text: string): boolean =>
  clustersOf(text).every((cluster) => writtenIn(face, cluster) !== undefined);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters with their marks, which have to stay in one piece. What does not show is left out. */
const clustersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text.normalize('NFC').replace(/[\p{Cc}\p{Cf}]/gu, '')), ({ segment }) => segment);

/** What people write in the place of a letter that no piece has. */
const PLAIN: Record<string, string> = { ʼ: '’' };

function writtenIn(face: Face, cluster: string): Stretch | undefined {
  const bare = cluster.normalize('NFD').replace(/\p{M}/gu, '');
  for (const text of [cluster, bare, PLAIN[bare]]) {
    const piece = text && face.find(({ font }) => hasAll(font, text));
    if (piece) return { piece, text };
  }
  return undefined;
}

const hasAll = (font: Font, text: string): boolean =>
  Array.from(text).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
