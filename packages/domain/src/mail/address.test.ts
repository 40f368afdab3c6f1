import { expect, it } from 'vitest';
import { addressProblem } from './address.ts';

it.each(['ada@example.com', '  ada@example.com ', 'a.b+c@mail.example.ng'])('takes %s', (typed) => {
  expect(addressProblem(typed)).toBeUndefined();
});

it.each([
  'ada',
  'ada@example',
  'ada@@example.com',
  'ada@example..com',
  'a b@example.com',
  'a\u0001b@example.com',
  'ada\u202Emoc.elpmaxe@example.com',
  'a\uD800@example.com',
  `${'a'.repeat(250)}@example.com`,
])('does not take %s', (typed) => {
  expect(addressProblem(typed)).toBe('validEmail');
});

it('asks for one where there is none', () => {
  expect(addressProblem('  ')).toBe('emailRequired');
});
