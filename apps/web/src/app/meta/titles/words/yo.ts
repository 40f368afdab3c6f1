import type { Words } from './en.ts';

export const words: Words = {
  home: (product) => `${product}: ẹ̀bùn owó pẹ̀lú èènì díẹ̀`,
  create: 'Ṣẹ̀dá ẹ̀bùn',
  claim: 'Gba ẹ̀bùn rẹ',
  withdraw: 'Gba owó ẹ̀bùn rẹ jáde',
  rules: 'Ètò òfin ẹ̀bùn',
  transactions: 'Àwọn ìsanwó rẹ',
  help: 'Ìrànlọ́wọ́',
  trust: 'Ibi tí owó wà',
  check: 'Yẹ ẹ̀bùn ìta wò',
  yourData: 'Ìwífún rẹ',
  privacy: 'Ìlànà ìpamọ́',
  terms: 'Àdéhùn àti ìlànà',
  cookies: 'Ìlànà cookie',
  youHaveAGift: 'O ní ẹ̀bùn kan',
  giveaway: 'Ẹ̀bùn ìta',
  yourGift: 'Ẹ̀bùn rẹ',
};
