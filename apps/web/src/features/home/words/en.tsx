import type { ReactNode } from 'react';

type Part = (text: string) => ReactNode;

export const words = {
  promise: (underlined: Part) => <>Cash gifts with a little {underlined('extra.')}</>,
  lead: 'Wrap money in cloth of its own, share one short code, and they send it to any Nigerian bank. Nobody needs an account.',
  createGift: 'Create a Gift',
  claimGift: 'Claim Gift',
  oneFee: 'Paid through Paystack. One fee, 3 percent, when the money goes to the bank.',
  howKeptSafe: 'How it is kept safe',
  checkAGiveaway: 'Check a giveaway',
  cards: {
    mum: 'Mum',
    allOfUs: 'all of us',
    message: 'For the little extra on your big day.',
  },
  whyChoose: (product: string) => `Why Choose ${product}`,
  yourRules: {
    title: 'Easy gifting, your rules',
    text: 'An amount and an e-mail are enough. Want more fun? Let the seventh person win, or open it only on Friday.',
    some: ['First to open', 'The 7th person', 'Split five ways', 'Friday 9:00 to 18:00', 'Lucky shares'],
  },
  locked: {
    title: 'Locked until they open it',
    text: 'Add a password and send it another way. Card details stay with Paystack; we never see them.',
  },
  manyHands: {
    title: 'One gift, many hands',
    text: 'Split it between up to five people, run a random giveaway, or reward the nth person in your chat.',
  },
  instant: {
    title: 'Instant, and you can watch it',
    text: 'Payment updates appear as they happen. Withdrawals start at once and land within 24 hours.',
    paid: 'Paid by card',
    ready: 'Code ready to share',
    opened: (name: string) => `Opened by ${name}`,
    inBank: (amount: string) => `${amount} in her bank`,
  },
  moneyIsPublic: (link: Part) => (
    <>What we hold for people and what we owe them is public: {link('see where the money is')}.</>
  ),
  stuck: (hours: string) => `Stuck? Answers are on the site 24/7. People write back in support hours: ${hours}.`,
  howItWorks: 'How It Works',
  step: (number: number) => `Step ${number}`,
  steps: {
    create: { title: 'Create', text: 'Choose an amount, a cloth and a few words. Say who it is for.' },
    pay: {
      title: 'Pay securely',
      text: 'By card, bank transfer or USSD, in a Paystack tab. This page waits with you.',
    },
    share: {
      title: 'Share the QUID',
      text: 'You get a 13-character code. Send it on WhatsApp, by SMS or on paper.',
    },
    withdraw: {
      title: 'They claim and withdraw',
      text: 'They open the gift and send the money to their bank, less 3 percent.',
    },
  },
  closing: {
    title: 'Who have you been meaning to thank?',
    text: (product: string) =>
      `No account, no app. ${product} wraps it, you share the code, they get it in their bank.`,
    createFirst: 'Create Your First Gift',
  },
};

export type Words = typeof words;
