import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakages } from './list.mjs';
import { table, writtenTable } from './table.mjs';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** What a test is called, behind `it(` or behind the rows of an `it.each(…)(`. */
const TITLE = /(?:\b(?:it|test)(?:\.\w+)*\(|\)\()\s*(['"`])((?:(?!\1).)+)\1,/g;
const PLACE_OF_A_VALUE = /%[a-z]|\$\{.+?\}|\$[\w.]+/;
const VALUE = /'([^'\n]+)'|\b(\d[\d_]*)\b/g;

/**
 * What the tests of a file are called: as it is written, in pieces where values are put in, and for each place with each value that the file
 * holds.
 */
function namesIn(source: string): string[] {
  const values = [...source.matchAll(VALUE)].map(([, text, number = '']) => text ?? number.replaceAll('_', ''));
  return [...source.matchAll(TITLE)].flatMap(([, , title = '']) => {
    const pieces = title.split(PLACE_OF_A_VALUE);
    const filledIn = pieces.slice(1).flatMap((after, nth) => values.map((value) => `${pieces[nth]}${value}${after}`));
    return [...pieces, ...filledIn];
  });
}

describe('the deliberate breakages', () => {
  it.each(breakages)('can still be made: $name', ({ edits }) => {
    for (const { file, find, replace } of edits) {
      expect(read(file).split(find), `${file} has this once: ${find}`).toHaveLength(2);
      expect(replace).not.toBe(find);
    }
  });

  it.each(breakages)('have a test that catches: $name', ({ test, catches }) => {
    const isThere = namesIn(read(test)).some((name) => name.includes(catches));
    expect(isThere, `${test} has a test of this name: ${catches}`).toBe(true);
  });

  it('stand in docs/testing.md as they are listed (node scripts/breakages/table.mjs writes them there)', () => {
    expect(writtenTable()).toBe(table());
  });
});
