import type { Limits } from '@jara/contract/limits';
import { giftPassword } from '@jara/contract/payments';
import { email, line, text } from '@jara/contract/scalars';
import { formatMoneyShort } from '@jara/domain/money/format';
import { type Minor, minor } from '@jara/domain/money/money';
import { parseMajor } from '@jara/domain/money/parse-major';
import { describeRule } from '@jara/domain/rule/describe-rule';
import { MIN_SHARE } from '@jara/domain/rule/rule';
import * as z from 'zod/mini';
import type { GiftDraft } from '../../lib/gift-draft.ts';
import { draftProblem, type RuleDraft, ruleOf, wireOf } from '../../lib/rule-draft.ts';

export interface GiftForm extends GiftDraft {
  password: string;
}

type GiftLimits = Pick<Limits, 'minGift' | 'maxGift' | 'minCrowdShare'>;

/** Why an amount cannot be given, or nothing. The server judges again; this answers while the person is still here. */
export function amountProblem(typed: string, limits?: Omit<GiftLimits, 'minCrowdShare'>): string | undefined {
  const amount = parseMajor(typed);
  if (amount === undefined || amount <= 0) return 'Please enter a valid amount';
  if (limits && amount < limits.minGift) return `The smallest gift is ${formatMoneyShort(limits.minGift)}.`;
  if (limits && amount > limits.maxGift) return `The largest gift is ${formatMoneyShort(limits.maxGift)}.`;
  return undefined;
}

const emptyOr = <Schema extends z.ZodMiniType<string>>(schema: Schema) => z.union([z.literal(''), schema]);

/** The form as it is typed; each field ends in the contract's own check, so that screen and server say the same. */
export const giftFormSchema = (limits?: GiftLimits) =>
  z
    .object({
      amount: z.string().check((context) => {
        const message = amountProblem(context.value, limits);
        if (message) context.issues.push({ code: 'custom', message, input: context.value });
      }),
      email,
      senderName: line(80, 'The name can have at most 80 characters'),
      senderEmail: z.pipe(z.string().check(z.trim()), emptyOr(email)),
      message: text(280, 'The message can have at most 280 characters'),
      anonymous: z.boolean(),
      theme: z.custom<GiftForm['theme']>(),
      clothSeed: z.int(),
      wantsPassword: z.boolean(),
      password: emptyOr(giftPassword),
      rule: z.custom<RuleDraft | null>(),
    })
    .check((context) => {
      const message = ruleProblemOf(context.value, limits);
      if (message) context.issues.push({ code: 'custom', path: ['rule'], message, input: context.value });
    });

/** Why a gift cannot have the rule that stands in the form, or nothing. Until the limits are here the server alone knows them. */
export function ruleProblemOf(
  { rule, amount }: Pick<GiftForm, 'rule' | 'amount'>,
  limits?: Pick<GiftLimits, 'minCrowdShare'>,
): string | undefined {
  if (rule === null) return undefined;
  const gift = { amount: givenAmount(amount) ?? ENOUGH_FOR_ALL, crowdShare: limits?.minCrowdShare ?? MIN_SHARE };
  return draftProblem(rule, gift, Date.now());
}

/** While no amount is typed nothing is too little for it; the amount's own field says that it is missing. */
const ENOUGH_FOR_ALL = minor(1_000_000_000);

/** What is going to be given, once that is known. */
export const givenAmount = (typed: string): Minor | undefined => parseMajor(typed) || undefined;

/** What will happen, in the sender's words; undefined while the rule is not finished. */
export function openingSentence(
  gift: Pick<GiftForm, 'rule' | 'amount'>,
  limits?: Pick<GiftLimits, 'minCrowdShare'>,
): string | undefined {
  if (ruleProblemOf(gift, limits)) return undefined;
  const amount = givenAmount(gift.amount);
  return describeRule(gift.rule === null ? undefined : ruleOf(gift.rule), Date.now(), amount ? { amount } : undefined);
}

/** What stands there until then. */
export const NOT_FINISHED = 'Not finished yet';

export type CheckedGift = z.output<ReturnType<typeof giftFormSchema>>;

/** The words of the wire: kobo for naira, and nothing where nothing was said. */
export function startPaymentBody(gift: CheckedGift, callbackUrl: string) {
  const amount = parseMajor(gift.amount);
  if (amount === undefined) throw new RangeError('The amount was checked before');
  return {
    amount,
    email: gift.email,
    authorizationUrl: callbackUrl,
    theme: gift.theme,
    clothSeed: gift.clothSeed,
    anonymous: gift.anonymous,
    ...(gift.senderName === '' ? {} : { senderName: gift.senderName }),
    ...(gift.senderEmail === '' ? {} : { senderEmail: gift.senderEmail }),
    ...(gift.message === '' ? {} : { message: gift.message }),
    ...(gift.password === '' ? {} : { password: gift.password }),
    ...(gift.rule === null ? {} : { rule: wireOf(gift.rule) }),
  };
}

export type PasswordStrength = 'none' | 'short' | 'weak' | 'fair' | 'strong';

/** A hint, not a gate: guesses are counted per gift, so even a short password holds for a while. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'none';
  if (password.length < 4) return 'short';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  const isPattern =
    /^(.)\1+$/.test(password) || '01234567890 abcdefghijklmnopqrstuvwxyz'.includes(password.toLowerCase());
  if (isPattern || (password.length < 8 && kinds < 3)) return 'weak';
  return password.length >= 12 || (password.length >= 8 && kinds >= 3) ? 'strong' : 'fair';
}
