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
  placeInLine: (seconds: number) =>
    `Very many people are here right now. Your place in line is kept: this page comes back in ${seconds} seconds, and then you can press again.`,
  entry: {
    lead: 'Type the code you were sent. Looking at a gift is free and takes nothing from it.',
    code: 'Gift code (QUID)',
    hint: '13 characters, like 7K2M-QX94T-B3RW. Paste the whole link if you like.',
    find: 'Find my gift',
    required: 'Gift code (QUID) is required',
    wrongLength: 'QUID must be 13 characters',
    typingMistake: 'That code has a typing mistake. Check it and try again.',
  },
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
  waiting: {
    notYet: 'Not yet',
    opensOn: (when: string) => `This gift opens on ${when}.`,
    choseTheTime: (sender: string) => `${sender} chose the time.`,
    opening: 'Opening…',
    keepOpen: 'Keep this page open, or come back',
    opensByItself: 'It opens here by itself. The link in your message stays the same.',
  },
  draw: {
    closesIn: (left: ReactNode) => <>Closes in {left}</>,
    oneTap: 'One tap, no account, nothing to pay. Each person enters once.',
    youAreIn: 'You are in the draw',
    beingDrawn: 'It is being drawn',
    entriesClosed: 'Entries have closed',
    entriesCloseIn: 'Entries close in',
    drawingWinners: 'Drawing the winners…',
    whatHappensNext: 'What happens next',
    entriesCloseOn: (when: string) => `Entries close on ${when}.`,
    sameChance: 'The winners are drawn a moment later. Everybody who is in has the same chance.',
    tellsByItself: 'This page tells you by itself. You may close it: in this browser it finds you again.',
    nobodyCanBendIt: 'Nobody can bend it, and anyone can check that.',
    howItIsProved: 'How it is proved',
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
  onThisDevice: {
    gifts: 'Gifts on this device',
    opened: (date: string) => `Opened ${date}`,
    forget: (quid: string) => `Forget gift ${quid}`,
    forgetThisGift: 'Forget this gift on this device?',
    keepIt: 'Keep it',
    forgetIt: 'Forget it',
    forgettingMeans:
      'The access key kept here goes with it. Withdraw first, or copy the key: without it the money of this gift is hard to reach.',
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
