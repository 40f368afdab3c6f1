import type { Words } from './en.ts';

export const words: Words = {
  keywords: ['cash gift', 'Nigeria', 'send money gift', 'dash person money'],
  home: {
    title: (product) => `${product}: cash gift with small jara on top`,
    description:
      'Dash anybody for Nigeria cash gift. Pay with card or transfer, share one code of 13 characters, and dem go withdraw am to any bank. No account needed.',
  },
  create: {
    title: 'Create gift',
    description:
      'Choose the amount, the cloth and small message. Pay safe, then collect the gift code wey you go share.',
  },
  claim: {
    title: 'Claim your gift',
    description: 'You get gift code? Type am, open your gift, and send the money go your bank account.',
  },
  withdraw: {
    title: 'Withdraw your gift',
    description:
      'Send gift wey you don claim go any Nigerian bank account. The charge na 3 percent, and the money go land within 24 hours.',
  },
  rules: {
    title: 'Manage Rules',
    description:
      'Choose who go get the gift: the person wey open am for the number wey you pick, people wey go share am, or who come on time.',
  },
  transactions: {
    title: 'Your payments',
    description: 'Gifts wey you pay for from this phone, with their codes and receipts.',
  },
  help: {
    title: 'Help',
    description: 'Answers to wetin people dey ask, how to reach us, and small guide on how to send and claim gift.',
  },
  trust: {
    title: 'Where the money dey',
    description:
      'The money wey we hold for people, wetin we owe dem, and wetin Paystack say dey there, to the last kobo.',
  },
  check: {
    title: 'Check giveaway',
    description: 'Paste link or code, and see whether the giveaway na true, e don end, or e no be our own.',
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'Wetin we dey collect, why, how long we dey keep am, and your rights under the Nigeria Data Protection Act.',
  },
  terms: {
    title: 'Terms & Conditions',
    description:
      'The agreement between you and us: charges, gifts wey nobody claim, refund, who carry blame, and which law dey control am.',
  },
  cookies: {
    title: 'Cookie Policy',
    description: 'The few cookies wey we dey set, wetin each one dey do, and how you fit control dem.',
  },
  anyOther: 'Cash gift for anybody for Nigeria: pay, share code, claim, withdraw to any bank.',
  youHaveAGift: 'You get gift',
  giveaway: 'Giveaway',
  yourGift: 'Your gift',
};
