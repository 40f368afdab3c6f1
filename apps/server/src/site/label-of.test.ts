import { expect, it } from 'vitest';
import { labelOf } from './label-of.ts';

it.each([
  ['accountNumber', 'Account number'],
  ['somethingElse', 'Something else'],
  ['2024', '2024'],
])('the field %s is called %s', (name, label) => {
  expect(labelOf(name, 'en')).toBe(label);
});

it('a field has a name however long it is, and whatever it is made of', () => {
  const name = `${'1'.repeat(200_000)}x`;
  expect(labelOf(name, 'en')).toBe(name);
});
