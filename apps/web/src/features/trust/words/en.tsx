import { formatCount } from '@jara/domain/money/format';
import type { ReactNode } from 'react';

type Part = (text: string) => ReactNode;

export const words = {
  title: 'Where the money is',
  howItIsCounted: [
    'The money of every gift lies at Paystack until it is in somebody’s bank.',
    'We count to the kobo what we owe to people, and what our books say lies there for them.',
    'Then we ask Paystack what is really there, and show you both.',
  ],
  cannotShow: (product: string, link: { help: Part; terms: Part; asSent: Part }) => (
    <>
      What this page cannot show: Paystack’s answer comes through us. It says how much is there, not whose it is. How a
      gift reaches a bank is under {link.help('Help')}; what {product} promises is in the {link.terms('Terms')}. For
      programs, and for browsers without scripts, the figures are there {link.asSent('as they are sent')}, in kobo.
    </>
  ),
  asking: 'Asking our books and Paystack…',
  tryAgain: 'Try again',
  unread: 'The figures could not be read',
  unreadMeans: 'That says nothing about the money: only this page got no answer. We ask again by ourselves.',
  notNew: 'These figures are not new',
  notNewMeans: (when: string, why: string) => `They are of ${when} (Lagos). We could not ask for newer ones: ${why}`,
  whyUnknown: 'no answer',
  asOf: (time: ReactNode) => <>As of {time} (Lagos). It is asked again while you look.</>,
  verdict: {
    true: { title: 'True to the kobo', text: 'Paystack says what our books say.' },
    onTheWay: {
      title: 'Explained, but not to the kobo this second',
      text: (what: string) =>
        `Our books and Paystack’s answer are apart by no more than what is on its way: ${what}. When that has arrived, they are compared to the kobo again.`,
    },
    noAnswer: {
      title: 'Paystack did not answer just now',
      text: 'So these are the figures of our own books alone, compared with nobody’s. We ask again by ourselves.',
    },
    notYet: {
      title: 'Not compared yet',
      text: 'Our books and Paystack’s are compared for the first time within minutes of a start. Until then we call nothing true.',
    },
    differs: {
      title: (amount: string) => `${amount} does not agree`,
      titleWithoutAmount: 'Something does not agree',
      staffKnow: (since: string) => `Since ${since} (Lagos). Our staff have been told and are finding out why.`,
      seen: (since: string) =>
        `Seen at ${since} (Lagos). Both sides are compared again every few minutes; if it is still so then, our staff are told.`,
      booksAreWrong: 'Our own books do not add up, and payouts wait until they do.',
    },
  },
  onTheWay: {
    payouts: (amount: string, count: number) =>
      `${amount} in ${formatCount(count)} ${count === 1 ? 'payout' : 'payouts'}`,
    refunds: (amount: string, count: number) =>
      `${amount} in ${formatCount(count)} ${count === 1 ? 'refund' : 'refunds'}`,
    payments: (amount: string, count: number) =>
      `${amount} in ${formatCount(count)} ${count === 1 ? 'payment being made' : 'payments being made'}`,
    collected: (amount: string) => `${amount} collected from cards`,
    justBooked: 'what was booked while we asked',
  },
  cover: {
    short: (amount: string) =>
      `${amount} of what we owe does not lie at Paystack at this moment. Paystack keeps its fee when a gift is paid; our 3 percent, which pays for it, comes when the gift reaches a bank.`,
    nothingOwed: 'Nobody has money with us at this moment.',
    all: 'Everything that we owe is there.',
    more: (amount: string) => `Everything that we owe is there, and ${amount} more.`,
  },
  empty: {
    title: 'No money is here yet',
    text: 'Nobody has paid for a gift. From the first one on, this page shows what we hold and what we owe.',
  },
  threeFigures: 'The three figures',
  weOwe: 'We owe people',
  ourBooksSay: 'Lies at Paystack, say our books',
  paystackSays: 'In our balance there, says Paystack',
  noAnswer: 'No answer',
  owed: {
    title: 'What we owe, and for what',
    unclaimed: 'Gifts that nobody has opened yet',
    claimed: 'Opened, and not sent to a bank yet',
    payouts: 'On the way to a bank',
    refunds: 'On the way back to a sender',
    disputes: 'Held while a sender’s bank disputes a payment',
    suspense: 'Payments that fit no gift, until we have found out',
    dormant: 'Unopened after their time, and still somebody’s',
  },
  held: {
    title: 'Where it lies',
    balance: 'In the balance that payouts are made from',
    collected: 'Collected from cards, and not booked into the balance yet',
    ownMoney: (amount: ReactNode) => (
      <>Of this, {amount} is our own. It lies there so that payouts need not wait for the cards.</>
    ),
    otherCurrency: (owed: ReactNode, held: ReactNode) => (
      <>
        In another currency, added to nothing above: we owe {owed}, and {held} lies there.
      </>
    ),
  },
  hours: {
    title: 'Hour by hour',
    none: 'We look once an hour and keep it. The first look will stand here within the hour.',
    asTable: 'The same as a table',
    held: 'Lay at Paystack',
    owed: 'We owed',
    table: 'Hour by hour, as a table',
    caption: 'What we owed and what lay at Paystack, one look an hour, the newest first',
    hour: 'Hour (Lagos)',
    ourBooks: 'Our books',
    agreed: 'Agreed',
    verdict: {
      TRUE: 'To the kobo',
      ON_THE_WAY: 'Money on its way',
      DIFFERS: 'Did not agree',
      NO_ANSWER: 'No answer',
      NOT_YET: 'Not compared',
    },
  },
  payouts: {
    title: (days: number) => `Payouts of the last ${days} days`,
    noneArrived: 'None has arrived in these days.',
    nobodySent: 'Nobody has sent a gift to a bank in these days.',
    withinADay: 'In the bank within 24 hours',
    outOf: (some: string, all: string) => `${some} of ${all}`,
    promiseKept: (percent: number) => `That is what we promise: ${percent}\u00a0% kept.`,
    halfWithin: 'Half arrived within',
    fromAsking: 'From asking for it to the bank.',
    nearlyAllWithin: '95 of 100 arrived within',
    largerSums: 'Larger sums are looked at by a person first.',
    late: (count: number) =>
      `${formatCount(count)} ${count === 1 ? 'is' : 'are'} late and still under way, and counted as not kept.`,
    noneLate: 'None is late and still under way.',
    underASecond: 'under 1 s',
  },
  checks: {
    title: 'When we last made sure',
    ourBooks: 'Our own books',
    addUp: 'Add up',
    doNotAddUp: 'Do not add up',
    notProved: 'Not proved yet',
    entriesProved: (count: number, ago: ReactNode) => (
      <>
        {formatCount(count)} entries, every one proved {ago}.
      </>
    ),
    everyPayment: 'Every payment, payout and refund, with Paystack’s own list',
    compared: (ago: ReactNode) => <>Compared {ago}.</>,
    notCompared: 'Not compared yet',
    differencesOpen: (count: number) =>
      count === 1 ? '1 difference is open' : `${formatCount(count)} differences are open`,
    same: 'The same on both sides',
    notToTheEnd: 'Not compared to the end',
    tooLongAgo: 'That is longer ago than it should be: it happens every few minutes.',
  },
};

export type Words = typeof words;
