import type { ChargeId } from '@jara/domain/ids';
import { NOT_KNOWN } from '@jara/domain/operations/differences';
import { OPEN_REFUND_STATUSES } from '@jara/domain/payment/refund-status';
import { HOUR_MS } from '@jara/domain/time/lagos';
import { unlessUnknown } from '@jara/paystack/provider-error';
import { sql } from 'kysely';
import { listOpenHolds } from '../../holds/holds.ts';
import {
  type ChargeRow,
  findCharge,
  findChargeByProviderId,
  findOpenRefund,
  mayHaveLeft,
} from '../../money-back/money-back.store.ts';
import { settleRefund } from '../../money-back/settle-refund.ts';
import { findPaymentByReference } from '../../payments/payments.store.ts';
import { literals } from '../../platform/database/literals.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { type ForeignRefund, followRefunds, transactionIdOf } from '../../provider/follow-refunds.ts';
import { lookForRefund, markerOf } from '../../provider/look-for-refund.ts';
import { type Difference, type Finding, said } from './difference.ts';
import { PER_PAGE, pages } from './pages.ts';

/** Charges of which the provider or we have a refund of this time that the other side does not have just so. */
export async function findRefundSuspects(
  { db, paystack }: Pick<Deps, 'db' | 'paystack'>,
  from: Date,
): Promise<{ compared: number; suspects: ChargeRow[] }> {
  const suspects = new Map<string, ChargeRow>();
  const seen = new Set<string>();
  const list = (page: number) => paystack.listRefundsByTime({ from: from.toISOString(), page, perPage: PER_PAGE });
  for await (const rows of pages(list)) {
    const ids = rows.map(({ id }) => id);
    const ours = await db
      .selectFrom('refunds')
      .select(['providerId', 'status'])
      .where('providerId', 'in', ids)
      .execute();
    const known = new Map(ours.map(({ providerId, status }) => [providerId, status]));
    for (const refund of rows) {
      seen.add(refund.id);
      const status = known.get(refund.id);
      if (status === (refund.status === 'failed' ? 'FAILED' : 'DONE')) continue;
      const charge = await findChargeByProviderId(db, transactionIdOf(refund) ?? '');
      if (charge) suspects.set(charge.id, charge);
    }
  }
  // From our side: what we call done, and what is held for a refund that has since been settled or taken back.
  const lately = await db
    .selectFrom('refunds')
    .select(['chargeId', 'providerId'])
    .where('finishedAt', '>=', from)
    .where('status', '=', 'DONE')
    .execute();
  const held = await db
    .selectFrom('holds')
    .innerJoin('gifts', 'gifts.id', 'holds.giftId')
    .innerJoin('charges', 'charges.paymentId', 'gifts.paymentId')
    .select('charges.id as chargeId')
    .where('holds.cause', '=', 'REFUND_BY_HAND')
    .where('holds.liftedAt', 'is', null)
    .execute();
  const { rows: unanswered } = await sql<{ chargeId: ChargeId }>`
    select charge_id from refunds
    where status in ${literals(OPEN_REFUND_STATUSES)} and provider_id is null and sends > refused_sends
  `.execute(db);
  const missing = lately.filter(({ providerId }) => providerId === null || !seen.has(providerId));
  for (const { chargeId } of [...missing, ...held, ...unanswered]) {
    const charge = suspects.has(chargeId) ? undefined : await findCharge(db, chargeId);
    if (charge) suspects.set(chargeId, charge);
  }
  return { compared: seen.size, suspects: [...suspects.values()] };
}

/** Looks at all refunds of one charge from both sides. Each that our books do not have is a difference of its own. */
export const examineRefunds =
  (deps: Deps) =>
  async (charge: ChargeRow): Promise<Finding[]> => {
    const foreign = await followRefunds(deps)(charge);
    const payment = await findPaymentByReference(deps.db, charge.reference);
    const forgotten = await listForgotten(deps, payment, foreign);
    const unanswered = await lookForUnanswered(deps, charge, payment);
    return [
      ...foreign.map((refund) => differing(charge, refund, payment)),
      ...forgotten.map((providerId) => unknownRefund(charge, providerId, payment)),
    ]
      .map((difference): Finding => ({ difference, isMended: false }))
      .concat(unanswered ?? []);
  };

/** So long a list may lack what has just been asked for. */
const PATIENCE_MS = HOUR_MS;

/**
 * One of ours that was sent, and of which the provider has said nothing since. Found by now, it is named. Otherwise people say what became of it:
 * nothing of it goes anywhere meanwhile, and it may never be sent again.
 */
async function lookForUnanswered(deps: Deps, charge: ChargeRow, payment: Payment): Promise<Finding | undefined> {
  const open = await findOpenRefund(deps.db, charge.id);
  if (!open || !mayHaveLeft(open)) return undefined;
  const theirs = await lookForRefund(deps, open);
  if (typeof theirs === 'object') {
    await settleRefund(deps)(open.id, theirs);
    return { difference: undefined, isMended: true };
  }
  if (deps.clock.now().getTime() - open.createdAt.getTime() < PATIENCE_MS) return undefined;
  const difference: Difference = {
    kind: 'REFUND_NOT_RECORDED',
    reference: charge.reference,
    // What it would be known by, since nobody has been told its name.
    providerId: markerOf(open.id),
    ours: said('a refund that may have left', open),
    theirs: NOT_KNOWN,
    amount: open.amount,
    currency: open.currency,
    giftId: open.giftId,
    paymentId: payment?.id ?? null,
  };
  return { difference, isMended: false };
}

type Payment = Awaited<ReturnType<typeof findPaymentByReference>>;

/** Refunds over which the gift is held, and that the provider does not know any more by their names, either. */
async function listForgotten(
  { db, paystack }: Deps,
  payment: Payment,
  foreign: readonly ForeignRefund[],
): Promise<string[]> {
  if (!payment?.giftId) return [];
  const holds = (await listOpenHolds(db, payment.giftId)).filter(({ cause }) => cause === 'REFUND_BY_HAND');
  const names = holds.map(({ causeId }) => causeId).filter((name) => !foreign.some(({ refund }) => refund.id === name));
  const known = await Promise.all(names.map((name) => unlessUnknown(() => paystack.fetchRefund(name))));
  return names.filter((_, nth) => !known[nth]);
}

const unknownRefund = ({ reference }: ChargeRow, providerId: string, payment: Payment): Difference => ({
  kind: 'REFUND_NOT_RECORDED',
  reference,
  providerId,
  ours: 'no such refund',
  theirs: NOT_KNOWN,
  amount: null,
  currency: null,
  giftId: payment?.giftId ?? null,
  paymentId: payment?.id ?? null,
});

const differing = (charge: ChargeRow, { refund, ours }: ForeignRefund, payment: Payment): Difference => ({
  kind: 'REFUND_NOT_RECORDED',
  reference: charge.reference,
  providerId: refund.id,
  ours: ours ? said('a refund that failed', ours) : 'no such refund',
  theirs: said(refund.status, refund),
  amount: refund.amount,
  currency: refund.currency,
  giftId: payment?.giftId ?? null,
  paymentId: payment?.id ?? null,
});
