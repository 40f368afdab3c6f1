import type { ReactNode } from 'react';

/** What the sender of a gift reads in its room. */
export const words = {
  yourGift: 'Your gift',
  yourGiftTo: (email: string) => `Your gift to ${email}`,
  allYourGifts: 'All your gifts',
  lookingForIt: 'Looking for your gift',
  giftIsSafe: 'Your gift is safe.',
  somethingWentWrong: 'Something went wrong',
  tryAgain: 'Try Again',
  unreachable: (product: string) => `We couldn't reach ${product} just now`,
  lastWeKnow: 'This is the last we know. We keep asking.',
  giftCodeQuid: 'Gift code (QUID)',
  giftCode: 'gift code',
  shareThePage: 'Everybody can read the code on its public page, so share that. Links that you sent before still work.',
  createAnother: 'Create Another Gift',
  seeWhatYouCanDo: 'See what you can do',
  seeThePayment: 'See how the payment stands',
  leaveIt: 'Leave it as it is',
  save: 'Save',

  standing: {
    unusable:
      'The money that came could not be used, and your card did not take it back. Tell us a bank account below.',
    notThrough: 'The payment for this gift did not go through.',
    notPaid: 'Not paid yet: the gift begins when the money arrives.',
    onHold: 'On hold: we are checking something about it, and its money is safe.',
    takenBack: 'Your bank took the payment back.',
    cancelled: 'Cancelled',
    endedUnopened: 'Ended unopened',
    endedWith: (opened: number, all: number) => `Ended with ${opened} of ${all} opened`,
    /** Each takes how it ended, which is one of the three above. */
    nothingBack: (end: string) => `${end}.`,
    accountWanted: (end: string, amount: string) =>
      `${end}: your card did not take ${amount} back. Tell us a bank account below.`,
    back: {
      UNDER_WAY: {
        CARD: (end: string, amount: string) => `${end}: ${amount} is on its way back to your card.`,
        BANK: (end: string, amount: string) => `${end}: ${amount} is on its way back to your bank account.`,
      },
      DONE: {
        CARD: (end: string, amount: string) => `${end}: ${amount} went back to your card.`,
        BANK: (end: string, amount: string) => `${end}: ${amount} went back to your bank account.`,
      },
      FAILED: {
        CARD: (end: string, amount: string) =>
          `${end}: your card did not take ${amount} back, and we are seeing to it.`,
        BANK: (end: string, amount: string) =>
          `${end}: your bank account did not take ${amount} back, and we are seeing to it.`,
      },
    },
    paused: 'Paused: nobody can open it until you let it go on.',
    pausedWith: (opened: number, all: number) =>
      `Paused with ${opened} of ${all} opened: nobody can open it until you let it go on.`,
    opened: (opened: number, all: number) => `${opened} of ${all} opened.`,
    nobodyInTime: 'Nobody opened it in the time you chose.',
    sealedUntil: (when: string) => `Sealed until ${when} (Lagos).`,
    waiting: 'Waiting to be opened.',
    openedByOne: 'Opened: everything in it belongs to whoever opened it.',
    inTheirBank: 'Opened, and the money is in their bank.',
    openedByAll: (shares: number) => `All ${shares} shares are opened: everything in it has an owner.`,
    inTheirBanks: (shares: number) => `All ${shares} shares are opened, and the money is in their banks.`,
  },

  openings: {
    title: 'Openings',
    none: 'Nobody has opened it.',
    share: (place: number, given: ReactNode) => (
      <>
        Share {place}: {given}
      </>
    ),
    given: (money: ReactNode, name: string, lighter: (text: string) => ReactNode) => (
      <>
        {money}
        {lighter(` to ${name}`)}
      </>
    ),
    opened: (when: string) => `Opened ${when} (Lagos)`,
    showAll: (count: number) => `Show all ${count}`,
    stage: { OPENED: 'Opened', ON_ITS_WAY: 'On its way to their bank', IN_BANK: 'In their bank' },
  },

  deeds: {
    title: 'What you can do',
    done: {
      resend: 'The mail is on its way again.',
      address: 'Corrected. The old code opens nothing any more.',
      change: 'Saved. Whoever looks at the gift sees it like this now.',
      publish: 'Saved. Everybody can see it now.',
      pause: 'Paused. Nobody can open it now.',
      resume: 'It goes on. It can be opened again.',
      prolong: 'It waits longer now.',
      cancel: 'Cancelled.',
      bank: 'It is on its way to your account.',
    },
    resend: 'Send the mail again',
    resendMeans: (email: string) => `We mail the code to ${email} once more.`,
    pause: 'Pause it',
    pauseMeans: 'Nobody can open it until you let it go on. What was opened stays with its owners.',
    resume: 'Let it go on',
    resumeMeans: 'It can be opened again at once, with the same link and code.',
    letItWaitLonger: 'Let it wait longer',
    waitsUntil: (when: string) => `Then it waits until ${when} (Lagos).`,
    daysFromOpening: (days: number) => `${days} days from when it opens`,
    daysFromNow: (days: number) => `${days} days from now`,
    letItWait: 'Let it wait',
  },

  thanks: {
    muted: 'Thanks are muted.',
    heard: 'You hear thanks again.',
    mute: 'Mute thanks',
    muteMeans: 'Whoever opens it can write you a note. It is shown here, and mailed to you if you left your address.',
    hear: 'Hear thanks again',
    hearMeans:
      'Thanks are muted: notes are kept for you, and neither mailed nor shown. Whoever writes one is not told.',
  },

  address: {
    correct: 'Correct the address',
    correctMeans: (email: string) =>
      `Is ${email} not right? We mail the gift to the right one, with a new code. The old code opens nothing then.`,
    correctIt: 'Correct it and replace the code',
    recipientEmail: 'Recipient email',
    newCode:
      'The gift gets a new code. The one it has, and every link, QR code or card image you shared, opens nothing from then on: whoever got it by mistake cannot take the money.',
    openedBefore: 'If somebody opens the gift before you press, it stays theirs.',
    mailedAt: (when: string) => `We mail them the code ${when} (Lagos), as you chose.`,
    mailedAtOnce: 'We mail them the new code at once, and use the address for this gift only.',
  },

  change: {
    title: 'Change message and cloth',
    means: 'What the card says and what it is wrapped in can change until somebody has opened it.',
    putBack: 'Put back what it was',
    message: 'Message on the card',
    lettersOf: (typed: number, most: number) => `${typed} of ${most}`,
    mailsStay: 'A mail that has left stays as it was. The link and the code show the new card from now on.',
  },

  publish: {
    make: 'Make it public',
    makeMeans:
      'For a crowd: a page for everybody that shows the money is here and how winners are chosen, with a poster to print.',
    change: 'Change the public page',
    changeMeans: 'What its page says can change until somebody has tried it.',
    showIt: 'Show it to everybody',
    name: 'What it is called',
    nameExample: 'December jara for our listeners',
    host: 'Who gives it',
    hostHint: 'As people know you. Pretending to be somebody else ends it.',
    starts: 'When it starts',
    startsHint: 'Lagos time. Until then the page counts down. Left empty, it starts at once.',
    noSuchTime: 'Choose a day and a time',
    claimDays: 'Days to send it to a bank',
    claimDaysHint: 'From 1 to 30. A share that nobody has sent to a bank by then goes to somebody else.',
    everybodySees: 'Everybody with the link sees',
    theMoney: (amount: string) => `that ${amount} is here, since when, and what is left of it`,
    theRule: (rule: string) => `how winners are chosen: ${rule}`,
    theWinners: 'winners by a first letter, their bank and their share',
    theCode: 'the code: whoever reads it may take part',
    nobodySees:
      'Nobody sees your e-mail address, your message, who you had in mind, or anybody’s name. The page stays, also when all of it is given: it is the proof that it was.',
  },

  page: {
    title: 'Its public page',
    preview: (title: string, host: string) => `Preview: ${title}, by ${host}`,
    invitation: (title: string, host: string, url: string) => `${title}, by ${host}: ${url}`,
    see: 'See the page',
    copyLink: 'Copy its link',
    qrCode: 'Its QR code',
    poster: 'Poster (A4)',
    picture: 'Picture',
    scan: 'Scan to see the giveaway',
  },

  cancel: {
    ask: 'Cancel this gift?',
    cancel: 'Cancel the gift',
    keep: 'Keep the gift',
    means: (amount: string) => `It ends for good, and ${amount} goes back to your card. You are asked once more.`,
    outcome: (amount: string) => `${amount} goes back to your card`,
    unopened: 'Nobody has opened',
    keptOfFee: 'The payment provider keeps of its fee',
    backToCard: 'Back to your card',
    openedStay: (shares: number, amount: string) =>
      shares === 1
        ? `The share that was opened stays with its owner: ${amount} does not come back.`
        : `The ${shares} shares that were opened stay with their owners: ${amount} does not come back.`,
    forGood:
      'The code opens nothing any more, and this cannot be undone. Banks take a few days to show the money. Whatever somebody opens before you press stays theirs.',
  },

  toBank: {
    where: (amount: string) => `Where should your ${amount} go?`,
    why: 'Your card did not take it back. Name a bank account of yours, and it goes there; one of us may look at it first. We never ask for a PIN, a password or a code.',
    sendIt: 'Send it there',
    isItYours: 'Is this your account?',
    changeIt: 'Change it',
    send: (amount: string) => `Send ${amount}`,
    goesTo: (amount: string, name: string) => `${amount} goes to ${name}`,
    noWayBack: 'A transfer to a wrong account cannot be called back. Check the name and the last four digits.',
  },

  when: {
    title: 'When',
    mailed: 'Mailed',
    byYourself: 'You share the code yourself: we mail nobody',
    atOnce: 'At once, when you paid',
    notAnyMore: 'Not any more',
    onHold: 'Not yet: it leaves once the gift is no longer on hold',
    inAMoment: 'In a moment',
    opens: 'Opens',
    fromTheFirstMoment: 'From the first moment',
    waitsUntil: 'Waits until',
    at: (when: string) => `${when} (Lagos)`,
  },

  money: {
    title: 'The money',
    youPaid: 'You paid',
    fee: { SENDER: 'Our fee, paid by you', RECIPIENT: 'Our fee, taken when they withdraw' },
    arrives: 'Arrives in their bank',
    arrivesTogether: 'Arrives in their banks, all together',
    wentToCard: (when: string) => `Went back to your card, ${when}`,
    wentToAccount: (account: string, when: string) => `Went back to your account, ${account}, ${when}`,
    goesToCard: (when: string) => `Goes back to your card, ${when}`,
    goesToAccount: (account: string, when: string) => `Goes back to your account, ${account}, ${when}`,
    keptByProvider: (money: ReactNode) => <>{money} stays with the payment provider</>,
  },

  comeBack: {
    title: 'Come back from another device',
    thisDevice: 'This device may come back at any time.',
    anotherDevice:
      'For another one, copy the link to this room. Keep it to yourself: whoever has it can do here what you can.',
    copyLink: 'Copy link to this room',
  },

  notYours: {
    title: 'This room belongs to the sender of the gift',
    where:
      'It opens in the browser the gift was paid with. Is that you, on another device? Your transactions can mail you your gifts: then this page opens here too.',
    gotOne: (link: (text: string) => ReactNode) => <>Did somebody send you a gift? {link('Open it with its code')}.</>,
    mailMe: 'Mail me my gifts',
    askUs: 'Ask us',
  },
};

export type Words = typeof words;
