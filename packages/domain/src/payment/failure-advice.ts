import { PAYMENT_FAILURES } from './payment-failures.ts';
import { words as english, type Words } from './words/en.ts';

/** The first that matches counts, so the narrow ones come first. The words are those of banks and of the provider. */
const ADVICE: readonly (readonly [RegExp, keyof Words['advice']])[] = [
  [/cancel/i, 'cancelled'],
  [/insufficient|not sufficient|no funds/i, 'noFunds'],
  [/not registered|token not generated/i, 'noCodes'],
  [/\b(otp|token|one.time)\b/i, 'wrongCode'],
  [/\bpin\b/i, 'wrongPin'],
  [/\bcvv|\bcvc|security code/i, 'wrongDigits'],
  [/expired.*card|card.*expired|\bexpiry\b/i, 'cardPastDate'],
  [/limit|exceeds/i, 'overLimit'],
  [/authenticat|3d.?secure|3ds|bank auth/i, 'notSureItIsYou'],
  [/stolen|lost card|fraud|pick.?up|restricted|blocked/i, 'cardStopped'],
  [/not permitted|not allowed|not enabled|international/i, 'notOnline'],
  [/time[d -]*out|never completed|session/i, 'tookTooLong'],
  [/could not be opened|unavailable|inoperative|malfunction|system error|switch|network|connection/i, 'bankNotWorking'],
  [/declin|honou?r|refus|rejected/i, 'declined'],
];

/** What to do about a payment that failed, for the reason that was given; nothing when the reason tells us nothing. */
export function failureAdvice(reason: string | null, { advice }: Words = english): string | undefined {
  const [, fitting] = (reason !== null && ADVICE.find(([pattern]) => pattern.test(reason))) || [];
  return fitting && advice[fitting];
}

type Failure = keyof typeof PAYMENT_FAILURES;
const FAILURES = new Map(
  Object.entries(PAYMENT_FAILURES).map(([name, written]) => [written as string, name as Failure]),
);

/** Why it failed, for its payer. What a bank wrote stays as it wrote it. */
export function shownFailure(written: string, { failures }: Words = english): string {
  const ours = FAILURES.get(written);
  return ours ? failures[ours] : written;
}
