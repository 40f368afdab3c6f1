import type { Words } from './en.ts';

export const words: Words = {
  emailRequired: 'Ana buƙatar imel',
  validEmail: 'Don Allah ku rubuta adireshin imel daidai',
  validKey: 'Wannan makullin ba daidai ba ne',
};
