import { describe, expect, it } from 'vitest';
import { listLiteral } from './list-literal.ts';

describe('a list for the database', () => {
  it('is empty, or names its items in their order, and what is missing as such', () => {
    expect(listLiteral([], (n: number) => n)).toBe('{}');
    expect(listLiteral([1, 2, 3], (n) => n)).toBe('{1,2,3}');
    expect(listLiteral(['', 'GRANTED'], (word) => word || null)).toBe('{NULL,GRANTED}');
  });
});
