import { formatMoneyShort } from '../money/format.ts';
import type { Currency, Minor } from '../money/money.ts';
import { describeRule } from '../rule/describe-rule.ts';
import type { Rule } from '../rule/rule.ts';
import { type Instant, spokenLagos } from '../time/lagos.ts';
import type { GiveawayState } from './giveaway-state.ts';
import { words as english, type Words } from './words/en.ts';

interface MoneyHere {
  amount: number;
  here: number;
  currency: Currency;
  lockedSince: Instant;
  state: GiveawayState;
}

/** The first thing a stranger reads: how much there is, and since when nobody can take it away. */
export function moneyWords(
  giveaway: MoneyHere,
  now: Instant,
  words: Words = english,
): { amount: string; text: string } {
  const { amount, here, currency, lockedSince, state } = giveaway;
  const whole = formatMoneyShort(amount as Minor, currency);
  const left = formatMoneyShort(here as Minor, currency);
  const since = spokenLagos(lockedSince, now, words.rule.time);
  if (here === 0) return { amount: whole, text: words.allHasLeft };
  // Stopped money is safe, but nobody should read that as an invitation.
  if (state === 'STOPPED') return { amount: left, text: words.keptMeanwhile };
  return here === amount
    ? { amount: whole, text: words.isHere(since) }
    : { amount: left, text: words.isStillHere(whole, since) };
}

/** Who wins what, for strangers: which one in line wins stays the sender's secret until it is over. */
export const choiceWords = (
  rule: Rule,
  { isNumberShown, now, ...gift }: { isNumberShown: boolean; now: number; amount: Minor; currency: Currency },
  words: Words = english,
): string =>
  rule.type === 'NTH_PERSON' && !isNumberShown
    ? words.rule.types.NTH_PERSON
    : describeRule(rule, now, gift, words.rule);

/** What keeps people safe from those who only play a giveaway. The same three everywhere, so that they are known again. */
export const safetySentences = (
  { productName, address }: { productName: string; address: string },
  words: Words = english,
) => [words.nobodyPays, words.neverAskSecrets, words.onlyThisAddress(address, productName)] as const;
