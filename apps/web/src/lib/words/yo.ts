import type { Words } from './en.ts';

export const words: Words = {
  tooLong: 'Èyí ń pẹ́ jù. Yẹ ìsopọ̀ rẹ wò kí o tún gbìyànjú.',
  cannotReach: (product) => `A kò lè dé ${product}. Yẹ ìsopọ̀ rẹ wò kí o tún gbìyànjú.`,
  answeredInstead: (product) => `Ohun mìíràn láàárín ìwọ àti ${product} ló dáhùn. Yẹ ìsopọ̀ rẹ wò.`,
  waitingInLine: 'Ọ̀pọ̀ ènìyàn wà níbí. Fóònù rẹ ń dúró lórí ìlà…',
  openItHereFirst: 'Kọ́kọ́ ṣí ẹ̀bùn rẹ nínú búráúsà yìí.',
  cannotDraw: 'Búráúsà yìí kò lè ya àwòrán.',
  pictureNotMade: 'A kò lè ya àwòrán náà.',
  shared: {
    youHaveAGift: (product, from) => (from ? `O ní ẹ̀bùn ${product} láti ọ̀dọ̀ ${from}.` : `O ní ẹ̀bùn ${product}.`),
    openIt: (url, code) => `Ṣí i: ${url} (kóòdù ${code})`,
    opensOn: (when, url, code) => `Ó máa ṣí ní ${when} (Lagos): ${url} (kóòdù ${code})`,
  },
  listed: {
    addsUp: (listed, amount) => `${listed} nínú ${amount}. Ó pé.`,
    tooLittle: (listed, amount, missing) => `${listed} nínú ${amount}. Ó ku ${missing} láti pín.`,
    tooMuch: (listed, amount, more) => `${listed} nínú ${amount}. Ó fi ${more} ju ohun tó wà nínú ẹ̀bùn náà lọ.`,
  },
};
