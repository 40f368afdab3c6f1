import type { Delivery } from '@jara/domain/gift/delivery';
import {
  DEFAULT_LIFETIME,
  giftTimes,
  type LifetimeDays,
  timesProblem,
  type WishedTimes,
} from '@jara/domain/gift/gift-times';
import { giftWords } from '@jara/domain/gift/words/all';
import type { Language } from '@jara/domain/language';
import { formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import { type FeePayer, giftFor, type Terms, termsFor } from '@jara/domain/payment/quote';
import type { Rule } from '@jara/domain/rule/rule';
import { Refusal } from '../platform/refusal.ts';
import { toldWords } from '../platform/refusal-words/words/all.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { judgeRule } from '../rules/judge-rule.ts';

/** What a sender asks for. */
export interface NewGift {
  amount: Minor;
  /** Whom it is for. Missing only where the sender shares the code themselves. */
  email?: string | undefined;
  delivery?: Delivery | undefined;
  anonymous?: boolean | undefined;
  password?: string | undefined;
  message?: string | undefined;
  senderName?: string | undefined;
  senderEmail?: string | undefined;
  theme?: string | undefined;
  clothSeed?: number | undefined;
  rule?: Rule | undefined;
  deliverAt?: Date | undefined;
  opensAt?: Date | undefined;
  lifetimeDays?: LifetimeDays | undefined;
  feePaidBy?: FeePayer | undefined;
  language?: Language | undefined;
  /** What the sender reads themselves. */
  senderLanguage?: Language | undefined;
}

/** What an order comes to: what is in the gift, on which terms, and the rule and the lifetime it has. */
interface Judged {
  gift: Minor;
  terms: Terms;
  feePaidBy: FeePayer;
  lifetimeDays: LifetimeDays;
  rule: Rule | undefined;
}

/** Whether there can be such a gift, and on what terms. Nothing moves: a quote asks for no more than this. */
export function judgeOrder(deps: Pick<Deps, 'clock' | 'config'>, ask: NewGift): Judged {
  const { minGift, maxGift } = deps.config.limits;
  if (ask.amount < minGift)
    throw new Refusal('amount_too_small', {
      message: (language) => toldWords[language].smallestGift(formatMoneyShort(minGift)),
    });
  if (ask.amount > maxGift)
    throw new Refusal('amount_too_large', {
      message: (language) => toldWords[language].largestGift(formatMoneyShort(maxGift)),
    });

  const now = deps.clock.now().getTime();
  const wished = wishedTimes(ask);
  const problem = (language: Language) => timesProblem(wished, now, giftWords[language]);
  if (problem('en') !== undefined) throw new Refusal('time_not_possible', { message: problem });

  const feePaidBy = ask.feePaidBy ?? 'RECIPIENT';
  const gift = giftFor(ask.amount, feePaidBy);
  const rule = ask.rule && judgeRule(deps, ask.rule, { amount: gift, times: giftTimes(wished, now) });
  return { gift, terms: termsFor(gift), feePaidBy, lifetimeDays: wished.lifetimeDays, rule };
}

const wishedTimes = ({ deliverAt, opensAt, lifetimeDays = DEFAULT_LIFETIME }: NewGift): WishedTimes => ({
  deliverAt: deliverAt?.getTime(),
  opensAt: opensAt?.getTime(),
  lifetimeDays,
});
