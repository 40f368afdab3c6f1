import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakages } from './list.mjs';
import { table, writtenTable } from './table.mjs';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('the deliberate breakages', () => {
  it.each(breakages)('can still be made: $name', ({ edits }) => {
    for (const { file, find, replace } of edits) {
      expect(read(file).split(find), `${file} has this once: ${find}`).toHaveLength(2);
      expect(replace).not.toBe(find);
    }
  });

  it.each(breakages)('have a test file that catches: $name', ({ test }) => {
    expect(read(test)).toMatch(/\bit(\.each)?\(/);
  });

  it('stand in docs/testing.md as they are listed (node scripts/breakages/table.mjs writes them there)', () => {
    expect(writtenTable()).toBe(table());
  });
});
