import { formatCount, formatMoneyShort } from '../money/format.ts';
import { type Currency, DEFAULT_CURRENCY, type Minor } from '../money/money.ts';
import { spokenLagos } from '../time/lagos.ts';
import { type ClaimOutcome, countsAsAttempt, decideClaim } from './decide-claim.ts';
import type { Rule, TimeRule } from './rule.ts';
import { sharesOf } from './shares.ts';

/** A rule in a sentence, for its sender and for staff: it tells the nth number, which a recipient must not know. */
export function describeRule(rule: Rule | undefined, now: number): string {
  switch (rule?.type) {
    case undefined:
      return 'The first person to open it gets everything';
    case 'NTH_PERSON':
      return `The ${ordinal(rule.nthPerson)} person to open it gets everything`;
    case 'SPLIT':
      return rule.mode === 'PERCENTAGE' ? describePercentages(rule.bps) : describeEqualShares(rule.totalSplits);
    case 'TIME':
      return describeWindow(rule, now);
    case 'LUCKY':
      return `The first ${rule.totalShares} people each get a share of a random size`;
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

const describeEqualShares = (totalSplits: number): string =>
  totalSplits === 1
    ? 'The first person to open it gets everything'
    : `The first ${totalSplits} people to open it get equal shares`;

const describePercentages = (bps: readonly number[]): string =>
  bps.length === 1
    ? 'The first person to open it gets everything'
    : `The first ${bps.length} people to open it get ${listed(bps.map((part) => `${part / 100}%`))}, in that order`;

const describeWindow = ({ startsAt, endsAt }: TimeRule, now: number): string =>
  `Opens ${spokenLagos(startsAt, now)} (Lagos) and closes ${spokenLagos(endsAt, now)}. ` +
  'The first person to open it in between gets everything';

const listed = (items: readonly string[]): string => `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

function sentenceFor(person: string, outcome: ClaimOutcome, currency: Currency): string {
  switch (outcome.kind) {
    case 'granted':
      return `${person} gets ${formatMoneyShort(outcome.share, currency)}`;
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
