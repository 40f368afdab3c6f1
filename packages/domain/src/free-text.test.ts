import { expect, it } from 'vitest';
import { isWritten, LINES, ONE_LINE } from './free-text.ts';

it.each(['Chidi', 'Adé ọmọ', 'ɗan Ƙano', '👩‍👩‍👧', 'محمد', 'e\u0301', ''])('%j is one line', (text) => {
  expect([ONE_LINE, LINES].map((pattern) => isWritten(text, pattern, 40))).toEqual([true, true]);
});

it('has line breaks where it may', () => {
  expect([ONE_LINE, LINES].map((pattern) => isWritten('Well done,\n\nAda', pattern, 40))).toEqual([false, true]);
});

it.each([
  ['a control character', 'Chi\u0007di'],
  ['a return', 'Chi\rdi'],
  ['half a sign', 'Chi\ud83ddi'],
  ['a sign that turns the rest around', 'Chi\u202eid'],
  ['one that sets it apart', '\u2066Chidi\u2069'],
])('%s is not written', (_what, text) => {
  expect([ONE_LINE, LINES].map((pattern) => isWritten(text, pattern, 40))).toEqual([false, false]);
});

it('counts letters as the database does', () => {
  expect(isWritten('🎁'.repeat(40), ONE_LINE, 40)).toBe(true);
  expect(isWritten('🎁'.repeat(41), ONE_LINE, 40)).toBe(false);
});
