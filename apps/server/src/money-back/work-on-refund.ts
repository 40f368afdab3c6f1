import { isProviderError, type ProviderError } from '@jara/paystack/provider-error';
import type { Refund } from '@jara/paystack/wire';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Trx } from '../platform/db.ts';
import { findRefund, findStandingDispute, isOpenRefund, listRefundsOfReference, lockRefund, type RefundRow } from './money-back.store.ts';
import { recordDispute } from './record-dispute.ts';
import { completeRefund, failRefund, settleRefund } from './settle-refund.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'paystack' | 'log'> & { refundPace?: RefundPace };

export interface RefundPace {
  /** Waits between looks, by how often we have looked; the last one repeats. */
  checkAfterMs: readonly number[];
  /** How many times in a row the provider must not list a refund before it is asked for again. */
  notFoundBeforeResend: number;
}

const SECOND = 1_000;
const DEFAULT_PACE: RefundPace = {
  checkAfterMs: [3, 10, 30, 60, 300, 600, 1800, 3600, 7200].map((seconds) => seconds * SECOND),
  notFoundBeforeResend: 3,
};
