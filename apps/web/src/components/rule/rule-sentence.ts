import type { Payment } from '@jara/contract/payments';
import { minor } from '@jara/domain/money/money';
import { describeRule } from '@jara/domain/rule/describe-rule';
import { draftOf, ruleOf } from '../../lib/rule-draft.ts';
import { serverNow } from '../../lib/server-clock.ts';

/** Who may open a gift, for its sender. */
export const ruleSentence = ({ rule, amount, currency }: Pick<Payment, 'rule' | 'amount' | 'currency'>): string =>
  describeRule(rule ? ruleOf(draftOf(rule)) : undefined, serverNow(), { amount: minor(amount), currency });

/** Whether the time for opening it has passed without anybody who did, be it that the money came too late. */
export const isWindowOver = ({ rule, progress }: Pick<Payment, 'rule' | 'progress'>): boolean =>
  rule?.endTime != null && (progress === 'WAITING' || progress === 'ENDED') && Date.parse(rule.endTime) <= serverNow();
