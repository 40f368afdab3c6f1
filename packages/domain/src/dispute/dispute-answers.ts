import { HOUR_MS } from '../time/lagos.ts';

export const DISPUTE_STATUSES = ['OPEN', 'WON', 'LOST'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** How long a Nigerian business has to answer a dispute. Whoever says nothing has accepted, and the money is taken. */
export const ANSWER_WITHIN_MS = 16 * HOUR_MS;

/** So long before the end of it, a dispute that nobody has answered calls for somebody. */
export const ANSWER_NEAR_MS = 4 * HOUR_MS;

/** What we can say to a dispute: the payer may have the money, or they were given what they paid for. */
export const DISPUTE_ANSWERS = ['ACCEPT', 'CONTEST'] as const;
export type DisputeAnswer = (typeof DISPUTE_ANSWERS)[number];

/** An answer waits until the provider is known to have it. It may find that something else came first, or be refused. */
export const ANSWER_STATUSES = ['WAITING', 'TAKEN', 'OVERTAKEN', 'REFUSED'] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];

/** What came first: the end of the time, another answer at the provider, or the bank's own decision. */
export const OVERTAKERS = ['CLOCK', 'OTHER_ANSWER', 'BANK'] as const;
export type Overtaker = (typeof OVERTAKERS)[number];

export const OVERTAKER_WORDS: Record<Overtaker, string> = {
  CLOCK: 'The time was over before the provider had our answer, so the dispute was accepted for us.',
  OTHER_ANSWER: 'It had been answered otherwise at the provider before ours arrived.',
  BANK: 'The bank had ended it before our answer arrived.',
};

/** How the provider calls a dispute that waits for our answer. */
export const AWAITS_US = 'awaiting-merchant-feedback';

/** And one that has our answer, or has ended. Whatever other word may come, somebody has to look at it. */
export const WITH_BANK: readonly string[] = ['awaiting-bank-feedback', 'resolved'];

/** A dispute as staff decide about it. */
export interface DisputeCase {
  status: DisputeStatus;
  /** In the provider's own word; null where we have not asked since it was kept. */
  providerStatus: string | null;
  /** Somebody has answered, and the provider is not known to have it yet. */
  hasWaitingAnswer: boolean;
}

/** For whom an open dispute waits; a dispute that has ended waits for nobody. */
export function waitsFor({ status, providerStatus, hasWaitingAnswer }: DisputeCase): 'US' | 'PROVIDER' | 'BANK' | null {
  if (status !== 'OPEN') return null;
  if (hasWaitingAnswer) return 'PROVIDER';
  return WITH_BANK.includes(providerStatus ?? '') ? 'BANK' : 'US';
}

/** Why a dispute cannot be answered now; undefined when it can. That its time is over is the provider's to say. */
export function whyNotAnswer(dispute: DisputeCase): 'dispute_closed' | 'dispute_answered' | undefined {
  const waiting = waitsFor(dispute);
  if (waiting === null) return 'dispute_closed';
  return waiting === 'US' ? undefined : 'dispute_answered';
}
