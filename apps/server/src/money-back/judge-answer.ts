import { AWAITS_US, type DisputeAnswer, type Overtaker } from '@jara/domain/dispute/dispute-answers';
import type { Dispute } from '@jara/paystack/wire';

type Verdict = { status: 'WAITING' } | { status: 'TAKEN' } | { status: 'OVERTAKEN'; overtakenBy: Overtaker };

const WAITING: Verdict = { status: 'WAITING' };
const TAKEN: Verdict = { status: 'TAKEN' };
const overtaken = (overtakenBy: Overtaker): Verdict => ({ status: 'OVERTAKEN', overtakenBy });

const AWAITS_BANK = 'awaiting-bank-feedback';

/** What has become of our answer, read from the dispute itself: a lost answer to our call says nothing, and a second call might. */
export function judgeAnswer(
  { answer, sends }: { answer: DisputeAnswer; sends: number },
  { status, resolution, history }: Pick<Dispute, 'status' | 'resolution' | 'history'>,
): Verdict {
  if (status === AWAITS_US) return WAITING;
  if (status === AWAITS_BANK) return answer === 'CONTEST' ? TAKEN : overtaken('OTHER_ANSWER');
  // "pending", and whatever word may come: it is asked about again.
  if (status !== 'resolved') return WAITING;
  const wasContested = lastRound(history ?? []).some((step) => step.status === AWAITS_BANK);
  if (wasContested) return answer === 'CONTEST' ? TAKEN : overtaken('OTHER_ANSWER');
  if (resolution === 'auto-accepted') return overtaken('CLOCK');
  if (resolution === 'merchant-accepted') return answer === 'ACCEPT' ? TAKEN : overtaken('OTHER_ANSWER');
  // A bank that gives up without having thought about it may have done so at our word, where there was one.
  return resolution === 'declined' && answer === 'CONTEST' && sends > 0 ? TAKEN : overtaken('BANK');
}

type History = NonNullable<Dispute['history']>;

/** A bank may take up again what it had given up: what was answered before that is not this answer. */
function lastRound(history: History): History {
  const inOrder = history.toSorted((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''));
  return inOrder.slice(inOrder.findLastIndex((step) => step.status === AWAITS_US) + 1);
}
