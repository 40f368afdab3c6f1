import type { Words } from './en.ts';

export const words: Words = {
  emailRequired: 'Ana buƙatar imel',
  validEmail: 'Don Allah ku rubuta adireshin imel daidai',
  plainEmail: 'Don Allah ku rubuta adireshin imel da haruffan Turanci kawai, ba tare da alamomi ba',
  validKey: 'Wannan makullin ba daidai ba ne',
};
