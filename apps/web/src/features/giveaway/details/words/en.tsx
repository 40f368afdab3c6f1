import { formatCount } from '@jara/domain/money/format';
import type { ReactNode } from 'react';

type Link = (text: string) => ReactNode;

/** What stands further down the page of a giveaway: how winners are chosen, who has won, and why it can be believed. */
export const words = {
  howWinnersAreChosen: 'How winners are chosen',
  claimTime: (days: number) =>
    days === 1
      ? 'Whoever wins sends it to a bank within 1 day, or it goes to somebody else.'
      : `Whoever wins sends it to a bank within ${days} days, or it goes to somebody else.`,
  entered: (people: number) => (people === 1 ? '1 person entered' : `${formatCount(people)} people entered`),
  sharesTaken: (taken: number, shares: number) =>
    taken === 1
      ? `1 of ${formatCount(shares)} shares was taken`
      : `${formatCount(taken)} of ${formatCount(shares)} shares were taken`,
  sharesLeft: (left: number, shares: number) =>
    left === 1
      ? `1 of ${formatCount(shares)} shares is left`
      : `${formatCount(left)} of ${formatCount(shares)} shares are left`,

  real: {
    ask: 'Is this real?',
    staySafe: 'Stay safe',
    hasLeft: (product: string) =>
      `The money was paid before anybody came, and left through ${product}: the figures above come from our books.`,
    isHeld: (product: string) =>
      `The money is paid already, and ${product} holds it: the figures above come from our books.`,
    allWeHold: (link: Link) => <>What we hold for everybody together is under {link('where the money is')}.</>,
    anotherLink: (link: Link) => <>Were you sent another link? Paste it under {link('check a giveaway')}.</>,
  },

  proof: {
    nobodyCanBendIt: 'Nobody can bend it',
    howItCanBeProved: 'How it can be proved',
    sealed: 'A secret was sealed with this fingerprint before anybody came.',
    decides: 'It decides everything, and is published when it is over: keep the fingerprint, and compare.',
    decided: 'It decided everything, and is published now: compare them.',
    getsReceipt: 'Everybody who enters gets a receipt that holds the whole list together.',
    gotReceipt: 'Everybody who entered got a receipt that holds the whole list together.',
    valueIsMixedIn: (when: string) =>
      `A public random value that nobody knows before ${when} (Lagos) is mixed in, so that not even we can know the winners earlier.`,
    valueWasMixedIn: (when: string) =>
      `A public random value that nobody knew before ${when} (Lagos) was mixed in, so that not even we could know the winners earlier.`,
    noValue:
      'No public random value is mixed in here: the proof shows that nothing was changed afterwards, but not that nobody who knew the secret entered with it in mind.',
    value: (round: number, chain: ReactNode) => (
      <>
        The public value is round {round} of the chain {chain}.
      </>
    ),
    valueAtSource: (round: number, chain: ReactNode, link: Link) => (
      <>
        The public value is round {round} of the chain {chain}, to be read {link('at its source')}.
      </>
    ),
    copyFingerprint: 'Copy fingerprint',
    see: 'See the proof',
    head: 'The list of entries closed with this head. Whoever writes it down holds us to it:',
  },

  winners: {
    title: 'Winners',
    somebody: 'Somebody',
    won: (when: string) => `Won ${when}`,
    onItsWay: (when: string) => `On its way, won ${when}`,
    inBankSince: (when: string) => `In their bank since ${when}`,
    showMore: (count: number) => `Show ${formatCount(count)} more`,
    newestOf: (count: number) => `These are the newest of ${formatCount(count)}. All of them are here once it is over.`,
    noNames: 'Nobody’s name, number or address is shown. Times are in Lagos.',
  },

  passOn: {
    title: 'Pass it on',
    doYouKnowMore: 'Do you know more?',
    isOver: (title: string, host: string, url: string) => `${title}, by ${host}: it is over. See for yourself: ${url}`,
    isLocked: (title: string, host: string, amount: string, url: string) =>
      `${title}, by ${host}: ${amount} is locked there. See for yourself: ${url}`,
    share: 'Share',
    notShared: 'Something went wrong',
    copyLink: 'Copy link',
    poster: 'Poster (A4)',
    picture: 'Picture',
    isItWrong: 'Does somebody ask for money or secrets in its name, or is the host not who they say?',
  },

  report: {
    title: 'Report this page',
    what: 'What is wrong?',
    kinds: {
      ASKS_FOR_MONEY: 'Somebody asks me to pay something',
      ASKS_FOR_SECRETS: 'Somebody asks for a PIN, an OTP or a password',
      FALSE_HOST: 'The host is not who they say',
      OTHER: 'Something else',
    },
    inYourWords: 'In your words',
    lettersOf: (typed: number, most: number) => `${typed} of ${most}`,
    noSecrets: 'Please write no account number, PIN or code here.',
    notNow: 'Not now',
    tellStaff: 'Tell our staff',
    notTaken: 'We could not take it just now',
  },
};

export type Words = typeof words;
