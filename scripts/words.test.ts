import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { LANGUAGES, type Language } from '@jara/domain/language';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

type Sentences = { [name: string]: Sentence };
type Sentence = string | ((...parts: never[]) => unknown) | readonly unknown[] | Sentences;

const sources = ['apps/web/src', 'apps/server/src', 'packages/domain/src', 'packages/contract/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(root, folder, name)),
);
const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
const catalogues = sources.filter((file) => /\/words\/en\.tsx?$/.test(file));

/** Whoever imports it by its file, as the components do, or all five by their folder, as the server does. */
const readersOf = (catalogue: string): string[] => {
  const name = relative(root, catalogue).replace(/^packages\/(domain|contract)\/src\//, '@jara/$1/');
  return sources.filter((file) =>
    [...(texts.get(file) ?? '').matchAll(/from '([^']+)'/g)].some(
      ([, from = '']) =>
        resolve(dirname(file), from) === catalogue || from === name.replace(/\.tsx?$/, '') || isFolderOf(file, from),
    ),
  );
  function isFolderOf(file: string, from: string): boolean {
    const all = join(dirname(catalogue), 'all.ts');
    return resolve(dirname(file), from) === all || from === name.replace(/en\.tsx?$/, 'all');
  }
};

describe.each(catalogues.map((file) => [relative(root, file), file] as const))('the words of %s', (_, file) => {
  const inLanguage = async (language: Language): Promise<Sentences> =>
    (await import(file.replace(/en(\.tsx?)$/, `${language}$1`))).words;

  it('are all said somewhere', async () => {
    const readers = readersOf(file).map((reader) => texts.get(reader) ?? '');
    expect(readers, 'nobody imports them').not.toHaveLength(0);
    const unsaid = Object.keys(await inLanguage('en')).filter(
      (name) => !readers.some((text) => new RegExp(`[.{,]\\s*${name}\\b`).test(text)),
    );
    expect(unsaid).toEqual([]);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('are in %s, each its own', async (language) => {
    const english = flat(await inLanguage('en'));
    const translated = flat(await inLanguage(language));
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    const left: string[] = [];
    for (const [name, sentence] of english) {
      const other = translated.get(name);
      if (typeof sentence === 'function' && typeof other === 'function' && other.length !== sentence.length)
        left.push(`${name} says more or less than in English`);
      if (String(sentence) === String(other) && longestIn(sentence) > MOST_ALIKE) left.push(`${name} is still English`);
    }
    expect(left).toEqual([]);
  });
});

/** "Terms & Conditions" may be the same in two languages; a sentence is not. */
const MOST_ALIKE = 4;
/** Each of a list stands by itself, since the months have the same names in two languages; a function says what it quotes. */
const longestIn = (sentence: Exclude<Sentence, Sentences>): number =>
  Array.isArray(sentence)
    ? Math.max(...sentence.map((each) => wordsIn(String(each))))
    : wordsIn(typeof sentence === 'function' ? quotedIn(String(sentence)) : String(sentence));
const quotedIn = (code: string): string =>
  [...code.replace(/\$\{[^}]*\}/g, '').matchAll(/(["'`])(.*?)\1/gs)].map(([, , text = '']) => text).join(' ');
const wordsIn = (sentence: string): number => sentence.match(/\p{L}+/gu)?.length ?? 0;

function flat(sentences: Sentences, above = ''): Map<string, Exclude<Sentence, Sentences>> {
  return new Map(
    Object.entries(sentences).flatMap(([name, sentence]): [string, Exclude<Sentence, Sentences>][] =>
      typeof sentence === 'object' && !Array.isArray(sentence)
        ? [...flat(sentence as Sentences, `${above}${name}.`)]
        : [[above + name, sentence as Exclude<Sentence, Sentences>]],
    ),
  );
}
