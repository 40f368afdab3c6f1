import { isBlank } from '@jara/domain/free-text';
import { expect, it } from 'vitest';
import { reason } from './reason.ts';

it.each(['Asked by the sender', '.', '👍', 'ọ', '\u200bno\u200b'])('%j is a reason', (text) => {
  expect(reason.safeParse(text).success).toBe(true);
});

it.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u2003\u3000'],
  ['zero-width marks', '\u200b\u200c\u200d\u2060\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['marks of direction', '\u200e\u200f\u202a\u202e\u2066\u2069'],
  ['fillers', '\u3164\u115f\uffa0\u2800'],
  ['selectors and joiners', '\ufe0f\u034f\u{e0020}'],
])('%s are no reason', (_what, text) => {
  expect(isBlank(text)).toBe(true);
  expect(reason.safeParse(text).error?.issues[0]?.message).toBe('A reason is required');
});

it('is one line of at most 500 characters', () => {
  expect(reason.safeParse('  Looks odd ').data).toBe('Looks odd');
  for (const text of ['two\nlines', 'x'.repeat(501)]) expect(reason.safeParse(text).success).toBe(false);
});
