import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  types: {
    NONE: 'First Person',
    NTH_PERSON: 'Secret Number',
    SPLIT: 'Share Am',
    TIME: 'Set Time',
    EQUAL: 'Equal Shares',
    LUCKY: 'Lucky Shares',
    DRAW: 'Draw',
  },
  promises: {
    NONE: 'Person wey first open am go get everything',
    NTH_PERSON: 'Person wey reach one secret number for line go get everything',
    SPLIT: 'The first few people go share am, as you talk',
    TIME: 'E go open and close the time wey you talk',
    EQUAL: 'Plenty people go get the same amount, first come first serve',
    LUCKY: 'Everybody go get share, but luck go choose how big',
    DRAW: 'Everybody wey enter before e close get the same chance',
  },
  extra: 'Extra',
  shareRestEqually: 'Share the rest equally',
  nthPerson: {
    which: 'Which person go win?',
    onlyYouKnow:
      'Na only you know the number. We go tell people wey come before softly say no be dem, we no go talk the count.',
    roll: (most) => `Throw dice, from 1 to ${most}`,
    rolling: 'Dice dey roll…',
    isRolling: 'Dice dey roll',
    diceSay: (number) => `The dice talk say ${number}`,
  },
  split: {
    how: 'How you go share am?',
    FIXED_AMOUNT: 'Fixed amount',
    PERCENTAGE: 'Percentage',
    number: 'How many people go share am',
    people: (count) => (count === 1 ? 'Only 1 person' : `${count} people`),
    oneGets: (amount) => `One person go get ${amount}`,
    eachGets: (share, total) => `Each person go get ${share}, everything na ${total}`,
    unevenly: ({ first, most, later, least, total }) =>
      `${first === 1 ? 'The first person' : `The first ${first} people`} go get ${most}, the ${later === 1 ? 'last one' : `other ${later}`} go get ${least}, everything na ${total}`,
  },
  percentages: {
    person: (place) => `Person ${place}`,
    remove: (place) => `Comot the share of person ${place}`,
    full: (percent) => `${percent}% out of 100%`,
    notFull: (percent) => `${percent}% out of 100%. E must reach exactly 100%`,
    makeHundred: 'Everything together must be 100. The one wey you leave empty no be share.',
    add: 'Add share',
  },
  time: {
    start: 'Start',
    startHint: 'Na Lagos time',
    end: 'End',
    endHint: 'Na Lagos time. Once that minute reach, e don close.',
    opensIn: (when, wait) => `E go open ${when} (Lagos), e remain ${wait}.`,
    opensAtOnce: 'E go open now now.',
    staysOpen: (length, until) => `E go dey open for ${length}, till ${until}.`,
  },
  crowd: {
    howMany: 'How many people?',
    atLeast: ({ from, to, least }) => `From ${from} to ${to}. The smallest wey anybody go get na ${least}.`,
    atLeastInCrowd: ({ from, to, least, few, leastInCrowd }) =>
      `From ${from} to ${to}. The smallest wey anybody go get na ${least}, and ${leastInCrowd} if dem pass ${few}.`,
    equal: 'Each person go get one share, all of dem be the same, till dem take the last one.',
    lucky: (when) =>
      `Na luck go choose the sizes ${when === 'saved' ? 'once you save' : 'once you don pay for the gift'}, and we go lock dem with fingerprint wey you go see at once. When the gift don close, we go publish everything and anybody fit check say nobody change the draw.`,
  },
  draw: {
    untilWhen: 'Till when people fit enter?',
    closesIn: (when, wait) => `${when} (Lagos), e remain ${wait}. The draw go follow at once.`,
    closingHint: 'Na Lagos time. The draw go follow at once.',
    tonight: 'This night 8 pm',
    tomorrow: 'Tomorrow 8 pm',
    friday: 'Friday 6 pm',
    nextFriday: 'Next Friday 6 pm',
    inAWeek: 'One week time, 6 pm',
    whatTheyWin: 'Wetin dem go win?',
    same: 'Every winner go get the same',
    sameHint: 'Dem go share the gift equally',
    different: 'Different amounts',
    differentHint: 'First prize, second prize, e dey go like that',
    howMany: 'How many people go win?',
    atLeast: ({ from, to, least }) => `From ${from} to ${to}. The smallest wey any winner go get na ${least}.`,
    atLeastInCrowd: ({ from, to, least, few, leastInCrowd }) =>
      `From ${from} to ${to}. The smallest wey any winner go get na ${least}, and ${leastInCrowd} if dem pass ${few}.`,
    isFair: (when) =>
      `Everybody wey enter get the same chance, and each person dey enter once. We go seal one secret ${when === 'saved' ? 'once you save' : 'once you don pay for the gift'}; when the draw don finish we go publish am with everybody wey enter, and anybody fit check say nobody do mago-mago: no be you, no be us.`,
  },
  prizes: {
    title: 'The prizes',
    winners: 'Winners',
    eachGets: 'Each go get',
    winnersOf: (line) => `Winners for line ${line}`,
    eachGetsOf: (line) => `Wetin each go get for line ${line}`,
    remove: (line) => `Comot line ${line}`,
    peopleWin: (count) => (count === 1 ? 'One person go win.' : `${formatCount(count)} people go win.`),
    add: 'Add prize',
  },
  simulation: {
    ifFiveOpen: 'If five people open am…',
    ifFiveEnter: 'If five people enter…',
    gets: (person, amount) => `${person} go get ${amount}`,
    notThisTime: (person) => `We go tell ${person}: no be this time`,
    luckyExample: (when) =>
      `Na example be this. We go choose the real sizes ${when === 'saved' ? 'when you save' : 'when you don pay for the gift'}.`,
    drawExample: 'Na example be this. We go pick the winners when entry don close.',
    fewEnter:
      'Na example be this. If people wey enter no reach people wey fit win, everybody go win and the rest go come back to you.',
    waitsFor: (number) => `The gift dey wait for person number ${formatCount(number)}.`,
  },
  ofGift: {
    whoMayOpen: 'Who fit open am',
    timeIsOver: 'The time wey you choose don pass',
    moneyIsSafe: 'Nobody fit open the gift again. Your money dey safe with us: write us, we go send am back.',
    contactSupport: 'Reach support',
    sealed: 'We seal am with fingerprint',
    fingerprint: (link) => (
      <>
        E come from one secret number, this gift and your rule. Share am before people claim; when the gift don close we
        go publish the secret, and {link('anybody fit check am')}.
      </>
    ),
    copyFingerprint: 'Copy fingerprint',
  },
};
