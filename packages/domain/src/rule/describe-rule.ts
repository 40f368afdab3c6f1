import { formatMoneyShort } from '../money/format.ts';
import { type Currency, DEFAULT_CURRENCY, type Minor } from '../money/money.ts';
import { spokenLagos } from '../time/lagos.ts';
import { type ClaimOutcome, countsAsAttempt, decideClaim } from './decide-claim.ts';
import { type DrawRule, MAX_SPLITS, type Rule, type SplitRule } from './rule.ts';
import { sharesOf } from './shares.ts';
import { words as english, type Words } from './words/en.ts';

/** What a rule is about to hand out, once that is known. */
export type RuledGift = { amount: Minor; currency?: Currency | undefined };

/**
 * A rule in a sentence, for its sender and for staff: it tells the nth number, which a recipient must not know. With the gift
 * it says in money what happens, and the same words stand where the rule is chosen, where it is confirmed and where it holds.
 */
export function describeRule(rule: Rule | undefined, now: number, gift?: RuledGift, words: Words = english): string {
  const money = (amount: number) => formatMoneyShort(amount, gift?.currency);
  const all = gift && money(gift.amount);
  switch (rule?.type) {
    case undefined:
      return words.firstGets(all);
    case 'NTH_PERSON':
      return words.nthGets(rule.nthPerson, all);
    case 'SPLIT':
      return describeSplit(rule, { gift, money }, words);
    case 'TIME': {
      const [start, end] = [spokenLagos(rule.startsAt, now, words.time), spokenLagos(rule.endsAt, now, words.time)];
      return rule.endsAt <= now ? words.windowWas(start, end) : words.windowIs(start, end, all);
    }
    case 'EQUAL': {
      const people = rule.totalShares;
      if (!gift) return words.peopleGetEqual(people);
      const { share, isUneven } = equalParts(sharesOf(rule, gift.amount), money);
      return isUneven ? words.peopleGetKoboMore(people, share) : words.peopleGetEach(people, share);
    }
    case 'LUCKY':
      return all === undefined
        ? words.peopleGetByLuck(rule.totalShares)
        : words.peopleShareByLuck(rule.totalShares, all);
    case 'DRAW': {
      const until = spokenLagos(rule.closesAt, now, words.time);
      const prize = prizesInWords(rule, gift && { shares: sharesOf(rule, gift.amount), money }, words);
      return rule.closesAt <= now ? words.drawWas(until, prize) : words.drawIs(until, prize);
    }
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
  words: Words = english,
): SimulatedClaim[] {
  const shares = sharesOf(rule, amount, EXAMPLE_DRAW);
  const now = rule?.type === 'TIME' ? rule.startsAt : 0;
  let attempts = 0;
  let sharesTaken = 0;
  return people.map((person) => {
    const outcome = decideClaim({ rule, attempts, sharesTaken, shares }, now);
    if (countsAsAttempt(outcome)) attempts += 1;
    if (outcome.kind === 'granted') sharesTaken += 1;
    return { person, outcome, sentence: sentenceFor(person, outcome, currency, words) };
  });
}

/** 1st, 2nd, 3rd, 4th, 11th, 112th, 1,001st */
export const ordinal = (n: number, words: Words = english): string => words.ordinal(n);

interface InMoney {
  gift: RuledGift | undefined;
  money: (amount: number) => string;
}

function describeSplit(rule: SplitRule, { gift, money }: InMoney, words: Words): string {
  const people = rule.mode === 'PERCENTAGE' ? rule.bps.length : rule.totalSplits;
  if (people === 1) return words.firstGets(gift && money(gift.amount));
  if (gift) {
    const { each, listed } = inOrder(sharesOf(rule, gift.amount).map(money), words);
    return each === undefined ? words.peopleGetInOrder(people, listed) : words.peopleGetEach(people, each);
  }
  return rule.mode === 'PERCENTAGE'
    ? words.peopleGetInOrder(people, words.listed(rule.bps.map((part) => `${part / 100}%`)))
    : words.peopleGetEqual(people);
}

/** Where the amount does not divide, the first get a kobo more. */
function equalParts(shares: readonly Minor[], money: (amount: number) => string) {
  const least = Math.min(...shares);
  return { share: money(least), isUneven: Math.max(...shares) !== least };
}

const inOrder = (shares: readonly string[], words: Words) => ({
  each: new Set(shares).size === 1 ? shares[0] : undefined,
  listed: words.listed(shares),
});

interface Prizes {
  shares: readonly Minor[];
  money: (amount: number) => string;
}

function prizesInWords({ winners, shares: listed }: DrawRule, prizes: Prizes | undefined, words: Words): string {
  if (!prizes) return winners === 1 ? words.winAmount(winners, undefined) : words.winShares(winners);
  const { shares, money } = prizes;
  const [only, ...others] = shares.map(money);
  if (others.length === 0) return words.winAmount(winners, only);
  if (!listed) {
    const { share, isUneven } = equalParts(shares, money);
    return isUneven ? words.winKoboMore(winners, share) : words.winEach(winners, share);
  }
  if (shares.length > MAX_SPLITS)
    return words.winBetween(winners, money(Math.min(...shares)), money(Math.max(...shares)));
  const { each, listed: inWords } = inOrder(shares.map(money), words);
  return each === undefined ? words.winInOrder(winners, inWords) : words.winEach(winners, each);
}

function sentenceFor(person: string, outcome: ClaimOutcome, currency: Currency, { simulated }: Words): string {
  switch (outcome.kind) {
    case 'granted':
      return simulated.granted(person, formatMoneyShort(outcome.share, currency));
    case 'entered':
      return simulated.entered(person);
    case 'not_this_time':
      return simulated.notThisTime(person);
    case 'too_early':
      return simulated.tooEarly(person);
    case 'ended':
      return simulated.ended(person);
    case 'all_taken':
      return simulated.allTaken(person);
  }
}
