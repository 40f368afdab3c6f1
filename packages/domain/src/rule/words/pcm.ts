import { formatCount } from '../../money/format.ts';
import { words as time } from '../../time/words/pcm.ts';
import { words as types } from '../types/words/pcm.ts';
import type { Words } from './en.ts';

export const words: Words = {
  time,
  ordinal: (place) => `number ${formatCount(place)}`,
  listed: (items) => `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
  types,
  firstGets: (amount) => `The first person wey open am go collect ${amount ?? 'everything'}`,
  nthGets: (place, amount) => `Person number ${formatCount(place)} wey open am go collect ${amount ?? 'everything'}`,
  peopleGetEqual: (people) => `The first ${formatCount(people)} people wey open am go share am equal`,
  peopleGetEach: (people, share) => `The first ${formatCount(people)} people wey open am go collect ${share} each`,
  peopleGetKoboMore: (people, share) =>
    `The first ${formatCount(people)} people wey open am go collect ${share} each, and one kobo go join for the first ones`,
  peopleGetInOrder: (people, shares) =>
    `The first ${formatCount(people)} people wey open am go collect ${shares}, as dem take come`,
  peopleGetByLuck: (people) =>
    `The first ${formatCount(people)} people go collect one share each, na luck go decide how big`,
  peopleShareByLuck: (people, amount) =>
    `The first ${formatCount(people)} people wey open am go share ${amount}, na luck go decide how much each person get`,
  windowIs: (start, end, amount) =>
    `E go open ${start} (Lagos) and close ${end}. The first person wey open am inside that time go collect ${amount ?? 'everything'}`,
  windowWas: (start, end) => `E dey open from ${start} reach ${end} (Lagos), for the first person wey open am`,
  drawIs: (until, prize) => `Everybody wey enter before ${until} (Lagos) get the same chance. ${prize}`,
  drawWas: (until, prize) => `${prize}. Dem draw am from everybody wey enter before ${until} (Lagos)`,
  winAmount: (people, amount) => `${winners(people)} ${amount ?? 'everything'}`,
  winShares: (people) => `${winners(people)} one share each`,
  winEach: (people, share) => `${winners(people)} ${share} each`,
  winKoboMore: (people, share) => `${winners(people)} ${share} each, and one kobo go join for the first ones`,
  winInOrder: (people, shares) => `${winners(people)} ${shares}, one after the other`,
  winBetween: (people, least, most) => `${winners(people)} from ${least} reach ${most} each`,
  simulated: {
    granted: (person, amount) => `${person} go collect ${amount}`,
    entered: (person) => `${person} don enter the draw`,
    notThisTime: (person) => `We go tell ${person}: no be this time`,
    tooEarly: (person) => `${person} come too early`,
    ended: (person) => `${person} come too late`,
    allTaken: (person) => `Before ${person} come, dem don collect am finish`,
  },
  problem: {
    nthTooSmall: 'Choose person number 1 or pass am',
    nthTooLarge: (most) => `Choose person number wey no pass ${most}`,
    splitCount: (most) => `Choose from 1 to ${most} splits`,
    percentAboveZero: 'Each percentage must pass 0',
    percentTotal: 'Everything together must be 100% exactly',
    shareTooSmall: (least) => `Each share must reach ${least}`,
    startMissing: 'Choose when the gift go open',
    endMissing: 'Choose when the gift go close',
    startNotBeforeEnd: 'The start must come before the end',
    endInPast: 'The end must be time wey never reach',
    windowBeforeOpening: 'This time go close before the gift open',
    windowAfterEnd: 'This time go open after the gift don end',
    luckyCount: (least, most) => `Choose from ${least} to ${most} lucky shares`,
    equalCount: (least, most) => `Choose from ${least} to ${most} people`,
    winnerCount: (least, most) => `Choose from ${least} to ${most} winners`,
    closingMissing: 'Choose the time wey people fit enter reach',
    closingInPast: 'The closing time must be time wey never reach',
    closingBeforeOpening: 'E go close before the gift open',
    closingAfterEnd: 'E must close before the gift end',
    crowdTooMany: (least) =>
      `This gift too small for that kind number of people: each person must get at least ${least}`,
    crowdEnoughFor: (few, least, enoughFor) =>
      `If people pass ${few}, each person must get at least ${least}: this gift fit reach ${enoughFor} people`,
    listOneAmount: 'Write one amount',
    listAmounts: (winners) => `Write ${winners} amounts, one for each winner`,
    listTotal: (listed, inGift) => `The amounts together na ${listed}, but wetin dey inside the gift na ${inGift}`,
  },
  proof: {
    unknownFormat: 'This proof no dey for any format wey we know',
    ruleUnreadable: 'We no fit read the rule',
    seedUnreadable: 'We no fit read the seed',
    otherSeed: 'This no be the seed wey dem seal for this gift and this rule',
    amountUnreadable: 'We no fit read the amount',
    notTheWhole: 'The shares of the rule no make up the whole gift',
    otherShares: 'The shares no be the ones wey the rule talk',
    valueTooEarly: 'Person for fit know the public value before entries close',
    otherRound: 'The public value come from another round, no be the one wey the rule lead to',
    valueUnreadable: 'We no fit read the public value',
    valueNotSigned: 'The public value no follow from im signature',
    entryUnreadable: (number) => `We no fit read entry ${number}`,
    otherHead: 'The entries no lead to the head of the chain',
    otherWinners: 'The winners no be the people wey chance choose',
    outOfTurn: 'Dem pass one share give person wey no be im turn',
  },
};

const winners = (people: number): string =>
  people === 1 ? 'One person go win' : `${formatCount(people)} people go win`;
