import { formatCount } from '@jara/domain/money/format';
import { ordinal } from '@jara/domain/rule/describe-rule';
import type { ReactNode } from 'react';
import type { SealedWhen } from '../sealed-when.ts';

/** From how many to how many, and the least for each of them: another one once they are more than a few. */
interface Crowd {
  from: number;
  to: string;
  least: string;
  few: number;
  leastInCrowd: string;
}

interface UnevenShares {
  first: number;
  most: string;
  later: number;
  least: string;
  total: string;
}

/** A rule as its sender chooses it, sees it played through, and reads it again on the paid gift. */
export const words = {
  types: {
    NONE: 'First Person',
    NTH_PERSON: 'Nth Person',
    SPLIT: 'Split',
    TIME: 'Time Range',
    EQUAL: 'Equal Shares',
    LUCKY: 'Lucky Shares',
    DRAW: 'Draw',
  },
  promises: {
    NONE: 'Whoever opens it first gets everything',
    NTH_PERSON: 'The person at a secret place in line gets everything',
    SPLIT: 'The first few people share it, as you say',
    TIME: 'It opens and closes when you say',
    EQUAL: 'Many people get the same, whoever comes first',
    LUCKY: 'Everyone gets a share, each of a random size',
    DRAW: 'Everybody who enters in time has the same chance',
  },
  extra: 'Extra',
  shareRestEqually: 'Share the rest equally',
  nthPerson: {
    which: 'Which person wins?',
    onlyYouKnow: 'Only you know the number. Earlier people are told kindly that it was not them, without the count.',
    roll: (most: number) => `Roll a number from 1 to ${most}`,
    rolling: 'Rolling…',
    isRolling: 'Rolling',
    diceSay: (number: number) => `The dice say ${number}`,
  },
  split: {
    how: 'How is it split?',
    FIXED_AMOUNT: 'Fixed amount',
    PERCENTAGE: 'Percentage',
    number: 'Number of splits',
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    oneGets: (amount: string) => `One person gets ${amount}`,
    eachGets: (share: string, total: string) => `Each person gets ${share}, ${total} in total`,
    unevenly: ({ first, most, later, least, total }: UnevenShares) =>
      `${first === 1 ? 'The first person gets' : `The first ${first} people get`} ${most}, the ${later === 1 ? 'last one' : `other ${later}`} ${least}, ${total} in total`,
  },
  percentages: {
    person: (place: number) => `${ordinal(place)} person`,
    remove: (place: number) => `Remove the ${ordinal(place)} split`,
    full: (percent: number) => `${percent}% of 100%`,
    notFull: (percent: number) => `${percent}% of 100%. Must total exactly 100%`,
    makeHundred: 'Together they make 100. What is left empty is no split.',
    add: 'Add a split',
  },
  time: {
    start: 'Start',
    startHint: 'Lagos time',
    end: 'End',
    endHint: 'Lagos time. At that minute it is closed.',
    opensIn: (when: string, wait: string) => `Opens ${when} (Lagos), in ${wait}.`,
    opensAtOnce: 'Opens at once.',
    staysOpen: (length: string, until: string) => `It stays open for ${length}, until ${until}.`,
  },
  crowd: {
    howMany: 'How many people?',
    atLeast: ({ from, to, least }: Crowd) => `From ${from} to ${to}. Everyone gets at least ${least}.`,
    atLeastInCrowd: ({ from, to, least, few, leastInCrowd }: Crowd) =>
      `From ${from} to ${to}. Everyone gets at least ${least}, and ${leastInCrowd} when there are more than ${few}.`,
    equal: 'One share for each person, all of them alike, until the last is taken.',
    lucky: (when: SealedWhen) =>
      `The sizes are drawn by chance the moment ${when === 'saved' ? 'you save' : 'the gift is paid'}, and locked with a fingerprint that you see at once. When the gift has closed, everything is published and anyone can check that nobody changed the draw.`,
  },
  draw: {
    untilWhen: 'Until when can people enter?',
    closesIn: (when: string, wait: string) => `${when} (Lagos), in ${wait}. The draw follows at once.`,
    closingHint: 'Lagos time. The draw follows at once.',
    tonight: 'Tonight 8 pm',
    tomorrow: 'Tomorrow 8 pm',
    friday: 'Friday 6 pm',
    nextFriday: 'Next Friday 6 pm',
    inAWeek: 'In a week, 6 pm',
    whatTheyWin: 'What do they win?',
    same: 'The same for every winner',
    sameHint: 'The gift is divided among them',
    different: 'Different amounts',
    differentHint: 'A first prize, a second, and so on',
    howMany: 'How many people win?',
    atLeast: ({ from, to, least }: Crowd) => `From ${from} to ${to}. Every winner gets at least ${least}.`,
    atLeastInCrowd: ({ from, to, least, few, leastInCrowd }: Crowd) =>
      `From ${from} to ${to}. Every winner gets at least ${least}, and ${leastInCrowd} when there are more than ${few}.`,
    isFair: (when: SealedWhen) =>
      `Everybody who enters has the same chance, and each person enters once. A secret is sealed the moment ${when === 'saved' ? 'you save' : 'the gift is paid'}; when the draw is over it is published with all entries, and anyone can check that nobody bent it: not you, and not us.`,
  },
  prizes: {
    title: 'The prizes',
    winners: 'Winners',
    eachGets: 'Each gets',
    winnersOf: (line: number) => `Winners, line ${line}`,
    eachGetsOf: (line: number) => `Each gets, line ${line}`,
    remove: (line: number) => `Remove line ${line}`,
    peopleWin: (count: number) => (count === 1 ? 'One person wins.' : `${formatCount(count)} people win.`),
    add: 'Add a prize',
  },
  simulation: {
    ifFiveOpen: 'If five people open it…',
    ifFiveEnter: 'If five people enter…',
    gets: (person: string, amount: string) => `${person} gets ${amount}`,
    notThisTime: (person: string) => `${person} is told: not this time`,
    luckyExample: (when: SealedWhen) =>
      `An example. The real sizes are drawn when ${when === 'saved' ? 'you save' : 'the gift is paid'}.`,
    drawExample: 'An example. The winners are drawn when the entries close.',
    fewEnter: 'An example. When fewer enter than can win, everybody wins and the rest goes back to you.',
    waitsFor: (number: number) => `The gift waits for person number ${formatCount(number)}.`,
  },
  ofGift: {
    whoMayOpen: 'Who may open it',
    timeIsOver: 'The time you chose is over',
    moneyIsSafe: 'Nobody can open the gift any more. Your money is safe with us: write to us, and we send it back.',
    contactSupport: 'Contact support',
    sealed: 'Sealed with a fingerprint',
    fingerprint: (link: (text: string) => ReactNode) => (
      <>
        It is made from a secret number, this gift and your rule. Share it before people claim; when the gift has closed
        we publish the secret, and {link('anyone can check it')}.
      </>
    ),
    copyFingerprint: 'Copy fingerprint',
  },
};

export type Words = typeof words;
