import { formatCount } from '../../money/format.ts';
import { words as time } from '../../time/words/en.ts';
import { words as types } from '../types/words/en.ts';

export const words = {
  time,
  ordinal: (place: number) => `${formatCount(place)}${ending(place)}`,
  listed: (items: readonly string[]) => `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
  types,
  firstGets: (amount: string | undefined) => `The first person to open it gets ${amount ?? 'everything'}`,
  nthGets: (place: number, amount: string | undefined) =>
    `The ${formatCount(place)}${ending(place)} person to open it gets ${amount ?? 'everything'}`,
  peopleGetEqual: (people: number) => `The first ${formatCount(people)} people to open it get equal shares`,
  peopleGetEach: (people: number, share: string) =>
    `The first ${formatCount(people)} people to open it get ${share} each`,
  peopleGetKoboMore: (people: number, share: string) =>
    `The first ${formatCount(people)} people to open it get ${share} each, the first of them a kobo more`,
  peopleGetInOrder: (people: number, shares: string) =>
    `The first ${formatCount(people)} people to open it get ${shares}, in that order`,
  peopleGetByLuck: (people: number) => `The first ${formatCount(people)} people each get a share of a random size`,
  peopleShareByLuck: (people: number, amount: string) =>
    `The first ${formatCount(people)} people to open it share ${amount}, each a part of a random size`,
  windowIs: (start: string, end: string, amount: string | undefined) =>
    `Opens ${start} (Lagos) and closes ${end}. The first person to open it in between gets ${amount ?? 'everything'}`,
  windowWas: (start: string, end: string) =>
    `It was open from ${start} until ${end} (Lagos), for the first person to open it`,
  drawIs: (until: string, prize: string) => `Everybody who enters until ${until} (Lagos) has the same chance. ${prize}`,
  drawWas: (until: string, prize: string) => `${prize}, drawn from everybody who entered until ${until} (Lagos)`,
  winAmount: (people: number, amount: string | undefined) => `${winners(people)} ${amount ?? 'everything'}`,
  winShares: (people: number) => `${winners(people)} a share each`,
  winEach: (people: number, share: string) => `${winners(people)} ${share} each`,
  winKoboMore: (people: number, share: string) => `${winners(people)} ${share} each, the first of them a kobo more`,
  winInOrder: (people: number, shares: string) => `${winners(people)} ${shares}, in that order`,
  winBetween: (people: number, least: string, most: string) => `${winners(people)} between ${least} and ${most} each`,
  simulated: {
    granted: (person: string, amount: string) => `${person} gets ${amount}`,
    entered: (person: string) => `${person} is in the draw`,
    notThisTime: (person: string) => `${person} is told: not this time`,
    tooEarly: (person: string) => `${person} comes too early`,
    ended: (person: string) => `${person} comes too late`,
    allTaken: (person: string) => `${person} finds it already taken`,
  },
  problem: {
    nthTooSmall: 'Choose person number 1 or higher',
    nthTooLarge: (most: string) => `Choose a person number up to ${most}`,
    splitCount: (most: number) => `Choose between 1 and ${most} splits`,
    percentAboveZero: 'Each percentage must be above 0',
    percentTotal: 'Must total exactly 100%',
    shareTooSmall: (least: string) => `Each share must be at least ${least}`,
    startMissing: 'Choose when the gift opens',
    endMissing: 'Choose when the gift closes',
    startNotBeforeEnd: 'The start must be before the end',
    endInPast: 'The end must be in the future',
    windowBeforeOpening: 'This window closes before the gift opens',
    windowAfterEnd: 'This window opens after the gift has ended',
    luckyCount: (least: number, most: string) => `Choose between ${least} and ${most} lucky shares`,
    equalCount: (least: number, most: string) => `Choose between ${least} and ${most} people`,
    winnerCount: (least: number, most: string) => `Choose between ${least} and ${most} winners`,
    closingMissing: 'Choose until when people can enter',
    closingInPast: 'The closing time must be in the future',
    closingBeforeOpening: 'Entries would close before the gift opens',
    closingAfterEnd: 'Entries must close before the gift ends',
    crowdTooMany: (least: string) => `This gift is too small for that many people: each gets at least ${least}`,
    crowdEnoughFor: (few: number, least: string, enoughFor: string) =>
      `Among more than ${few} people each gets at least ${least}: this gift is enough for ${enoughFor}`,
    listOneAmount: 'List one amount',
    listAmounts: (winners: string) => `List ${winners} amounts, one for each winner`,
    listTotal: (listed: string, inGift: string) => `The amounts come to ${listed}, and ${inGift} is in the gift`,
  },
  proof: {
    unknownFormat: 'This is not a proof in a format we know',
    ruleUnreadable: 'The rule cannot be read',
    seedUnreadable: 'The seed cannot be read',
    otherSeed: 'The seed is not the one that was sealed for this gift and this rule',
    amountUnreadable: 'The amount cannot be read',
    notTheWhole: 'The shares of the rule are not the whole gift',
    otherShares: 'The shares are not those of the rule',
    valueTooEarly: 'The public value could be known before the entries closed',
    otherRound: 'The public value is of another round than the rule leads to',
    valueUnreadable: 'The public value cannot be read',
    valueNotSigned: 'The public value does not follow from its signature',
    entryUnreadable: (number: number) => `Entry ${number} cannot be read`,
    otherHead: 'The entries do not lead to the head of the chain',
    otherWinners: 'The winners are not those whom chance chose',
    outOfTurn: 'A share was passed on to somebody whose turn it was not',
  },
};

export type Words = typeof words;

const ENDINGS: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** 1st, 2nd, 3rd, 4th, 11th, 112th, 1,001st */
function ending(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  return (!isTeen && ENDINGS[place % 10]) || 'th';
}

const winners = (people: number): string => (people === 1 ? 'One person wins' : `${formatCount(people)} people win`);
