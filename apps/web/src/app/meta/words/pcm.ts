import type { Words } from './en.ts';

export const words: Words = {
  keywords: ['cash gift', 'Nigeria', 'send money gift', 'dash person money'],
  home: 'Dash anybody for Nigeria cash gift. Pay with card or transfer, share one code of 13 characters, and dem go withdraw am to any bank. No account needed.',
  create: 'Choose the amount, the cloth and small message. Pay safe, then collect the gift code wey you go share.',
  claim: 'You get gift code? Type am, open your gift, and send the money go your bank account.',
  withdraw:
    'Send gift wey you don claim go any Nigerian bank account. The charge na 3 percent, and the money go land within 24 hours.',
  rules:
    'Choose who go get the gift: the person wey open am for the number wey you pick, people wey go share am, or who come on time.',
  transactions: 'Gifts wey you pay for from this phone, with their codes and receipts.',
  help: 'Answers to wetin people dey ask, how to reach us, and small guide on how to send and claim gift.',
  trust: 'The money wey we hold for people, wetin we owe dem, and wetin Paystack say dey there, to the last kobo.',
  check: 'Paste link or code, and see whether the giveaway na true, e don end, or e no be our own.',
  yourData: 'See wetin we get about your email address, correct am, or make we wipe am.',
  privacy: 'Wetin we dey collect, why, how long we dey keep am, and your rights under the Nigeria Data Protection Act.',
  terms:
    'The agreement between you and us: charges, gifts wey nobody claim, refund, who carry blame, and which law dey control am.',
  cookies: 'The few cookies wey we dey set, wetin each one dey do, and how you fit control dem.',
  anyOther: 'Cash gift for anybody for Nigeria: pay, share code, claim, withdraw to any bank.',
};
