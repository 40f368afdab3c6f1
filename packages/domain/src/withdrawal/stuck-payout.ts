import { DAY_MS, MINUTE_MS } from '../time/lagos.ts';
import type { WithdrawalStatus } from './withdrawal-status.ts';

/** Banks answer in seconds. What none has answered for so long is stuck: a person may ask, and tell whoever waits for it. */
export const STUCK_AFTER_MS = 30 * MINUTE_MS;

/** Whoever has just been asked knows nothing new. A press must not hurry the ladder, which sends again after repeated "not found". */
const ASK_AGAIN_AFTER_MS = MINUTE_MS;

/** One mail a day says that we are at it; more of them say that nothing happens. */
const TELL_AGAIN_AFTER_MS = DAY_MS;

/** What the provider is asked about a payout: whom it goes to, to send it, what has become of it. */
export const PAYOUT_QUESTIONS = ['ACCOUNT', 'SEND', 'LOOK'] as const;
export type PayoutQuestion = (typeof PAYOUT_QUESTIONS)[number];

/** `OK` is an answer that can be read, whatever it says; after `UNKNOWN` the effect may have happened. */
export const PAYOUT_ANSWERS = ['OK', 'REFUSED', 'NOT_FOUND', 'RATE_LIMITED', 'UNKNOWN'] as const;
export type PayoutAnswer = (typeof PAYOUT_ANSWERS)[number];

interface Payout {
  status: WithdrawalStatus;
  sentAt: Date | null;
}

/** Sent, and nobody has said what became of it. What has not left yet is not the bank's to answer for. */
export const isStuck = ({ status, sentAt }: Payout, now: Date): boolean =>
  (status === 'SUBMITTED' || status === 'UNKNOWN') &&
  sentAt !== null &&
  now.getTime() - sentAt.getTime() >= STUCK_AFTER_MS;

/** Why the bank is not asked now; undefined when it is. */
export function whyNotAsk(
  payout: Payout & { askedAt: Date | null },
  now: Date,
): 'payout_not_stuck' | 'asked_just_now' | undefined {
  if (!isStuck(payout, now)) return 'payout_not_stuck';
  return isWithin(payout.askedAt, ASK_AGAIN_AFTER_MS, now) ? 'asked_just_now' : undefined;
}

export const TELL_PROBLEMS = ['payout_not_stuck', 'no_address', 'told_already'] as const;
export type TellProblem = (typeof TELL_PROBLEMS)[number];

/** Why the recipient is not told now that it takes longer; undefined when they are. */
export function whyNotTell(
  payout: Payout & { toldLateAt: Date | null; hasAddress: boolean },
  now: Date,
): TellProblem | undefined {
  if (!isStuck(payout, now)) return 'payout_not_stuck';
  if (!payout.hasAddress) return 'no_address';
  return isWithin(payout.toldLateAt, TELL_AGAIN_AFTER_MS, now) ? 'told_already' : undefined;
}

const isWithin = (at: Date | null, ms: number, now: Date): boolean => at !== null && now.getTime() - at.getTime() < ms;
