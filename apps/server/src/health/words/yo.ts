import type { Words } from './en.ts';

export const words: Words = {
  operational: 'Gbogbo nǹkan ń ṣiṣẹ́ dáadáa',
  inTrouble: 'A ní ìṣòro díẹ̀ báyìí',
  delayed: 'Sísan owó àti ímeèlì ń pẹ́ díẹ̀',
  clockIsWrong: 'Aago ẹ̀rọ yìí kò tọ́; à ń tún un ṣe',
  leaving: 'Ẹ̀rọ yìí fẹ́ dúró; òmíràn yóò dáhùn',
};
