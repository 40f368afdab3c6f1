import type { Words } from './en.ts';

export const words: Words = {
  reportTaken: 'A dúpẹ́. Àwọn òṣìṣẹ́ wa yóò wò ó.',
};
