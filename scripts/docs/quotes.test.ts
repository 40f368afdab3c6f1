import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

const PAGES = [
  'CONTRIBUTING.md',
  'packages/contract/README.md',
  ...readdirSync(join(root, 'docs/how-to')).map((page) => `docs/how-to/${page}`),
];

/** Blocks of code whose first line names a file, in pieces: a line of `…` leaves something out. */
const quotes = PAGES.flatMap((page) =>
  [...read(page).matchAll(/```ts\n\/\/ (\S+\.tsx?)\n(.*?)```/gs)].map(([, file = '', code = '']) => ({
    page,
    file,
    pieces: code.split(/^\s*…\n/m).map((piece) => linesOf(piece.trim())),
  })),
);

describe('code quoted in a page', () => {
  it('is there', () => expect(quotes.length).toBeGreaterThan(3));

  it.each(quotes)('stands in $file as $page has it', ({ file, pieces }) => {
    const source = linesOf(read(file)).join('\n');
    for (const piece of pieces) expect(source).toContain(piece.join('\n'));
  });
});
