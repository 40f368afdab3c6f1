import { expect, it } from 'vitest';
import { shortStep, stepWords } from './step-words.ts';

it('names a month and a day', () => {
  expect(stepWords('2026-11')).toBe('Nov 2026');
  expect(stepWords('2026-11-17')).toBe('Tue 17 Nov 2026');
});

it('is short under a bar, and says where a month begins', () => {
  expect(['2026-11', '2026-11-17', '2026-12-01'].map(shortStep)).toEqual(['Nov', '17', 'Dec']);
});
