import { describe, expect, it } from 'vitest';
import { pageNumber } from './page-links.tsx';

describe('the page in the address', () => {
  it.each([
    [undefined, 1],
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['abc', 1],
    ['1000000', 1],
  ])('%j is page %i', (text, page) => {
    expect(pageNumber(text)).toBe(page);
  });
});
