import type { ReactNode } from 'react';

/** What a recipient reads from the code to the opened gift. */
export const words = {
  claimYourGift: 'Claim your gift',
  claimAnother: 'Claim Another Gift',
  tryAgain: 'Try again',
  loadFailed: 'Failed to load gift details',
  giftIsSafe: 'Your gift is safe.',
  yourGift: 'Your gift',
  seeTheProof: 'See the proof',
  openUntil: (when: string) => `It can be opened until ${when}.`,
  inBothTimes: (lagos: string, own: string) => `${lagos}, which is ${own} where you are`,
  lookup: {
    looking: 'Looking for your gift',
    replaced: 'This code was replaced',
    unknown: 'No gift has this code',
    checkTheCode: 'Check it against the message you got, letter by letter, or ask the sender to send the link again.',
    nothingClaimed: 'Your gift is safe. Nothing was claimed.',
  },
  sealed: {
    youHaveAGift: 'You have a gift',
    youCanWin: 'You can win a gift',
    fromASecretSender: 'It comes from someone who asked to stay secret.',
    sentBy: (name: string) => `${name} sent it.`,
    sentBySomeone: 'Someone sent it.',
    password: 'Password',
    askForPassword: "The sender protected this gift. Ask them for the password if you don't have it.",
    enterPassword: 'Enter the password the sender gave you',
    notInYet: 'You are not in yet.',
    notOpenedYet: 'You have not opened it yet.',
    claimFailed: 'Failed to claim gift',
    tapAgain: 'You can tap again: it counts once.',
    enterTheDraw: 'Enter the draw',
    openMyGift: 'Open my gift',
    enteringIsFree:
      'Entering is free. When you send the money to your bank we keep 3% of it, and you see the exact amount first.',
    openingIsFree:
      'Opening is free. When you send the money to your bank we keep 3% of it, and you see the exact amount first.',
  },
  opened: {
    itIsYours: 'It is yours',
    openedHere: 'You opened this gift on this device.',
    numberDrawn: (number: string) => `Your number, ${number}, was drawn from everybody who was in.`,
    youGet: (amount: ReactNode, fee: ReactNode) => (
      <>
        You get {amount} in your bank. Our fee is {fee}.
      </>
    ),
    sendBy: (when: string) => `Send it to a bank by ${when}`,
    elseSomebodyElses: 'After that it goes to somebody else.',
    toBank: (amount: ReactNode, bank: string) => (
      <>
        {amount} to {bank}
      </>
    ),
    bankRefused: 'The bank did not take the transfer',
    backInYourGift: 'The whole amount is back in your gift.',
    onHold: 'This gift is on hold.',
    onHoldMeans: 'Its money is safe. Contact support if this surprises you.',
    followYourMoney: 'Follow your money',
    withdraw: 'Withdraw Funds',
    yourKey: 'Your access key',
    accessKey: 'access key',
    keyMeans:
      'This device keeps it for you. Copy it if you want to withdraw from another phone, and show it to nobody: whoever has it can send the money to their own bank.',
  },
  mailedLink: {
    mailMeALink: 'E-mail me a link to this gift',
    hint: 'It opens your gift on any device, so keep it to yourself. We also write there when your money leaves and arrives.',
    send: 'E-mail me the link',
    opening: 'Opening your gift',
    doesNotOpen: 'This link does not open this gift',
    openItAgain: 'Open it again from the mail, or copy the whole of it.',
    goOnWithout: 'Go on without it',
  },
  isThisReal: {
    title: 'Is this real?',
    whoHolds: 'Who holds the money?',
    weHoldIt: (product: string) =>
      `The sender has paid already. ${product} holds the gift until you withdraw it, and your bank receives it through Paystack, a licensed payment company.`,
    neverAsked: 'What we never ask for',
    neverAskedList:
      'Your card number, PIN, one-time code, BVN, bank password, or any payment. To receive a gift you need only your account number and bank. Our fee comes out of the gift.',
    howToCheck: 'How to check',
    addressMustRead: (host: ReactNode) => <>The address at the top of your browser must read {host}.</>,
    addressAsAtHome: 'The address at the top of your browser must read as it does on our home page.',
    ifNotSure: (phone: ReactNode, help: (text: string) => ReactNode, check: (text: string) => ReactNode) => (
      <>
        The pattern of the cloth here is the same as in the message you got. If you are not sure, ask the sender in
        person, call {phone} or see {help('Help')}. Were you sent another link too? {check('Check it')}.
      </>
    ),
  },
};

export type Words = typeof words;
