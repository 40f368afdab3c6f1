import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { anyOf } from './filters.ts';

describe('a filter of several values', () => {
  const status = anyOf(['ACTIVE', 'BLOCKED']);

  it.each([
    ['ACTIVE', ['ACTIVE']],
    ['ACTIVE,BLOCKED', ['ACTIVE', 'BLOCKED']],
    [
      ['ACTIVE', 'BLOCKED'],
      ['ACTIVE', 'BLOCKED'],
    ],
    ['', []],
    [undefined, undefined],
  ])('reads %j', (given, values) => {
    expect(z.parse(status, given)).toEqual(values);
  });

  it('refuses a value it does not know', () => {
    expect(z.safeParse(status, 'ACTIVE,GONE').success).toBe(false);
  });
});
