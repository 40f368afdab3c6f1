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
  `${'a'.repeat(250)}@example.com`,
])('does not take %s', (typed) => {
  expect(addressProblem(typed)).toBe('validEmail');
});

it.each([
  // The sign of the kelvin, a k in small letters.
  '\u212Aofi@example.com',
  'àdá@example.ng',
  'ada@b\u0131z.example.com',
  'ada\u202Emoc.elpmaxe@example.com',
  'a\u200Bb@example.com',
  'a\uD800@example.com',
])('says of %s that it is not written in plain letters', (typed) => {
  expect(addressProblem(typed)).toBe('plainEmail');
});

it('asks for one where there is none', () => {
  expect(addressProblem('  ')).toBe('emailRequired');
});
