import { expect, it } from 'vitest';
import { LAWS, lawsLike } from './laws.ts';

it('finds the laws by a part of their words, and all of them by none', () => {
  expect(lawsLike('once')).toEqual(['a share is paid once']);
  expect(lawsLike('')).toEqual(LAWS);
});

it('takes no text that stands in none, since it would find every life clean', () => {
  expect(() => lawsLike('onec')).toThrow('no law says "onec"');
});
