import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { roundKerning } from './round-kerning.ts';

const require = createRequire(import.meta.url);
const JAKARTA = '@fontsource-variable/plus-jakarta-sans';
const BRICOLAGE = '@fontsource-variable/bricolage-grotesque';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i));
/** What people may type, and no page says: a small piece that comes when somebody has. */
const rare = '#$*<=>[\\]^_`{|}~';
/** What nearly every sentence of the site is written with. */
const everyday = `${ascii.filter((letter) => !rare.includes(letter)).join('')}\u00a0·×–—‘’“”•…`;
/** The naira and the cedi live in another file of the family, so they come as a small piece of their own. */
const moneySigns = '₦₵';
/** Neither family has the hooked letters of Hausa, so they are another's, in a small piece that only they ask for. */
const hookedLetters = 'ƁɓƊɗƘƙƳƴ';
const HOOKED = '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2';

/**
 * What Yoruba and Igbo write beyond ASCII, as far as the faces have it, in three pieces because the family comes in three
 * files. Bricolage has no ṣ and no ṅ: those come from the next face in the list. A tone is drawn where its letter is, so every
 * piece has the tones.
 */
const tones = '\u0300\u0301\u0303\u0304\u0323';
const dotted = 'ẹọịụẸỌỊỤ';
const dottedToo = 'ṣṅńṢṄŃ';
const accented = 'àáèéìíòóùúÀÁÈÉÌÍÒÓÙÚ';

interface Face {
  file: string;
  family: 'Jakarta' | 'Bricolage';
  from: string;
  text: string;
  /** What it brings along for its letters, without being asked for it. */
  besides?: string;
  weights: { min: number; max: number } | number;
  /** Text takes its face whenever it comes; a headline only within the first three seconds, and then stands still. */
  display: 'swap' | 'fallback';
}

const textWeights = { min: 400, max: 700 };
/** One weight for every headline: with its neighbours in it the face would be twice its size. */
const displayWeight = 700;
const FACES: Face[] = [
  {
    file: 'jakarta',
    family: 'Jakarta',
    from: `${JAKARTA}/files/plus-jakarta-sans-latin-wght-normal.woff2`,
    text: everyday,
    weights: textWeights,
    display: 'swap',
  },
  {
    file: 'jakarta-money',
    family: 'Jakarta',
    from: `${JAKARTA}/files/plus-jakarta-sans-latin-ext-wght-normal.woff2`,
    text: moneySigns,
    weights: textWeights,
    display: 'swap',
  },
  {
    file: 'bricolage',
    family: 'Bricolage',
    from: `${BRICOLAGE}/files/bricolage-grotesque-latin-wght-normal.woff2`,
    text: everyday,
    weights: displayWeight,
    display: 'fallback',
  },
  {
    file: 'bricolage-money',
    family: 'Bricolage',
    from: `${BRICOLAGE}/files/bricolage-grotesque-latin-ext-wght-normal.woff2`,
    text: moneySigns,
    weights: displayWeight,
    display: 'fallback',
  },
  ...(['Jakarta', 'Bricolage'] as const).flatMap((family): Face[] => {
    const [folder, weights, display] =
      family === 'Jakarta'
        ? ([`${JAKARTA}/files/plus-jakarta-sans`, textWeights, 'swap'] as const)
        : ([`${BRICOLAGE}/files/bricolage-grotesque`, displayWeight, 'fallback'] as const);
    const piece = (script: string, text: string, besides?: string): Face => ({
      file: `${family.toLowerCase()}-names-${script}`,
      family,
      from: `${folder}-${script}-wght-normal.woff2`,
      text,
      ...(besides === undefined ? {} : { besides }),
      weights,
      display,
    });
    return [
      { ...piece('latin', rare), file: `${family.toLowerCase()}-rare` },
      piece('latin', accented, tones),
      ...(family === 'Jakarta' ? [piece('latin-ext', dottedToo, tones)] : []),
      piece('vietnamese', dotted + tones),
      { file: `${family.toLowerCase()}-hooked`, family, from: HOOKED, text: hookedLetters, weights, display },
    ];
  }),
];

/** For the letters of everybody else. Like every piece they load only when such a letter is on the page. */
const WHOLE_FILES = [
  { file: 'plus-jakarta-sans-latin-ext-wght-normal.woff2', range: 'U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF' },
  { file: 'plus-jakarta-sans-vietnamese-wght-normal.woff2', range: 'U+0300-0301,U+0303-0304,U+0323,U+1EA0-1EF1' },
  { file: 'plus-jakarta-sans-latin-wght-normal.woff2', range: 'U+00A1-00B6,U+00B8-00D6,U+00D8-00FF,U+20AC,U+2212' },
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
async function cut(source: Buffer, { text, besides = '', weights }: Face): Promise<Buffer> {
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
  return subsetFont(bare, letters, { ...options, targetFormat: 'woff2' });
}

/** Cuts the faces down to what the site writes with and leaves them, with their style sheet, in `folder`. */
export async function makeFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const rules = await Promise.all(
    FACES.map(async (face) => {
      const source = await readFile(require.resolve(face.from));
      await writeFile(join(folder, `${face.file}.woff2`), await cut(source, face));
      return `@font-face { font-family: '${face.family}'; font-style: normal; font-display: ${face.display}; font-weight: ${typeof face.weights === 'number' ? '600 800' : `${face.weights.min} ${face.weights.max}`}; src: url('./${face.file}.woff2') format('woff2'); unicode-range: ${rangeOf(face.text)}; }`;
    }),
  );
  const jakartaFiles = join(dirname(require.resolve(`${JAKARTA}/package.json`)), 'files');
  const whole = await Promise.all(
    WHOLE_FILES.map(async ({ file, range }) => {
      await writeFile(join(folder, file), await readFile(join(jakartaFiles, file)));
      return `@font-face { font-family: 'Jakarta'; font-style: normal; font-display: swap; font-weight: 200 800; src: url('./${file}') format('woff2'); unicode-range: ${range}; }`;
    }),
  );
  await writeFile(join(folder, 'fonts.css'), `${[...whole, ...rules].join('\n')}\n${FALLBACKS}`);
}
