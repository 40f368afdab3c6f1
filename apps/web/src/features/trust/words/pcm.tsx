import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Where the money dey',
  howItIsCounted: [
    'The money of every gift dey with Paystack till e enter somebody bank.',
    'We dey count, to the last kobo, wetin we owe people, and wetin our books say dey there for dem.',
    'Then we go ask Paystack wetin dey there true true, and show you both.',
  ],
  cannotShow: (product, link) => (
    <>
      Wetin this page no fit show: Paystack answer dey pass through us. E dey talk how much dey there, e no dey talk who
      get am. How gift dey reach bank dey under {link.help('Help')}; wetin {product} promise dey inside the{' '}
      {link.terms('Terms')}. For programs, and for browsers wey no get scripts, the figures dey there{' '}
      {link.asSent('as dem send am')}, in kobo.
    </>
  ),
  asking: 'We dey ask our books and Paystack…',
  tryAgain: 'Try again',
  unread: 'We no fit read the figures',
  unreadMeans: 'E no mean anything for the money: na only this page no get answer. We go ask again by ourselves.',
  notNew: 'These figures no be new ones',
  notNewMeans: (when, why) => `Dem be of ${when} (Lagos). We no fit ask for new ones: ${why}`,
  whyUnknown: 'answer no come',
  asOf: (time) => <>As e be for {time} (Lagos). We dey ask again as you dey look.</>,
  verdict: {
    true: { title: 'E correct to the last kobo', text: 'Wetin Paystack talk na wetin our books talk.' },
    onTheWay: {
      title: 'We fit explain am, but e never balance to the kobo this second',
      text: (what) =>
        `The difference between our books and Paystack answer no pass the money wey dey road: ${what}. When that one land, we go compare dem to the kobo again.`,
    },
    noAnswer: {
      title: 'Paystack no answer just now',
      text: 'So na the figures of our own books be this, we never compare dem with anybody own. We go ask again by ourselves.',
    },
    notYet: {
      title: 'We never compare',
      text: 'We dey first compare our books with Paystack own some minutes after we start. Before then, we no go call anything true.',
    },
    differs: {
      title: (amount) => `${amount} no balance`,
      titleWithoutAmount: 'Something no balance',
      staffKnow: (since) => `Since ${since} (Lagos). We don tell our staff and dem dey find out why.`,
      seen: (since) =>
        `We see am for ${since} (Lagos). We dey compare both sides again every few minutes; if e still be so, we go tell our staff.`,
      booksAreWrong: 'Our own books no balance, and payouts dey wait till e balance.',
    },
  },
  onTheWay: {
    payouts: (amount, count) => `${amount} inside ${formatCount(count)} ${count === 1 ? 'payout' : 'payouts'}`,
    refunds: (amount, count) => `${amount} inside ${formatCount(count)} ${count === 1 ? 'refund' : 'refunds'}`,
    payments: (amount, count) =>
      `${amount} inside ${formatCount(count)} ${count === 1 ? 'payment wey dey go on' : 'payments wey dey go on'}`,
    collected: (amount) => `${amount} wey we collect from cards`,
    justBooked: 'wetin enter the books as we dey ask',
  },
  cover: {
    short: (amount) =>
      `${amount} out of wetin we owe no dey with Paystack for this moment. Paystack dey take their charge when gift pay; our 3 percent, wey dey cover am, dey come when the gift reach bank.`,
    nothingOwed: 'Nobody get money with us for this moment.',
    all: 'Everything wey we owe dey there.',
    more: (amount) => `Everything wey we owe dey there, with ${amount} on top.`,
  },
  empty: {
    title: 'Money never dey here',
    text: 'Nobody never pay for gift. From the first one, this page go show wetin we hold and wetin we owe.',
  },
  threeFigures: 'The three figures',
  weOwe: 'We owe people',
  ourBooksSay: 'E dey with Paystack, na so our books talk',
  paystackSays: 'For our balance there, na so Paystack talk',
  noAnswer: 'Answer no come',
  owed: {
    title: 'Wetin we owe, and wetin e be for',
    unclaimed: 'Gifts wey nobody never open',
    claimed: 'Dem don open am, but dem never send am go bank',
    payouts: 'E dey road dey go bank',
    refunds: 'E dey road dey go back to sender',
    disputes: 'We hold am as sender bank dey drag the payment',
    suspense: 'Payments wey no match any gift, till we find out',
    dormant: 'Time don pass and nobody open am, but somebody still get am',
  },
  held: {
    title: 'Where e dey',
    balance: 'For the balance wey payouts dey come from',
    collected: 'We don collect am from cards, but e never enter the balance',
    ownMoney: (amount) => (
      <>From this one, {amount} na our own. E dey there so that payouts no go wait for the cards.</>
    ),
    otherCurrency: (owed, held) => (
      <>
        For another currency, wey we no add to anything for up: we owe {owed}, and {held} dey there.
      </>
    ),
  },
  hours: {
    title: 'Hour by hour',
    none: 'We dey look one time every hour and keep am. The first one go show here within the hour.',
    asTable: 'The same thing as table',
    held: 'E dey with Paystack',
    owed: 'We owe',
    table: 'Hour by hour, inside table',
    caption: 'Wetin we owe and wetin dey with Paystack, one look every hour, the new one first',
    hour: 'Hour (Lagos)',
    ourBooks: 'Our books',
    agreed: 'E balance?',
    verdict: {
      TRUE: 'To the kobo',
      ON_THE_WAY: 'Money dey road',
      DIFFERS: 'E no balance',
      NO_ANSWER: 'Answer no come',
      NOT_YET: 'We never compare',
    },
  },
  payouts: {
    title: (days) => `Payouts wey happen for the last ${days} days`,
    noneArrived: 'None don land inside these days.',
    nobodySent: 'Nobody send gift go bank inside these days.',
    withinADay: 'E enter bank within 24 hours',
    outOf: (some, all) => `${some} out of ${all}`,
    promiseKept: (percent) => `Na wetin we promise: we keep ${percent}\u00a0%.`,
    halfWithin: 'Half land within',
    fromAsking: 'From when dem ask for am till e reach bank.',
    nearlyAllWithin: '95 out of 100 land within',
    largerSums: 'If the money big, person go first look am.',
    late: (count) => `${formatCount(count)} don late and still dey road, and we count am as promise wey we no keep.`,
    noneLate: 'No payout late wey still dey road.',
    underASecond: 'e no reach 1 s',
  },
  checks: {
    title: 'The last time we make sure',
    ourBooks: 'Our own books',
    addUp: 'Dem balance',
    doNotAddUp: 'Dem no balance',
    notProved: 'We never check am',
    entriesProved: (count, ago) => (
      <>
        {formatCount(count)} entries, we check every one {ago}.
      </>
    ),
    everyPayment: 'Every payment, payout and refund, with Paystack own list',
    compared: (ago) => <>We compare am {ago}.</>,
    notCompared: 'We never compare',
    differencesOpen: (count) =>
      count === 1 ? '1 difference never settle' : `${formatCount(count)} differences never settle`,
    same: 'Both sides be the same',
    notToTheEnd: 'We never compare finish',
    tooLongAgo: 'E don tey pass how e suppose be: e dey happen every few minutes.',
  },
};
