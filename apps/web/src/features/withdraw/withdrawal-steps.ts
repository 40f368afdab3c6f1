import type { Withdrawal } from '@jara/contract/withdrawals';
import { words } from './words/en.tsx';

export interface Step {
  name: keyof typeof words.steps;
  label: string;
  state: 'done' | 'now' | 'later' | 'failed';
  at: string | null;
  /** What is happening, under the step that is happening. */
  note?: string;
}

type Journey = Pick<Withdrawal, 'stage' | 'waitReason' | 'createdAt' | 'approvedAt' | 'sentAt' | 'finishedAt'>;

/** How many steps are behind the money, and what the next one is waiting for. */
const PROGRESS: Record<Withdrawal['stage'], { done: 1 | 2 | 3 | 4; note?: string; failed?: true }> = {
  REQUESTED: { done: 1, note: words.waitsFor.approval },
  APPROVED: { done: 2, note: words.waitsFor.handingOver },
  SUBMITTED: { done: 3, note: words.waitsFor.landing },
  UNKNOWN: { done: 3, note: words.waitsFor.slowBank },
  COMPLETED: { done: 4 },
  REJECTED: { done: 1, failed: true },
  FAILED: { done: 3, failed: true },
  REVERSED: { done: 3, failed: true },
};

/** Requested → Approved → Sent → In your account. */
export function stepsOf(withdrawal: Journey): Step[] {
  const { stage, waitReason, createdAt, approvedAt, sentAt, finishedAt } = withdrawal;
  const { done: usual, note: usualNote, failed } = PROGRESS[stage];
  const note = stage === 'REQUESTED' && waitReason !== null ? waitReason : usualNote;
  // A bank can refuse an account before anything was sent to it.
  const done = stage === 'FAILED' && sentAt === null ? 2 : usual;
  const steps = [
    { name: 'requested', at: createdAt },
    { name: 'approved', at: approvedAt },
    { name: 'sent', at: sentAt },
    { name: 'arrived', at: finishedAt },
  ] as const;
  return steps.map(({ name, at }, place): Step => {
    const label = words.steps[name];
    if (place < done) return { name, label, at, state: 'done' };
    if (place > done) return { name, label, at: null, state: 'later' };
    if (failed) return { name, label, at: finishedAt, state: 'failed' };
    return { name, label, at: null, state: 'now', ...(note ? { note } : {}) };
  });
}

interface Promise24 {
  state: 'running' | 'late' | 'kept' | 'over';
  /** How much of the time is left, from 1 down to 0. */
  left: number;
  msLeft: number;
}

/** The promise that the money arrives within 24 hours, as a clock. */
export function promiseOf(withdrawal: Pick<Withdrawal, 'status' | 'createdAt' | 'promisedBy'>, now: number): Promise24 {
  const start = Date.parse(withdrawal.createdAt);
  const end = Date.parse(withdrawal.promisedBy);
  const msLeft = Math.max(0, end - now);
  const left = end > start ? Math.min(1, msLeft / (end - start)) : 0;
  if (withdrawal.status === 'COMPLETED') return { state: 'kept', left, msLeft };
  if (withdrawal.status === 'FAILED') return { state: 'over', left, msLeft };
  return { state: msLeft > 0 ? 'running' : 'late', left, msLeft };
}
