import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Language } from '@jara/domain/language';
import subsetFont from 'subset-font';
import { leaveOutNames, roundKerning } from './lighten-face.ts';

const require = createRequire(import.meta.url);
const JAKARTA = '@fontsource-variable/plus-jakarta-sans';
const BRICOLAGE = '@fontsource-variable/bricolage-grotesque';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i));
/** What people may type, and no page says: a small piece that comes when somebody has. */
const rare = '#$*<=>[\\]^_`{|}~';
/** What nearly every sentence of the site is written with. */
const everyday = `${ascii.filter((letter) => !rare.includes(letter)).join('')}\u00a0©·×–—‘’“”•…−`;
/** The naira and the cedi live in another file of the family, so they come as a small piece of their own. */
const moneySigns = '₦₵';
/** Neither family has the hooked letters of Hausa and one of Yoruba's, so they are another's, in small pieces that both share. */
const hookedLetters = 'ƁɓƊɗƘƙƳƴ';
const nWithTone = 'ǹǸ';
const NOTO = '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2';

/**
 * What Yoruba and Igbo write beyond ASCII, as far as the faces have it, in three pieces because the family comes in three
 * files. Bricolage has no ṣ and no ṅ: those come from the next face in the list. A tone is drawn where its letter is, so every
 * piece has the tones.
 */
const tones = '\u0300\u0301\u0303\u0304\u0323';
const dotted = 'ẹọịụẸỌỊỤ';
/** Igbo is mostly written without tones, and letters that cannot carry one are half the size. */
const untoned = 'ọịụỌỊỤ';
const dottedToo = 'ṣṅńṢṄŃ';
const accented = 'àáèéìíòóùúÀÁÈÉÌÍÒÓÙÚ';

/** Text takes its face whenever it comes; a headline only within the first three seconds, and then stands still. */
const FAMILIES = {
  Jakarta: {
    from: `${JAKARTA}/files/plus-jakarta-sans`,
    weights: { min: 400, max: 700 },
    said: '400 700',
    display: 'swap',
  },
  // One weight for every headline: with its neighbours in it the face would be twice its size.
  Bricolage: { from: `${BRICOLAGE}/files/bricolage-grotesque`, weights: 700, said: '600 800', display: 'fallback' },
} as const;
type Family = keyof typeof FAMILIES;

interface Face {
  file: string;
  families: Family[];
  from: string;
  text: string;
  /** What it brings along for its letters, without being asked for it. */
  besides?: string;
  weights: { min: number; max: number } | number;
  /** It comes beside the face of its family, which says whose both are. */
  isPiece?: boolean;
  /** Pages in other languages write it with a piece that they have anyway. */
  onlyIn?: Language;
}

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** For the names of everybody else, in the text face. Like every piece they load only when such a letter is on the page. */
const ELSEWHERE = {
  'latin-ext': between(0x100, 0x1f7) + between(0x1fa, 0x2ba) + between(0x1e00, 0x1e9f) + between(0x1ef2, 0x1eff),
  vietnamese: between(0x1ea0, 0x1ef1) + tones,
  latin: `${between(0xa1, 0xff)}€`,
};

const FACES: Face[] = [
  ...Object.entries(ELSEWHERE).map(
    ([script, text]): Face => ({
      file: `jakarta-elsewhere-${script}`,
      families: ['Jakarta'],
      from: `${FAMILIES.Jakarta.from}-${script}-wght-normal.woff2`,
      text,
      weights: FAMILIES.Jakarta.weights,
    }),
  ),
  ...(['Jakarta', 'Bricolage'] as const).flatMap((family): Face[] => {
    const { from, weights } = FAMILIES[family];
    const name = family.toLowerCase();
    const piece = (file: string, script: string, text: string, besides = ''): Face => ({
      file,
      families: [family],
      from: `${from}-${script}-wght-normal.woff2`,
      text,
      besides,
      weights,
      isPiece: text !== everyday,
    });
    const igbo = { ...piece(`${name}-igbo`, 'vietnamese', untoned), onlyIn: 'ig' as const };
    return [
      piece(name, 'latin', everyday),
      piece(`${name}-money`, 'latin-ext', moneySigns),
      piece(`${name}-rare`, 'latin', rare),
      piece(`${name}-names-latin`, 'latin', accented, tones),
      ...(family === 'Jakarta' ? [piece(`${name}-names-latin-ext`, 'latin-ext', dottedToo, tones)] : []),
      piece(`${name}-names-vietnamese`, 'vietnamese', dotted + tones),
      igbo,
    ];
  }),
  ...Object.entries({ hooked: hookedLetters, 'n-with-tone': nWithTone }).map(
    ([file, text]): Face => ({
      file,
      families: ['Jakarta', 'Bricolage'],
      from: NOTO,
      text,
      weights: FAMILIES.Jakarta.weights,
    }),
  ),
];

/**
 * Local faces stretched to the metrics of ours, so that nothing moves when ours arrive. The numbers were measured in a
 * browser over the site's own sentences.
 */
const FALLBACKS = `
@font-face { font-family: 'Jakarta Fallback'; src: local('Arial'), local('Liberation Sans'), local('Roboto'); size-adjust: 104%; ascent-override: 100%; descent-override: 21.2%; line-gap-override: 0%; }
@font-face { font-family: 'Bricolage Fallback'; src: local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold'), local('Arial'); size-adjust: 101.6%; ascent-override: 91.5%; descent-override: 26.6%; line-gap-override: 0%; }
`;

const rangeOf = (text: string) => {
  const points = [...new Set([...text].map((c) => c.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const hex = (n: number) => n.toString(16).toUpperCase().padStart(4, '0');
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
};

/** A face cut down to its letters; with marks, how they stand on them. */
async function cut(source: Buffer, { text, besides = '', weights, isPiece }: Face): Promise<Buffer> {
  const letters = text + besides;
  const keepFeatures = [
    'kern',
    'liga',
    'tnum',
    'calt',
    ...(/\p{M}/u.test(letters) ? ['mark', 'mkmk', 'ccmp', 'locl'] : []),
  ];
  const options = { noHinting: true, keepFeatures, dropTables: ['STAT', 'gasp'] };
  const bare = await subsetFont(source, letters, {
    ...options,
    targetFormat: 'sfnt',
    variationAxes: { wght: weights },
  });
  if (typeof weights === 'number') roundKerning(bare);
  if (isPiece) leaveOutNames(bare);
  return subsetFont(bare, letters, { ...options, targetFormat: 'woff2' });
}

const ruleOf = (family: Family, { file, text }: Face): string => {
  const { said, display } = FAMILIES[family];
  return `@font-face { font-family: '${family}'; font-style: normal; font-display: ${display}; font-weight: ${said}; src: url('./${file}.woff2') format('woff2'); unicode-range: ${rangeOf(text)}; }`;
};

/** Of two pieces with one letter, a browser asks the one named last, and the others for what that one lacks. */
export const styleSheetOf = (language: Language): string => (language === 'ig' ? 'fonts-ig.css' : 'fonts.css');

/** Cuts the faces down to what the site writes with and leaves them, with their style sheets, in `folder`. */
export async function makeFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    FACES.map(async (face) =>
      writeFile(join(folder, `${face.file}.woff2`), await cut(await readFile(require.resolve(face.from)), face)),
    ),
  );
  for (const language of ['en', 'ig'] as const) {
    const faces = FACES.filter(({ onlyIn = language }) => onlyIn === language);
    const rules = faces.flatMap((face) => face.families.map((family) => ruleOf(family, face)));
    await writeFile(join(folder, styleSheetOf(language)), `${rules.join('\n')}\n${FALLBACKS}`);
  }
}
