import { formatCount, formatMoneyShort } from '../money/format.ts';
import { type Currency, DEFAULT_CURRENCY, type Minor } from '../money/money.ts';
import { spokenLagos } from '../time/lagos.ts';
import { type ClaimOutcome, countsAsAttempt, decideClaim } from './decide-claim.ts';
import { type DrawRule, MAX_SPLITS, type Rule, type SplitRule, type TimeRule } from './rule.ts';
import { sharesOf } from './shares.ts';

/** What a rule is about to hand out, once that is known. */
export type RuledGift = { amount: Minor; currency?: Currency | undefined };

/**
 * A rule in a sentence, for its sender and for staff: it tells the nth number, which a recipient must not know. With the gift
 * it says in money what happens, and the same words stand where the rule is chosen, where it is confirmed and where it holds.
 */
export function describeRule(rule: Rule | undefined, now: number, gift?: RuledGift): string {
  const money = (amount: Minor) => formatMoneyShort(amount, gift?.currency);
  const all = gift ? money(gift.amount) : 'everything';
  switch (rule?.type) {
    case undefined:
      return `The first person to open it gets ${all}`;
    case 'NTH_PERSON':
      return `The ${ordinal(rule.nthPerson)} person to open it gets ${all}`;
    case 'SPLIT': {
      const people = rule.mode === 'PERCENTAGE' ? rule.bps.length : rule.totalSplits;
      const shares = gift ? inOrder(sharesOf(rule, gift.amount).map(money)) : sharesInWords(rule);
      return people === 1
        ? `The first person to open it gets ${all}`
        : `The first ${people} people to open it get ${shares}`;
    }
    case 'TIME':
      return describeWindow(rule, now, all);
    case 'EQUAL': {
      const people = formatCount(rule.totalShares);
      return gift
        ? `The first ${people} people to open it get ${equalParts(sharesOf(rule, gift.amount), money)}`
        : `The first ${people} people to open it get equal shares`;
    }
    case 'LUCKY': {
      const people = formatCount(rule.totalShares);
      return gift
        ? `The first ${people} people to open it share ${all}, each a part of a random size`
        : `The first ${people} people each get a share of a random size`;
    }
    case 'DRAW':
      return describeDraw(rule, now, gift && { shares: sharesOf(rule, gift.amount), money });
  }
}

export type SimulatedClaim = { person: string; outcome: ClaimOutcome; sentence: string };

// The draw shown while the sender is still choosing. It is an example: the real seed is drawn when the rule is saved.
const EXAMPLE_DRAW = { seed: '0'.repeat(64), giftId: 'example' };

/** If these people opened the gift one after the other (a timed one while it is open), who would get what? */
export function simulateClaims(
  rule: Rule | undefined,
  amount: Minor,
  people: readonly string[],
  currency: Currency = DEFAULT_CURRENCY,
): SimulatedClaim[] {
  const shares = sharesOf(rule, amount, EXAMPLE_DRAW);
  const now = rule?.type === 'TIME' ? rule.startsAt : 0;
  let attempts = 0;
  let sharesTaken = 0;
  return people.map((person) => {
    const outcome = decideClaim({ rule, attempts, sharesTaken, shares }, now);
    if (countsAsAttempt(outcome)) attempts += 1;
    if (outcome.kind === 'granted') sharesTaken += 1;
    return { person, outcome, sentence: sentenceFor(person, outcome, currency) };
  });
}

/** 1st, 2nd, 3rd, 4th, 11th, 112th, 1,001st */
export function ordinal(n: number): string {
  const isTeen = n % 100 >= 11 && n % 100 <= 13;
  return `${formatCount(n)}${(!isTeen && ORDINAL_ENDINGS[n % 10]) || 'th'}`;
}

const ORDINAL_ENDINGS: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };

const sharesInWords = (rule: SplitRule): string =>
  rule.mode === 'PERCENTAGE' ? `${listed(rule.bps.map((part) => `${part / 100}%`))}, in that order` : 'equal shares';

/** Where the amount does not divide, the first get a kobo more. */
const equalParts = (shares: readonly Minor[], money: (amount: Minor) => string): string => {
  const [most, least] = [shares[0], shares.at(-1)];
  if (most === undefined || least === undefined) return 'nothing';
  return most === least ? `${money(most)} each` : `${money(least)} each, the first of them a kobo more`;
};

const inOrder = (shares: readonly string[]): string =>
  new Set(shares).size === 1 ? `${shares[0]} each` : `${listed(shares)}, in that order`;

const describeWindow = ({ startsAt, endsAt }: TimeRule, now: number, all: string): string => {
  const [start, end] = [spokenLagos(startsAt, now), spokenLagos(endsAt, now)];
  return endsAt <= now
    ? `It was open from ${start} until ${end} (Lagos), for the first person to open it`
    : `Opens ${start} (Lagos) and closes ${end}. The first person to open it in between gets ${all}`;
};

interface Prizes {
  shares: readonly Minor[];
  money: (amount: Minor) => string;
}

function describeDraw(rule: DrawRule, now: number, prizes: Prizes | undefined): string {
  const until = spokenLagos(rule.closesAt, now);
  const winners = rule.winners === 1 ? 'One person wins' : `${formatCount(rule.winners)} people win`;
  const what = prizes ? prizesInWords(rule, prizes) : rule.winners === 1 ? 'everything' : 'a share each';
  return rule.closesAt <= now
    ? `${winners} ${what}, drawn from everybody who entered until ${until} (Lagos)`
    : `Everybody who enters until ${until} (Lagos) has the same chance. ${winners} ${what}`;
}

function prizesInWords(rule: DrawRule, { shares, money }: Prizes): string {
  if (!rule.shares) return rule.winners === 1 ? shares.map(money).join('') : equalParts(shares, money);
  if (shares.length === 1) return shares.map(money).join('');
  if (shares.length <= MAX_SPLITS) return inOrder(shares.map(money));
  const sorted = [...shares].sort((a, b) => a - b);
  return `between ${sorted.slice(0, 1).map(money)} and ${sorted.slice(-1).map(money)} each`;
}

const listed = (items: readonly string[]): string => `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

function sentenceFor(person: string, outcome: ClaimOutcome, currency: Currency): string {
  switch (outcome.kind) {
    case 'granted':
      return `${person} gets ${formatMoneyShort(outcome.share, currency)}`;
    case 'entered':
      return `${person} is in the draw`;
    case 'not_this_time':
      return `${person} is told: not this time`;
    case 'too_early':
      return `${person} comes too early`;
    case 'ended':
      return `${person} comes too late`;
    case 'all_taken':
      return `${person} finds it already taken`;
  }
}
