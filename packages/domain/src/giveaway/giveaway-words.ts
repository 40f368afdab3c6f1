import { formatMoneyShort } from '../money/format.ts';
import type { Currency, Minor } from '../money/money.ts';
import { describeRule } from '../rule/describe-rule.ts';
import type { Rule } from '../rule/rule.ts';
import { RULE_TYPE_SENTENCES } from '../rule/rule-type-sentences.ts';
import { type Instant, spokenLagos } from '../time/lagos.ts';
import type { GiveawayState } from './giveaway-state.ts';

interface MoneyHere {
  amount: number;
  here: number;
  currency: Currency;
  lockedSince: Instant;
  state: GiveawayState;
}

/** The first thing a stranger reads: how much there is, and since when nobody can take it away. */
export function moneyWords(giveaway: MoneyHere, now: Instant): { amount: string; text: string } {
  const { amount, here, currency, lockedSince, state } = giveaway;
  const whole = formatMoneyShort(amount as Minor, currency);
  const left = formatMoneyShort(here as Minor, currency);
  const since = `locked since ${spokenLagos(lockedSince, now)} (Lagos)`;
  if (here === 0) return { amount: whole, text: 'was here, and all of it has left' };
  // Stopped money is safe, but nobody should read that as an invitation.
  if (state === 'STOPPED') return { amount: left, text: 'is kept here meanwhile' };
  return here === amount
    ? { amount: whole, text: `is here, ${since}` }
    : { amount: left, text: `of ${whole} is still here, ${since}` };
}

/** Who wins what, for strangers: which one in line wins stays the sender's secret until it is over. */
export const choiceWords = (
  rule: Rule,
  { isNumberShown, now, ...gift }: { isNumberShown: boolean; now: number; amount: Minor; currency: Currency },
): string =>
  rule.type === 'NTH_PERSON' && !isNumberShown ? RULE_TYPE_SENTENCES.NTH_PERSON : describeRule(rule, now, gift);

/** What keeps people safe from those who only play a giveaway. The same three everywhere, so that they are known again. */
export const safetySentences = ({ productName, address }: { productName: string; address: string }) =>
  [
    'Nobody ever pays to receive: no fee, no airtime, no “activation”.',
    'We never ask for a PIN, an OTP or a password.',
    `Only ${address} is ${productName}: look at the top of your browser before you type anything.`,
  ] as const;
