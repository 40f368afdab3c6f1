import type { Words } from './en.ts';

export const words: Words = {
  home: (product) => `${product}: kyautar kuɗi da ɗan ƙari`,
  create: 'Ƙirƙiri kyauta',
  claim: 'Karɓi kyautarku',
  withdraw: 'Cire kuɗin kyautarku',
  rules: 'Tsara ƙa’idoji',
  transactions: 'Biyan kuɗaɗenku',
  help: 'Taimako',
  trust: 'Inda kuɗin suke',
  check: 'Bincika rabon kyauta',
  yourData: 'Bayananku',
  privacy: 'Manufar sirri',
  terms: 'Sharuɗɗa da ƙa’idoji',
  cookies: 'Manufar cookies',
  youHaveAGift: 'Kuna da kyauta',
  giveaway: 'Rabon kyauta',
  yourGift: 'Kyautarku',
};
