import type { HtmlPart } from '../../../writing/html.ts';

/** What somebody reads whom a gift was sent to, or who has opened one. */
export const words = {
  openGift: 'Open your gift',
  youHaveGift: 'You have a gift',
  from: (sender: string) => `From ${sender}`,
  amountIs: (amount: string) => `Amount: ${amount}`,
  openHere: 'Open it here:',
  openedByYou: 'Opened by you',

  forYou: {
    sentYou: (sender: string) => `${sender} sent you a cash gift`,
    preview: (code: string) => `The money is paid and waiting for you. Your code is ${code}.`,
    because:
      'You get this mail because the sender gave us your address for this gift. We use it for this gift only, and you are on no list.',
    aGift: 'A gift for you',
    paid: 'The money is already paid and waiting for you.',
    openWithCode: 'Open the gift with this code:',
    alsoPassword: 'You also need the password',
    locked: (name: string | null) =>
      `${name ?? 'The sender'} locked this gift with a password, and it is not in this mail. Ask for it in person or on a call. We cannot tell you: only the sender knows it.`,
    next: 'What happens next',
    open: 'Open the gift.',
    opens: (when: string) => `It opens ${when} (Lagos).`,
    window: (start: string, end: string) =>
      `It opens ${start} and closes ${end} (Lagos). The first person to open it in between gets everything.`,
    firstKeeps: 'Whoever opens it first keeps it, so do not pass the code on.',
    chooseBank:
      'Choose your bank and type your account number. We show the name on the account before anything is sent.',
    youGet: (net: HtmlPart, fee: string): HtmlPart => ['You get ', net, ` in your bank. Our fee is ${fee}.`],
    lessFee: (percent: number) => `The money goes to your bank, less our fee of ${percent}%.`,
    lands: 'It usually lands within minutes, and always within 24 hours.',
    enterUntil: (when: string) => `You can enter until ${when} (Lagos).`,
    waitsUntil: (day: string) => `The gift waits until ${day}.`,
    isReal: 'Is this real?',
    checkPage: (address: string) => `Check that the page you open begins with ${address}`,
    checkPageAndCloth: (address: HtmlPart): HtmlPart => [
      'Check that the page you open begins with ',
      address,
      ' and shows the same cloth as this mail.',
    ],
    neverAsk: 'We never ask for your card number, PIN, one-time code, BVN, bank password, or any payment.',
    notSure: (phone: string) => `Not sure? Ask the sender in person, or call ${phone}.`,
  },

  reminder: {
    endsSoon: 'Your cash gift ends soon',
    stillWaits: 'Your cash gift is still waiting',
    ending: (sender: string, until: string) =>
      `Nobody has opened the gift from ${sender}. It can be opened until ${until}; after that it is gone.`,
    waiting: (sender: string, until: string) =>
      `The gift from ${sender} is paid, and nobody has opened it yet. It waits until ${until}.`,
    preview: (until: string) => `It can be opened until ${until}.`,
    because: 'You get this mail because the sender gave us your address for this gift, and it is not opened yet.',
    beforeItEnds: 'Before it ends',
    stillWrapped: 'Still wrapped',
    alsoPassword: 'You also need its password. Only the sender knows it.',
    real: (address: string) =>
      `Check that the page you open begins with ${address}. We never ask for your card, PIN, one-time code or BVN.`,
  },

  link: {
    subject: (share: string) => `The link to your ${share} gift`,
    comeBack: 'Come back to your gift',
    comeBackTo: (share: string) => `Come back to your ${share} gift.`,
    anyDevice: 'Withdraw it whenever you like, from any phone or computer: the link opens your gift there.',
    weWrite: 'We also write to you here when the money leaves and when it has arrived.',
    because: 'You get this mail because this address was given for a gift that was opened.',
    safe: 'Safe with us until you withdraw it',
    secret:
      'The link holds the access key of your gift. Whoever opens it can send the money to their own bank, so do not forward this mail. Nobody from our side will ever ask you for it.',
  },

  lapsing: {
    subject: (share: string, until: string) => `Send your ${share} to a bank by ${until}`,
    sendBy: (until: string) =>
      `You opened a share of a giveaway and have not sent it to a bank yet. Do it by ${until}: after that it goes to somebody else.`,
    because: 'You get this mail because this address was given for a share of a giveaway that was opened.',
    yoursUntil: (until: string) => `Yours until ${until}`,
    waits: 'Your share is waiting for you',
    waitsWith: (share: string) => `Your share is waiting for you: ${share}.`,
    send: 'Send it to my bank',
    secret:
      'The link holds the access key of your share. Whoever opens it can send the money to their own bank, so do not forward this mail. Nobody from our side will ever ask you for it.',
  },
};

export type Words = typeof words;
