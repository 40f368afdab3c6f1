import type { Words } from './en.ts';

export const words: Words = {
  home: (product) => `${product}: cash gift with small jara on top`,
  create: 'Create gift',
  claim: 'Claim your gift',
  withdraw: 'Withdraw your gift',
  rules: 'Manage Rules',
  transactions: 'Your payments',
  help: 'Help',
  trust: 'Where the money dey',
  check: 'Check giveaway',
  yourData: 'Your own data',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  cookies: 'Cookie Policy',
  youHaveAGift: 'You get gift',
  giveaway: 'Giveaway',
  yourGift: 'Your gift',
};
