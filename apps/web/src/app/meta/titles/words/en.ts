/** What a browser's tab calls every page. */
export const words = {
  home: (product: string) => `${product}: cash gifts with a little extra`,
  create: 'Create a gift',
  claim: 'Claim your gift',
  withdraw: 'Withdraw your gift',
  rules: 'Rule Manager',
  transactions: 'Your transactions',
  help: 'Help',
  trust: 'Where the money is',
  check: 'Check a giveaway',
  yourData: 'Your data',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  cookies: 'Cookie Policy',
  youHaveAGift: 'You have a gift',
  giveaway: 'Giveaway',
  yourGift: 'Your gift',
};

export type Words = typeof words;
