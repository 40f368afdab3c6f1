import { isProviderError, type ProviderError } from '@jara/paystack/provider-error';
import { sql } from 'kysely';
import type { Deps } from '../platform/tools/deps.ts';
import { enqueue, enqueueAlone } from '../platform/jobs/enqueue.ts';
import { holdGift } from './hold-gift.ts';
import type { Trx } from '../platform/database/db.ts';
import { lookForRefund, markerOf } from '../provider/look-for-refund.ts';
import {
  findChargeOfReference,
  findGiftOfPayment,
  findRefund,
  findStandingDispute,
  isOpenRefund,
  listRefundsOfReference,
  lockRefund,
  type RefundRow,
} from './money-back.store.ts';
import { recordDispute } from './record-dispute.ts';
import { completeRefund, failRefund, settleRefund } from './settle-refund.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'clock' | 'paystack' | 'log' | 'requestId'> & { refundPace?: RefundPace };

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

const SENDS_BEFORE_REFUSAL_COUNTS = 3;

/** Refusals that are about our own account, not about this refund: it waits, and staff are told. */
const OUR_OWN_TROUBLE = new Set(['insufficient_balance', 'starter_business', 'invalid_Key', 'rate_limited']);

/**
 * Takes one refund a step further and plans the next look. It may be called at any time, by any process, any number of
 * times: one of them works while it holds the refund's lock, and a process that dies lets go of it.
 *
 * The provider has no key that would make asking twice the same as asking once. So it is asked what it has before it is
 * asked for anything, each refund carries our own id in its note, and silence is never taken for a no.
 */
export const workOnRefund =
  (deps: Needs) =>
  async (refundId: string): Promise<void> => {
    await deps.db.connection().execute(async (connection) => {
      const key = sql`hashtextextended(${`refund:${refundId}`}, 0)`;
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(connection);
      if (!rows[0]?.mine) return lookAgainSoon(deps, refundId);
      try {
        await step(deps, refundId);
      } finally {
        await sql`select pg_advisory_unlock(${key})`.execute(connection);
      }
    });
  };

/** Whoever is at it may have asked the provider before the news that brought us here, so there will be one more look. */
const lookAgainSoon = ({ db, requestId }: Needs, refundId: string) =>
  enqueueAlone(db, 'work_on_refund', { refundId }, { key: `refund:${refundId}:again`, afterMs: SECOND, requestId });

/** Works on every open refund of the charges under one reference; an event about a refund says no more than that. */
export const settleRefundsOf =
  (deps: Needs) =>
  async (reference: string): Promise<void> => {
    const refunds = await listRefundsOfReference(deps.db, reference);
    if (refunds.length === 0) await holdForForeignRefund(deps, reference);
    for (const { id } of refunds.filter(isOpenRefund)) await workOnRefund(deps)(id);
  };

/** Somebody refunded the payment at the provider itself: what it paid for must not be given away as well. */
async function holdForForeignRefund(deps: Needs, reference: string): Promise<void> {
  deps.log.error({ reference }, 'refund.not_ours');
  const charge = await findChargeOfReference(deps.db, reference);
  if (charge?.became !== 'GIFT') return;
  const { data } = await deps.paystack.listRefunds(charge.providerId);
  const gift = await findGiftOfPayment(deps.db, charge.paymentId);
  if (gift && data.some(({ status }) => status !== 'failed')) await holdGift(deps)(gift.id, 'payment_gone_back');
}

const AT_ONCE = 50;

/** Takes up refunds whose job was lost or whose worker died: their time has come and nobody is working on them. */
export const sweepRefunds = (deps: Needs) => async (): Promise<void> => {
  const due = await deps.db
    .selectFrom('refunds')
    .select('id')
    .where('nextCheckAt', '<=', new Date())
    .orderBy('nextCheckAt')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due) {
    try {
      await workOnRefund(deps)(id);
    } catch (error) {
      deps.log.warn({ err: error, refundId: id }, 'sweep.item_failed');
    }
  }
};

async function step(deps: Needs, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  if (!refund || !isOpenRefund(refund)) return;
  const answer = await lookForRefund(deps, refund);
  if (answer === 'not_found') await sendWhenSure(deps, refund);
  else if (answer !== 'unknown') await settleRefund(deps)(refundId, answer);
  await planNextLook(deps, refundId);
}

/** A refund that was asked for once and is not listed may only be late, so it is asked for again after several looks. */
async function sendWhenSure(deps: Needs, refund: RefundRow): Promise<void> {
  const { notFoundBeforeResend } = deps.refundPace ?? DEFAULT_PACE;
  if (refund.sends === 0 || refund.notFoundChecks + 1 >= notFoundBeforeResend) return send(deps, refund);
  await deps.db
    .updateTable('refunds')
    .set((eb) => ({ notFoundChecks: eb('notFoundChecks', '+', 1) }))
    .where('id', '=', refund.id)
    .execute();
}

async function send(deps: Needs, refund: RefundRow): Promise<void> {
  if (!(await markSent(deps, refund))) return;
  try {
    const answer = await deps.paystack.createRefund({
      transaction: refund.transactionId,
      amount: refund.amount,
      currency: refund.currency,
      merchantNote: markerOf(refund.id),
      customerNote: `Your payment for a gift on ${deps.config.operator.productName}, sent back to you`,
    });
    await settleRefund(deps)(refund.id, answer);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    await afterFailedSend(deps, refund, error);
  }
}

/**
 * Marks the refund as sent before it is: if we die in between, the next look asks the provider first. A charge that is
 * disputed goes back through the bank, so it must not go back through us as well.
 */
const markSent = (deps: Needs, { id }: RefundRow): Promise<boolean> =>
  whileOpen(deps, id, async (trx, refund) => {
    if (await findStandingDispute(trx, refund.chargeId)) {
      await failRefund(deps, trx, refund, 'The sender’s bank disputes this payment');
      return false;
    }
    await trx
      .updateTable('refunds')
      .set({ status: 'SUBMITTED', sends: refund.sends + 1, notFoundChecks: 0, updatedAt: deps.clock.now() })
      .where('id', '=', id)
      .execute();
    return true;
  });

async function afterFailedSend(deps: Needs, refund: RefundRow, error: ProviderError): Promise<void> {
  const { id } = refund;
  deps.log.warn(
    { refundId: id, kind: error.kind, code: error.code, sends: refund.sends + 1 },
    'refund.send_not_confirmed',
  );
  if (error.kind !== 'refused' || OUR_OWN_TROUBLE.has(error.code ?? '')) return;
  // An earlier request whose answer was lost may be what this one was refused for, so the list has the last word.
  const listed = await lookForRefund(deps, refund);
  if (listed === 'unknown') return;
  if (listed !== 'not_found') return settleRefund(deps)(id, listed);
  if (error.code === 'transaction_reversed') return endReversed(deps, refund);
  if (refund.sends > 0 && refund.sends < SENDS_BEFORE_REFUSAL_COUNTS) return;
  await whileOpen(deps, id, async (trx, open) => {
    await failRefund(deps, trx, open, error.providerMessage ?? 'The provider did not take the refund');
    return true;
  });
}

/** The sender has the money already: somebody sent it by hand, which is what we wanted, or their bank took it. */
async function endReversed(deps: Needs, refund: RefundRow): Promise<void> {
  const { data: disputes } = await deps.paystack.listDisputes({ transaction: refund.transactionId });
  const taken = disputes.filter(({ status, resolution }) => status === 'resolved' && resolution !== 'declined');
  await whileOpen(deps, refund.id, async (trx, open) => {
    if (taken.length === 0) await completeRefund(deps, trx, open);
    else await failRefund(deps, trx, open, 'The sender’s bank took the payment back');
    return true;
  });
  for (const dispute of taken) await recordDispute(deps)(dispute);
}

const whileOpen = (
  deps: Needs,
  id: string,
  work: (trx: Trx, refund: RefundRow) => Promise<boolean>,
): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const refund = await lockRefund(trx, id);
    return refund !== undefined && isOpenRefund(refund) && work(trx, refund);
  });

async function planNextLook(deps: Needs, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const refund = await lockRefund(trx, id);
    if (!refund || !isOpenRefund(refund)) return;
    const steps = (deps.refundPace ?? DEFAULT_PACE).checkAfterMs;
    const afterMs = steps[Math.min(refund.checks, steps.length - 1)] ?? SECOND;
    await trx
      .updateTable('refunds')
      .set({ checks: refund.checks + 1, nextCheckAt: new Date(Date.now() + afterMs) })
      .where('id', '=', id)
      .execute();
    await enqueue(trx, 'work_on_refund', { refundId: id }, { key: `refund:${id}`, afterMs, requestId: deps.requestId });
  });
}
