import { expect, it } from 'vitest';
import { changeWords } from './change-words.ts';

it.each([
  [12.54, '12.5%'],
  [-40, '40%'],
  [899, '899%'],
  [1067.6, '12 times'],
  [21_144.3, '212 times'],
])('a change of %d percent reads "%s"', (change, words) => {
  expect(changeWords(change)).toBe(words);
});
