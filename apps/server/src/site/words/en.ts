import { REFUSALS } from '@jara/contract/refusals';

/** What a link shows of itself in a chat, before anybody has opened it. */
export const words = {
  claimLink: {
    youHave: 'You have a gift',
    sentYou: (sender: string) => `${sender} sent you a gift`,
    description: 'Open your cash gift and send the money to any Nigerian bank. No account needed, and nothing to pay.',
    fetching: 'One moment, we are fetching it.',
    replaced: 'This code was replaced',
    replacedMeans: REFUSALS.gift_replaced.message as string,
  },
  giveaway: {
    none: 'No giveaway here',
    noneMeans: REFUSALS.giveaway_not_found.message as string,
    checkFirst: (address: string) =>
      `Check what you were sent at ${address} before you share it or tell anybody anything.`,
    stopped: 'We have stopped it.',
    paused: 'Its host has paused it.',
    drawing: 'It is closed and about to be drawn.',
    allTaken: 'Every share has its owner.',
    closed: 'It is closed.',
    over: 'It is over.',
    inBank: (inBank: number, total: number) => `${inBank} of ${total} shares are in a bank.`,
    taken: (taken: number, total: number) => `${taken} of ${total} shares are taken.`,
  },
  /** What a form calls a field, where what was typed into it is shown again. */
  fields: {
    quid: 'Gift code (QUID)',
    senderName: 'Your name on the card',
    senderEmail: 'Your email',
    deliverAt: 'Mail it at',
    amount: 'Amount',
    email: 'Email',
    message: 'Message',
    opensAt: 'Opens at',
    accountNumber: 'Account number',
    bankCode: 'Bank code',
    nthPerson: 'Nth person',
    equalShares: 'Equal shares',
    luckyShares: 'Lucky shares',
    splits: 'Splits',
    share: 'Share',
    winners: 'Winners',
    prize: 'Prize',
    start: 'Start',
    end: 'End',
    closes: 'Closes',
    thanks: 'Thanks',
    title: 'Title',
    host: 'Host',
    startsAt: 'Starts at',
    claimDays: 'Claim days',
    lifetime: 'Lifetime',
    what: 'What',
    words: 'Words',
  },
  numberedField: (field: string, place: string) => `${field}${place}`,
  card: {
    promise: 'Cash gifts with a little extra.',
    title: 'You have a gift',
    tap: 'Tap to open it',
    from: (sender: string) => `From ${sender}`,
  },
};

export type Words = typeof words;
