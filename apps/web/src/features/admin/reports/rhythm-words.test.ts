import { expect, it } from 'vitest';
import { rhythmWords } from './rhythm-words.ts';

it.each([
  [{ every: 'DAY', weekday: null, monthDay: null, hour: 8 }, 'Every day at 08:00'],
  [{ every: 'WEEK', weekday: 7, monthDay: null, hour: 18 }, 'Every Sunday at 18:00'],
  [{ every: 'MONTH', weekday: null, monthDay: 1, hour: 0 }, 'On day 1 of every month at 00:00'],
] as const)('%j reads %s', (rhythm, words) => {
  expect(rhythmWords(rhythm)).toBe(words);
});
