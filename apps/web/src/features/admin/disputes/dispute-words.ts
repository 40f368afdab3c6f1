import type { DisputeAnswerView, StaffDispute } from '@jara/contract/staff/disputes';
import { ANSWER_NEAR_MS, type DisputeStatus, OVERTAKER_WORDS } from '@jara/domain/dispute/dispute-answers';
import { countdown, MINUTE_MS } from '@jara/domain/time/lagos';
import type { BadgeTone } from '../../../components/ui/badge.tsx';

export const STATUS_WORDS: Record<DisputeStatus, string> = { OPEN: 'Open', WON: 'Won', LOST: 'Lost' };

/** What an open dispute waits for. */
export const WAITING_WORDS: Record<NonNullable<StaffDispute['waitsFor']>, string> = {
  US: 'Waits for our answer',
  PROVIDER: 'Our answer is on its way',
  BANK: 'Waits for the bank',
};

/** The time to answer in words. Once it is over, the provider accepts in our place; when it does is its own to say. */
export function clockWords(leftMs: number): { words: string; tone: BadgeTone } {
  if (leftMs <= 0) return { words: 'Time is over', tone: 'err' };
  // Whole minutes: a clock that is read now and then need not show seconds that stand still.
  const minutes = Math.max(1, Math.ceil(leftMs / MINUTE_MS)) * MINUTE_MS;
  return { words: `${countdown(minutes)} to answer`, tone: leftMs <= ANSWER_NEAR_MS ? 'err' : 'warn' };
}

export const ANSWER_WORDS = { ACCEPT: 'Accepted', CONTEST: 'Contested' } as const;

/** What became of an answer, in a sentence. */
export function fateOf({ status, sentAt, overtakenBy, failure }: DisputeAnswerView): string {
  if (status === 'TAKEN') return 'The provider has it.';
  if (status === 'OVERTAKEN') return overtakenBy ? OVERTAKER_WORDS[overtakenBy] : 'Something else came first.';
  if (status === 'REFUSED') return `The provider did not take it: ${failure ?? 'it gave no reason'}`;
  return sentAt
    ? 'It was sent, and the provider has not confirmed it yet. It is looked for until it does.'
    : 'It is kept, and about to be sent to the provider.';
}
