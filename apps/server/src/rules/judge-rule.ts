import type { GiftTimes } from '@jara/domain/gift/gift-times';
import type { Language } from '@jara/domain/language';
import type { Minor } from '@jara/domain/money/money';
import { type Rule, withSmallestShare } from '@jara/domain/rule/rule';
import { ruleProblem } from '@jara/domain/rule/validate-rule';
import { ruleWords } from '@jara/domain/rule/words/all';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';

interface JudgedGift {
  amount: Minor;
  times: GiftTimes;
}

/** The rule a gift of this amount can have, with the least that each of many gets under today's limits sealed into it. */
export function judgeRule(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  asked: Rule,
  { amount, times }: JudgedGift,
): Rule {
  const rule = withSmallestShare(asked, config.limits.minCrowdShare);
  const now = clock.now().getTime();
  const problem = (language: Language) => ruleProblem(rule, amount, now, times, ruleWords[language]);
  if (problem('en') !== undefined) throw new Refusal('rule_invalid', { message: problem });
  return rule;
}
