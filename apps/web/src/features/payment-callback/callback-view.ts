import type { Payment } from '@jara/contract/payments';
import { hasStatus } from '../../lib/api.ts';
import { words } from './words/en.tsx';

export type CallbackView =
  | { kind: 'loading' }
  | { kind: 'held'; reason: string }
  | { kind: 'failed'; reason: string | null }
  | { kind: 'success'; quid: string; payment: Payment }
  | { kind: 'elsewhere' };

interface Seen {
  reference: string | undefined;
  payment: Payment | undefined;
  error: unknown;
}

/**
 * What the page shows. It says "failed" only when the provider did, or when there is nothing to ask about: while the
 * answer is open, and while the network is gone, it keeps waiting, so that nobody pays twice.
 */
export function callbackView({ reference, payment, error }: Seen): CallbackView {
  if (reference === undefined) return { kind: 'failed', reason: words.failed.noPayment };
  if (payment?.quid) return { kind: 'success', quid: payment.quid, payment };
  if (payment?.status === 'SUCCESS') return { kind: 'elsewhere' };
  if (payment?.status === 'FAILED' || payment?.status === 'REVERSED')
    return { kind: 'failed', reason: payment.failureReason };
  // Money arrived, but not the money that was asked for. Staff decide, and the page hears of it like of any payment.
  if (payment?.status === 'PROCESSING' && payment.failureReason !== null)
    return { kind: 'held', reason: payment.failureReason };
  // To another browser than the sender's the server knows no payment, though it may well be paid.
  if (payment === undefined && hasStatus(error, 404)) return { kind: 'elsewhere' };
  return { kind: 'loading' };
}

/** Whether there is still something to ask about. */
export const isUndecided = ({ kind }: CallbackView): boolean => kind === 'loading' || kind === 'held';

const FIRST_CHECK_MS = 2000;
const SLOWEST_CHECK_MS = 15_000;

/** How long to wait before asking again: quickly at first, then ever more patiently. */
export const nextCheckMs = (checksSoFar: number): number =>
  Math.min(SLOWEST_CHECK_MS, Math.round(FIRST_CHECK_MS * 1.4 ** checksSoFar));

/** "0:07", "12:30" */
export function stopwatch(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
