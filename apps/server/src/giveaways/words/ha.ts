import type { Words } from './en.ts';

export const words: Words = {
  reportTaken: 'Mun gode. Ma’aikatanmu za su duba.',
};
