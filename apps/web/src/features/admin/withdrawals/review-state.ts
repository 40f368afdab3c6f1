import type { DecisionOutcome, ReviewedWithdrawal, StaffWithdrawal } from '@jara/contract/staff/withdrawals';
import { HOW_A_HOLD_ENDS } from '@jara/domain/hold/holds';
import { counted, decisionState } from './decision-state.ts';

/** What somebody wants to say to all they have chosen. */
export type Wish = 'APPROVE' | 'REJECT';

/** A finished one can be read, and that is all. */
export const isDecidable = (withdrawal: StaffWithdrawal): boolean => decisionState(withdrawal).kind !== 'closed';

/** Why whoever looks cannot say this to it now; undefined when they can. */
export function whyNot(wish: Wish, withdrawal: StaffWithdrawal): string | undefined {
  const decision = decisionState(withdrawal);
  if (decision.kind === 'closed') return 'It is decided already, and its payout is sent or over.';
  if (wish === 'REJECT') return undefined;
  if (decision.kind === 'unsent') return 'It is approved already.';
  return decision.kind === 'waits' ? decision.why : undefined;
}

/** What a yes would do to it. */
export type Effect = 'PAID' | 'WAITS_FOR_SECOND' | 'HELD' | 'PAUSED';

export function effectOf(withdrawal: ReviewedWithdrawal, payoutsPaused: boolean): Effect {
  if (withdrawal.approvalsNeeded - counted(withdrawal).length >= 2) return 'WAITS_FOR_SECOND';
  if (withdrawal.holds.length > 0) return 'HELD';
  return payoutsPaused ? 'PAUSED' : 'PAID';
}

/** What should be read before a yes or a no. */
export function flagsOf(withdrawal: ReviewedWithdrawal): string[] {
  const { waitReason, approvalsNeeded, approvals, holds, promiseLeftMs } = withdrawal;
  const earlier = counted({ approvals });
  return [
    ...(waitReason ? [waitReason] : []),
    ...holds.map(({ cause, reason }) => `Held: ${reason}. ${HOW_A_HOLD_ENDS[cause]}`),
    ...(approvalsNeeded >= 2
      ? [
          `Needs two people. ${earlier.length === 0 ? 'Nobody' : earlier.map(({ staff }) => staff.name).join(', ')} said yes so far.`,
        ]
      : []),
    ...(promiseLeftMs !== null && promiseLeftMs < 0 ? ['The 24-hour promise is broken.'] : []),
  ];
}

export interface Sum {
  currency: string;
  amount: number;
  fee: number;
  net: number;
}

/** Currencies are never added to one another. */
export function sumsOf(withdrawals: readonly Pick<StaffWithdrawal, 'currency' | 'amount' | 'fee' | 'net'>[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { currency, amount, fee, net } of withdrawals) {
    const sum = sums.get(currency) ?? { currency, amount: 0, fee: 0, net: 0 };
    sums.set(currency, { currency, amount: sum.amount + amount, fee: sum.fee + fee, net: sum.net + net });
  }
  return [...sums.values()];
}

const OUTCOME_WORDS: Record<DecisionOutcome, (count: number) => string> = {
  APPROVED: (count) => `${count} approved`,
  WAITS_FOR_SECOND: (count) => `${count} ${count === 1 ? 'waits' : 'wait'} for a second person`,
  REJECTED: (count) => `${count} rejected`,
  CHANGED: (count) => `${count} changed meanwhile`,
  REFUSED: (count) => `${count} refused`,
};

/** "2 approved, 1 waits for a second person" */
export function outcomeWords(results: readonly { outcome: DecisionOutcome }[]): string {
  const kinds = Object.keys(OUTCOME_WORDS) as DecisionOutcome[];
  return kinds
    .map((kind) => ({ kind, count: results.filter(({ outcome }) => outcome === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => OUTCOME_WORDS[kind](count))
    .join(', ');
}
