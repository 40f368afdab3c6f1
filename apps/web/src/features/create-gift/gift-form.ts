import type { Limits } from '@jara/contract/limits';
import { giftPassword } from '@jara/contract/payments';
import { email, line, text } from '@jara/contract/scalars';
import { DEFAULT_LIFETIME, timesProblem } from '@jara/domain/gift/gift-times';
import { formatMoneyShort } from '@jara/domain/money/format';
import { type Minor, minor } from '@jara/domain/money/money';
import { parseMajor } from '@jara/domain/money/parse-major';
import { describeRule } from '@jara/domain/rule/describe-rule';
import { MIN_SHARE } from '@jara/domain/rule/rule';
import * as z from 'zod/mini';
import type { GiftDraft } from '../../lib/gift-draft.ts';
import { fromLagosInput } from '../../lib/lagos-input.ts';
import { draftProblem, listedAmount, type RuleDraft, ruleOf, wireOf } from '../../lib/rule-draft.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { giftOf, type Times, timesOf, wishedTimes } from './wishes.ts';
import { words } from './words/en.tsx';

export interface GiftForm extends GiftDraft {
  password: string;
}

export const LONGEST_NAME = 80;
export const LONGEST_MESSAGE = 280;

type GiftLimits = Pick<Limits, 'minGift' | 'maxGift' | 'minCrowdShare'>;

/** Why an amount cannot be given, or nothing. The server judges again; this answers while the person is still here. */
export function amountProblem(typed: string, limits?: Omit<GiftLimits, 'minCrowdShare'>): string | undefined {
  const amount = parseMajor(typed);
  if (amount === undefined || amount <= 0) return words.amount.notValid;
  if (limits && amount < limits.minGift) return words.amount.smallest(formatMoneyShort(limits.minGift));
  if (limits && amount > limits.maxGift) return words.amount.largest(formatMoneyShort(limits.maxGift));
  return undefined;
}

const emptyOr = <Schema extends z.ZodMiniType<string>>(schema: Schema) => z.union([z.literal(''), schema]);

/** The form as it is typed; each field ends in the contract's own check, so that screen and server say the same. */
export const giftFormSchema = (limits?: GiftLimits) =>
  z
    .object({
      amount: z.string().check((context) => {
        const message = amountProblem(context.value, limits);
        if (message) context.issues.push(problemAt([], message, context.value));
      }),
      email: z.string().check(z.trim()),
      senderName: line(LONGEST_NAME, words.whoFor.nameTooLong(LONGEST_NAME)),
      senderEmail: z.pipe(z.string().check(z.trim()), emptyOr(email)),
      message: text(LONGEST_MESSAGE, words.wrap.messageTooLong(LONGEST_MESSAGE)),
      anonymous: z.boolean(),
      theme: z.custom<GiftForm['theme']>(),
      clothSeed: z.int(),
      wantsPassword: z.boolean(),
      password: emptyOr(giftPassword),
      rule: z.custom<RuleDraft | null>(),
      delivery: z.custom<GiftForm['delivery']>(),
      deliverAt: z.string(),
      opensAt: z.string(),
      lifetimeDays: z.custom<GiftForm['lifetimeDays']>(),
      feePaidBy: z.custom<GiftForm['feePaidBy']>(),
      language: z.custom<GiftForm['language']>(),
    })
    .check(({ value, issues }) => {
      const { deliverAt, opensAt } = timeProblemsOf(value);
      const problems = {
        // Whoever shares the code themselves sees no such field.
        email: value.delivery === 'SELF' ? undefined : email.safeParse(value.email).error?.issues[0]?.message,
        deliverAt,
        opensAt,
        // A window is judged against the times of the gift, once there are any.
        rule: deliverAt || opensAt ? undefined : ruleProblemOf(value, limits),
      };
      for (const [field, message] of Object.entries(problems))
        if (message) issues.push(problemAt([field], message, value));
    });

/** What is wrong with one field says nothing about the others: they are looked at all the same. */
const problemAt = (path: string[], message: string, input: unknown) =>
  ({ code: 'custom', path, message, input, continue: true }) as const;

/** Why the gift cannot be mailed then, or opened then, in the words of the server. */
export function timeProblemsOf(gift: Times): Record<'deliverAt' | 'opensAt', string | undefined> {
  const { deliverAt, opensAt } = wishedTimes(gift);
  const now = serverNow();
  return { deliverAt: timesProblem({ deliverAt }, now), opensAt: timesProblem({ opensAt }, now) };
}

/** What a rule is judged by. */
type RuledForm = Times & Pick<GiftForm, 'rule' | 'amount' | 'feePaidBy'>;

/** Why a gift cannot have the rule that stands in the form, or nothing. Until the limits are here the server alone knows them. */
export function ruleProblemOf(form: RuledForm, limits?: Pick<GiftLimits, 'minCrowdShare'>): string | undefined {
  if (form.rule === null) return undefined;
  const now = serverNow();
  const gift = {
    amount: giftOf(form) ?? enoughFor(form.rule),
    crowdShare: limits?.minCrowdShare ?? MIN_SHARE,
    times: timesOf(form, now),
  };
  return draftProblem(form.rule, gift, now);
}

/** While no amount is typed it is enough and adds up; the amount's own field says that it is missing. */
const enoughFor = (rule: RuleDraft): Minor => minor(listedAmount(rule) ?? 1_000_000_000);

/** What will happen, in the sender's words; undefined while the rule is not finished. */
export function openingSentence(form: RuledForm, limits?: Pick<GiftLimits, 'minCrowdShare'>): string | undefined {
  if (ruleProblemOf(form, limits)) return undefined;
  const amount = giftOf(form);
  return describeRule(form.rule === null ? undefined : ruleOf(form.rule), serverNow(), amount ? { amount } : undefined);
}

export type CheckedGift = z.output<ReturnType<typeof giftFormSchema>>;

/** The words of the wire: kobo for naira, and nothing where nothing was said. */
export function startPaymentBody(gift: CheckedGift, callbackUrl: string) {
  const amount = parseMajor(gift.amount);
  if (amount === undefined) throw new RangeError('The amount was checked before');
  return {
    amount,
    ...(gift.delivery === 'SELF' ? { delivery: gift.delivery } : { email: gift.email }),
    ...(gift.delivery === 'LATER' && { deliverAt: instantOf(gift.deliverAt) }),
    ...(gift.opensAt !== '' && { opensAt: instantOf(gift.opensAt) }),
    ...(gift.lifetimeDays !== DEFAULT_LIFETIME && { lifetimeDays: gift.lifetimeDays }),
    ...(gift.feePaidBy !== 'RECIPIENT' && { feePaidBy: gift.feePaidBy }),
    ...(gift.language !== 'en' && { language: gift.language }),
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

const instantOf = (lagosInput: string): string => new Date(fromLagosInput(lagosInput)).toISOString();

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
