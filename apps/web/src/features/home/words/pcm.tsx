import type { Words } from './en.tsx';

export const words: Words = {
  promise: (underlined) => <>Cash gift with small {underlined('jara.')}</>,
  lead: 'Wrap money inside fine cloth, share one short code, and dem go send am to any Nigerian bank. Nobody need to open account.',
  createGift: 'Create Gift',
  claimGift: 'Claim Gift',
  oneFee: 'You dey pay through Paystack. Na one charge, 3 percent, when the money dey go bank.',
  howKeptSafe: 'How we dey keep am safe',
  checkAGiveaway: 'Check giveaway',
  cards: {
    mum: 'Mama',
    allOfUs: 'all of us',
    message: 'Small jara for your big day.',
  },
  whyChoose: (product) => `Why you go choose ${product}`,
  yourRules: {
    title: 'Easy to give, na you set the rules',
    text: 'Amount and email don do. You want more fun? Make the seventh person win, or make e open only on Friday.',
    some: ['Who first open am', 'Person number 7', 'Five people share am', 'Friday 9:00 to 18:00', 'Shares by luck'],
  },
  locked: {
    title: 'E dey locked till dem open am',
    text: 'Put password and send am through another way. Your card details dey with Paystack; we no dey ever see dem.',
  },
  manyHands: {
    title: 'One gift, plenty hands',
    text: 'Share am for up to five people, do giveaway by luck, or dash the person wey reach your number for the group chat.',
  },
  instant: {
    title: 'E sharp, and you fit dey watch am',
    text: 'You go see how the payment dey go as e dey happen. Withdrawal go start at once and land within 24 hours.',
    paid: 'Dem pay with card',
    ready: 'Code don ready to share',
    opened: (name) => `${name} don open am`,
    inBank: (amount) => `${amount} don enter her bank`,
  },
  moneyIsPublic: (link) => (
    <>
      The money wey we hold for people and wetin we owe dem dey open for everybody: {link('see where the money dey')}.
    </>
  ),
  stuck: (hours) => `You jam wahala? Answers dey this site 24/7. People dey reply you when support dey open: ${hours}.`,
  howItWorks: 'How E Dey Work',
  step: (number) => `Step number ${number}`,
  steps: {
    create: {
      title: 'Create am',
      text: 'Choose the amount, the cloth and small message. Talk who you dey send am give.',
    },
    pay: {
      title: 'Pay safe',
      text: 'With card, bank transfer or USSD, inside Paystack tab. This page go wait with you.',
    },
    share: {
      title: 'Share the QUID',
      text: 'You go get code of 13 characters. Send am for WhatsApp, by SMS or write am for paper.',
    },
    withdraw: {
      title: 'Dem claim and withdraw',
      text: 'Dem go open the gift and send the money go their bank; we go comot 3 percent.',
    },
  },
  closing: {
    title: 'Who you don dey plan to thank?',
    text: (product) => `No account, no app. ${product} go wrap am, you go share the code, e go enter their bank.`,
    createFirst: 'Create Your First Gift',
  },
};
