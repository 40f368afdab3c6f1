import type { Words } from './en.ts';

export const words: Words = {
  withoutScripts:
    'O lè ka gbogbo ohun tó wà níbí, kí o sì ṣẹ̀dá ẹ̀bùn, ṣí i, kí o sì gba owó rẹ̀. Díẹ̀ nínú ìyókù nílò JavaScript.',
  needsScripts: 'Ojú ìwé yìí nílò JavaScript. Jọ̀ọ́ tan án, kí o sì tún un ṣí.',
  tooManyHere: 'Ọ̀pọ̀ ènìyàn ló wà níbí báyìí. Tún ojú ìwé yìí ṣí láìpẹ́.',
  takePart: 'Kópa, tàbí wo bó ṣe rí fún ọ',
  checkAnyGiveaway: 'Yẹ ẹ̀bùn ìta èyíkéyìí wò',
  typed: {
    title: 'Ohun tí o kọ',
    notSent: 'Ojú ìwé yìí kò tíì ṣí tán, nítorí náà a kò fi nǹkan kan ránṣẹ́.',
    kept: 'A pa ohun tí o kọ mọ́. A kò pa ọ̀rọ̀ aṣínà àti kọ́kọ́rọ́ mọ́: tún wọn kọ.',
    pressContinue: 'Tẹ Tẹ̀síwájú, nígbà tí ojú ìwé bá ṣí tán, ohun tí o kọ yóò padà sí àyè wọn.',
    needsScripts: 'Ìgbésẹ̀ yìí nílò JavaScript ní báyìí. Tan án, kí o sì tẹ Tẹ̀síwájú.',
    continue: 'Tẹ̀síwájú',
  },
  noLine: {
    title: 'Kò sí ìsopọ̀',
    pageTitle: (product) => `Kò sí ìsopọ̀ | ${product}`,
    safe: (product) =>
      `A kò lè dé ${product} láti orí ẹ̀rọ yìí. Àwọn ẹ̀bùn rẹ àti owó wọn wà láìléwu, ojú ìwé yìí yóò sì padà fúnra rẹ̀ nígbà tí o bá tún wà lórí ayélujára.`,
    codeYouCameWith: 'Kóòdù tí o bá wá',
    tryAgain: 'Tún gbìyànjú',
    openedHere: 'Àwọn ẹ̀bùn tí a ṣí lórí ẹ̀rọ yìí',
    opened: (date) => `A ṣí i ní ${date}`,
    sinceThen: 'Ohun tó ṣẹlẹ̀ sí owó náà láti ìgbà náà, a ó lè sọ nígbà tí o bá wà lórí ayélujára.',
    sentHere: 'Àwọn ẹ̀bùn tí a fi ránṣẹ́ láti orí ẹ̀rọ yìí',
    passOn: 'O lè fún ẹlòmíì ní kóòdù láìsí ìsopọ̀. Ṣíṣí i ló nílò rẹ̀.',
  },
};
