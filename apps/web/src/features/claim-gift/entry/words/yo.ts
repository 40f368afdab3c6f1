import type { Words } from './en.ts';

export const words: Words = {
  lead: 'Tẹ kóòdù tí wọ́n fi ránṣẹ́ sí ọ. Ọ̀fẹ́ ni láti wo ẹ̀bùn, kò sì dín in kù.',
  code: 'Kóòdù ẹ̀bùn (QUID)',
  hint: 'Lẹ́tà àti nọ́ńbà 13, bíi 7K2M-QX94T-B3RW. O lè lẹ odindi línkì náà síbí.',
  find: 'Wá ẹ̀bùn mi',
  required: 'A nílò kóòdù ẹ̀bùn (QUID)',
  wrongLength: 'QUID gbọ́dọ̀ jẹ́ lẹ́tà àti nọ́ńbà 13',
  typingMistake: 'Àṣìṣe wà nínú kóòdù tí o tẹ̀. Yẹ̀ ẹ́ wò kí o tún gbìyànjú.',
};
