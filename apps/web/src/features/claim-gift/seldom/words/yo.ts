import type { Words } from './en.ts';

export const words: Words = {
  placeInLine: (seconds) =>
    `Ọ̀pọ̀ ènìyàn ló wà níbí báyìí. A ti pa àyè rẹ mọ́ lórí ìlà: ojú ìwé yìí máa padà lẹ́yìn ìṣẹ́jú àáyá ${seconds}, nígbà náà o lè tún tẹ bọ́tìnì náà.`,
  waiting: {
    notYet: 'Àkókò kò tíì tó',
    opensOn: (when) => `Ẹ̀bùn yìí máa ṣí ní ${when}.`,
    choseTheTime: (sender) => `${sender} ló yan àkókò náà.`,
    opening: 'Ó ń ṣí…',
    keepOpen: 'Jẹ́ kí ojú ìwé yìí wà ní ṣíṣí, tàbí kí o padà wá',
    opensByItself: 'Ó máa ṣí níbí fúnra rẹ̀. Línkì tó wà nínú àtẹ̀jíṣẹ́ rẹ kò ní yí padà.',
  },
  onThisDevice: {
    gifts: 'Àwọn ẹ̀bùn lórí ẹ̀rọ yìí',
    opened: (date) => `A ṣí i ní ${date}`,
    forget: (quid) => `Gbàgbé ẹ̀bùn ${quid}`,
    forgetThisGift: 'Ṣé kí ẹ̀rọ yìí gbàgbé ẹ̀bùn yìí?',
    keepIt: 'Pa á mọ́',
    forgetIt: 'Gbàgbé rẹ̀',
    forgettingMeans:
      'Kọ́kọ́rọ́ ìwọlé tó wà níbí máa bá a lọ. Kọ́kọ́ gba owó jáde, tàbí kí o ṣe àdàkọ kọ́kọ́rọ́ náà: láìsí i, ó máa ṣòro láti dé ibi owó ẹ̀bùn yìí.',
  },
};
