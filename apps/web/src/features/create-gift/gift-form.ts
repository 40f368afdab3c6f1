import type { Limits } from '@jara/contract/limits';
import { words as mailAndKey } from '@jara/contract/mail-and-key/words/en';
import { words as contractWords } from '@jara/contract/words/en';
import { giftPasswordProblem, messageProblem, senderNameProblem } from '@jara/domain/gift/gift-fields';
import { DEFAULT_LIFETIME, timesProblem } from '@jara/domain/gift/gift-times';
import { addressProblem } from '@jara/domain/mail/address';
import { formatMoneyShort } from '@jara/domain/money/format';
import { type Minor, minor } from '@jara/domain/money/money';
import { parseMajor } from '@jara/domain/money/parse-major';
import { describeRule } from '@jara/domain/rule/describe-rule';
import { MIN_SHARE } from '@jara/domain/rule/rule';
import { type Problems, problemsIn } from '../../lib/form-state.ts';
import type { GiftDraft } from '../../lib/gift-draft.ts';
import { fromLagosInput } from '../../lib/lagos-input.ts';
import { draftProblem, listedAmount, type RuleDraft, ruleOf, wireOf } from '../../lib/rule-draft.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { giftOf, type Times, timesOf, wishedTimes } from './wishes.ts';
import { words } from './words/en.tsx';

export interface GiftForm extends GiftDraft {
  password: string;
}

type GiftLimits = Pick<Limits, 'minGift' | 'maxGift' | 'minCrowdShare'>;

/** Why an amount cannot be given, or nothing. The server judges again; this answers while the person is still here. */
export function amountProblem(typed: string, limits?: Omit<GiftLimits, 'minCrowdShare'>): string | undefined {
  const amount = parseMajor(typed);
  if (amount === undefined || amount <= 0) return contractWords.validAmount;
  if (limits && amount < limits.minGift) return words.amount.smallest(formatMoneyShort(limits.minGift));
  if (limits && amount > limits.maxGift) return words.amount.largest(formatMoneyShort(limits.maxGift));
  return undefined;
}

/** What is wrong with the form as it is typed, from the top of the page: screen and server say the same. */
export function giftProblems(form: GiftForm, limits?: GiftLimits): Problems<GiftForm> {
  const { email, senderName, senderEmail, message, password, delivery } = form;
  const { deliverAt, opensAt } = timeProblemsOf(form);
  return problemsIn({
    amount: amountProblem(form.amount, limits),
    // Whoever shares the code themselves sees no such field.
    email: delivery === 'SELF' ? undefined : said(addressProblem(email)),
    senderName: said(senderNameProblem(senderName)),
    senderEmail: senderEmail.trim() === '' ? undefined : said(addressProblem(senderEmail)),
    // A window is judged against the times of the gift, once there are any.
    rule: deliverAt || opensAt ? undefined : ruleProblemOf(form, limits),
    deliverAt,
    opensAt,
    message: said(messageProblem(message)),
    password: password === '' ? undefined : said(giftPasswordProblem(password)),
  });
}

const sentences = { ...mailAndKey, ...contractWords };
const said = (word: keyof typeof sentences | undefined): string | undefined => word && sentences[word];

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

/** The words of the wire: kobo for naira, and nothing where nothing was said. */
export function startPaymentBody(gift: GiftForm, callbackUrl: string) {
  const amount = parseMajor(gift.amount);
  if (amount === undefined) throw new RangeError('The amount was checked before');
  const [senderName, senderEmail, message] = [gift.senderName.trim(), gift.senderEmail.trim(), gift.message.trim()];
  return {
    amount,
    ...(gift.delivery === 'SELF' ? { delivery: gift.delivery } : { email: gift.email.trim() }),
    ...(gift.delivery === 'LATER' && { deliverAt: instantOf(gift.deliverAt) }),
    ...(gift.opensAt !== '' && { opensAt: instantOf(gift.opensAt) }),
    ...(gift.lifetimeDays !== DEFAULT_LIFETIME && { lifetimeDays: gift.lifetimeDays }),
    ...(gift.feePaidBy !== 'RECIPIENT' && { feePaidBy: gift.feePaidBy }),
    ...(gift.language !== 'en' && { language: gift.language }),
    authorizationUrl: callbackUrl,
    theme: gift.theme,
    clothSeed: gift.clothSeed,
    anonymous: gift.anonymous,
    ...(senderName !== '' && { senderName }),
    ...(senderEmail !== '' && { senderEmail }),
    ...(message !== '' && { message }),
    ...(gift.password !== '' && { password: gift.password }),
    ...(gift.rule !== null && { rule: wireOf(gift.rule) }),
  };
}

const instantOf = (lagosInput: string): string => new Date(fromLagosInput(lagosInput)).toISOString();

export type PasswordStrength = 'none' | 'short' | 'weak' | 'fair' | 'strong';

/** A hint, not a gate: guesses are counted per gift, so even a short password holds for a while. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'none';
  if (giftPasswordProblem(password) === 'passwordTooShort') return 'short';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  const isPattern =
    /^(.)\1+$/.test(password) || '01234567890 abcdefghijklmnopqrstuvwxyz'.includes(password.toLowerCase());
  if (isPattern || (password.length < 8 && kinds < 3)) return 'weak';
  return password.length >= 12 || (password.length >= 8 && kinds >= 3) ? 'strong' : 'fair';
}
