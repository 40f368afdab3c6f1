import type { Words } from './en.ts';

export const words: Words = {
  goesOn:
    'Ẹ̀bùn tí a fi ránṣẹ́ sí ọ yóò ṣì máa dé, bẹ́ẹ̀ náà ni rìsíìtì, línkì tí o béèrè àti ìròyìn owó tó ń lọ sí báńkì.',
  stopTitle: 'Ṣé kí a dá ìránnilétí dúró?',
  stopMeans: 'A kò ní rán àdírẹ́sì tí a fi línkì yìí ránṣẹ́ sí létí mọ́ nípa ẹ̀bùn tó ń dúró tàbí tó fẹ́ parí.',
  stopThem: 'Dá ìránnilétí yìí dúró',
  canComeAgain: 'O lè jẹ́ kí wọ́n padà wá lórí ojú ìwé yìí kan náà, láti orí línkì inú ímeèlì náà.',
  stoppedTitle: 'Ìránnilétí ti dúró',
  stopped: 'A kò rán àdírẹ́sì tí a fi línkì yìí ránṣẹ́ sí létí nípa ẹ̀bùn kankan mọ́.',
  byMistake: 'Ṣé àṣìṣe lo fi dá wọn dúró? Jẹ́ kí wọ́n padà wá:',
  again: 'Tún máa rán mi létí',
  unknownTitle: 'Línkì yìí kò pé',
  unknown: 'Tún un ṣí láti inú ímeèlì náà, gbogbo rẹ̀. A kò yí nǹkan kan padà.',
  questions: 'Ṣé o ní ìbéèrè?',
};
