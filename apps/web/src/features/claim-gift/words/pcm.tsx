import type { Words } from './en.tsx';

export const words: Words = {
  claimYourGift: 'Claim your gift',
  claimAnother: 'Claim another gift',
  tryAgain: 'Try again',
  loadFailed: 'We no fit load the gift',
  giftIsSafe: 'Your gift dey safe.',
  yourGift: 'Your gift',
  seeTheProof: 'See the proof',
  openUntil: (when) => `You fit open am till ${when}.`,
  inBothTimes: (lagos, own) => `${lagos}, wey be ${own} for where you dey`,
  lookup: {
    looking: 'We dey find your gift',
    replaced: 'Dem don change this code',
    unknown: 'No gift get this code',
    checkTheCode:
      'Check am one by one with the message wey you get, or ask the person wey send am make e send the link again.',
    nothingClaimed: 'Your gift dey safe. Nobody don claim anything.',
  },
  sealed: {
    youHaveAGift: 'You get gift',
    youCanWin: 'You fit win gift',
    fromASecretSender: 'E come from person wey no want make dem know am.',
    sentBy: (name) => `Na ${name} send am.`,
    sentBySomeone: 'Na somebody send am.',
    password: 'Password',
    askForPassword: 'The person wey send this gift put password. If you no get am, ask am.',
    enterPassword: 'Put the password wey the sender give you',
    notInYet: 'You never join.',
    notOpenedYet: 'You never open am.',
    claimFailed: 'We no fit claim the gift',
    tapAgain: 'You fit press am again: na once e go count.',
    enterTheDraw: 'Join the draw',
    openMyGift: 'Open my gift',
    enteringIsFree:
      'To join na free. When you send the money go your bank, we go take 3% from am, and you go see the exact amount first.',
    openingIsFree:
      'To open am na free. When you send the money go your bank, we go take 3% from am, and you go see the exact amount first.',
  },
  opened: {
    itIsYours: 'Na your own',
    openedHere: 'Na this phone you use open this gift.',
    numberDrawn: (number) => `Your number, ${number}, na im dem pick among everybody wey join.`,
    youGet: (amount, fee) => (
      <>
        You go get {amount} for your bank. Our charge na {fee}.
      </>
    ),
    sendBy: (when) => `Send am go bank on or before ${when}`,
    elseSomebodyElses: 'After that, e go be another person own.',
    toBank: (amount, bank) => (
      <>
        {amount} go {bank}
      </>
    ),
    bankRefused: 'The bank no gree collect the money',
    backInYourGift: 'All the money don come back inside your gift.',
    onHold: 'This gift dey on hold.',
    onHoldMeans: 'The money dey safe. If this one surprise you, talk to support.',
    followYourMoney: 'Follow your money',
    withdraw: 'Withdraw money',
    yourKey: 'Your access key',
    accessKey: 'access key',
    keyMeans:
      'This phone dey keep am for you. Copy am if you want withdraw from another phone, and no show anybody: anybody wey get am fit send the money go their own bank.',
  },
  mailedLink: {
    mailMeALink: 'Send the link of this gift to my email',
    hint: 'E dey open your gift for any phone, so keep am to yourself. We go also write you there when your money leave and when e land.',
    send: 'Send me the link',
    opening: 'We dey open your gift',
    doesNotOpen: 'This link no dey open this gift',
    openItAgain: 'Open am again from the email, or copy everything.',
    goOnWithout: 'Continue without am',
  },
  isThisReal: {
    title: 'Na true be this?',
    whoHolds: 'Who hold the money?',
    weHoldIt: (product) =>
      `The sender don pay already. ${product} dey hold the gift till you withdraw am, and e go reach your bank through Paystack, payment company wey get licence.`,
    neverAsked: 'Wetin we no dey ever ask for',
    neverAskedList:
      'Your card number, PIN, OTP, BVN, bank password, or any payment. To collect gift, na only your account number and bank you need. Our charge dey come out from the gift.',
    howToCheck: 'How to check am',
    addressMustRead: (host) => <>The address wey dey top of your browser must be {host}.</>,
    addressAsAtHome: 'The address wey dey top of your browser must be the same as the one for our home page.',
    ifNotSure: (phone, help, check) => (
      <>
        The cloth design wey dey here na the same one wey dey the message wey you get. If you no sure, ask the sender
        face to face, call {phone} or look {help('Help')}. Dem send you another link too? {check('Check am')}.
      </>
    ),
  },
};
