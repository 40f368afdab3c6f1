import type { Words } from './en.ts';

export const words: Words = {
  gift: 'Gift',
  ourFee: 'Our charge',
  nobodyOpened: 'Wetin nobody open',
  staysWithProvider: 'E dey stay with the payment company',
  bank: 'Bank',
  account: 'Account',
  wasItNotYou: 'No be you?',
  callAtOnce: (phone) => `Call ${phone} sharp sharp.`,
  withManageKey: 'Fit be say person wey get the manage key of your gift na im ask for am.',

  requested: {
    subject: (net) => `You ask for ${net}: we dey send am go your bank`,
    title: (net) => `We dey send ${net} go your bank`,
    youAsked: (net) => `You ask for ${net}. We dey send am go your bank.`,
    within: 'E go enter your account before 24 hours.',
    soon: 'E go enter your account before 24 hours, and most times within some minutes.',
    notTheCard: 'One of us go look am first, because e no dey go back to the card wey pay.',
    largeAmount: 'When money big reach like this, one of us dey check am first.',
    weWrite: 'We go write you again when e land, or if your bank no gree collect am.',
    because: 'You dey get this mail because na this address we get for gift wey somebody dey withdraw go bank.',
    onItsWay: 'E dey come meet you',
    haveRequest: 'We don get your request',
    youGet: 'You go get',
    askedFor: 'You ask for am',
    seeHow: 'See how far',
    howItStands: (address) => `See how far: ${address}`,
    withCodeOrKey: 'Fit be say person wey get your gift code or your access key don open your gift.',
  },

  delayed: {
    subject: (net) => `Your ${net} dey take pass the time wey e suppose take`,
    title: (net) => `${net} still dey road`,
    stillOnItsWay: 'E still dey road',
    isLate: 'E dey take pass the time wey e suppose take',
    notSaid: 'We don send am, but the bank never tell us whether e land.',
    notLost:
      'Nothing loss: either e don already enter your account, or e still dey here as your own till the bank answer.',
    weAsk: 'You no need do anything. We dey ask the bank again and again, and we go write you once dem answer.',
    withBankSince: 'E dey with the bank since',
  },

  sent: {
    subject: (net) => `E don enter your account: ${net}`,
    title: (net) => `${net} don enter your account`,
    isThere: 'E don enter your account',
    inAccount: 'Inside your account',
    accountNamed: 'Your card no gree collect am back, so e go the account wey you give us.',
    bankTookIt: 'Your bank don collect the transfer. Receipt dey wait for you where your gift dey.',
    notSeen:
      'You no see am? Some banks dey take small time to show am. Give your bank the reference wey dey up, or ask us.',
    because: 'You dey get this mail because na this address we get for gift wey somebody withdraw go bank.',
    youGot: 'You get',
    arrived: 'E land',
    withCode: 'Fit be say person wey get your gift code open the gift before you.',
  },

  failed: {
    subject: (net) => `Your money dey safe: we never fit send ${net}`,
    title: (net) => `We never fit send ${net}`,
    couldNotSend: (net) => `We no fit send ${net} go your bank`,
    safe: (amount) => `Your ${amount} dey safe with us. We no comot anything from am.`,
    safeWithFee: (amount) => `Your ${amount} dey safe with us. We no comot anything from am, even our charge.`,
    because: 'You dey get this mail because na this address we get for gift wey somebody dey try withdraw go bank.',
    stillYours: 'E still be your own',
    safeWithUs: 'E dey safe with us',
    readyWhenYouAre: 'E dey safe with us, e ready any time you ready',
    why: 'Why',
    notSent: 'Wetin no go',
    when: 'When',
    next: 'Wetin go happen next',
    held: (email) =>
      `We dey check the payment of this gift, so you no fit withdraw am now. You no need do anything. You get question? Write ${email} and put the reference.`,
    howToTryAgain: 'How to try again',
    openRoom: 'Open the page of your gift, for the phone or computer wey you take pay.',
    openAgain: 'Open your gift again, for the phone or computer wey you take open am.',
    checkAccount:
      'Check say the account number and the bank correct. The name wey we show must be the one wey dey the account.',
    onceMore: 'Withdraw am again. You fit choose another bank too.',
    openGift: 'Open your gift',
  },
};
