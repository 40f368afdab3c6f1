import type { Words } from './en.ts';

export const words: Words = {
  home: (product) => `${product}: onyinye ego nwere obere mgbakwunye`,
  create: 'Mepụta onyinye',
  claim: 'Nara onyinye gị',
  withdraw: 'Wepụta ego onyinye gị',
  rules: 'Hazie iwu onyinye',
  transactions: 'Ịkwụ ụgwọ gị',
  help: 'Enyemaka',
  trust: 'Ebe ego ahụ dị',
  check: 'Lelee onyinye ọha',
  yourData: 'Ozi gị',
  privacy: 'Iwu nzuzo',
  terms: 'Usoro na ọnọdụ',
  cookies: 'Iwu cookie',
  youHaveAGift: 'Ị nwere onyinye',
  giveaway: 'Onyinye ọha',
  yourGift: 'Onyinye gị',
};
