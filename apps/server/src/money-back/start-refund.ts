import { endsWithRefund, whyNotRefund } from '@jara/domain/gift/gift-decisions';
import type { ChargeId, GiftId, RefundId } from '@jara/domain/ids';
import { giftAccount, suspenseAccount } from '@jara/domain/ledger/accounts';
import { refundStarted } from '@jara/domain/ledger/journals';
import { type Currency, type Minor, ZERO } from '@jara/domain/money/money';
import { sql } from 'kysely';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { wakePayouts } from '../gifts/change-gift-status.ts';
import { loadGiftCase } from '../gifts/gift-case.ts';
import { liftStaffHolds } from '../holds/holds.ts';
import { balanceOf } from '../ledger/balances.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { lockPayment } from '../payments/payments.store.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { paused } from '../switches/paused.ts';
import { findUnreleased } from '../switches/restores.store.ts';
import { coverFromRest } from './cover-from-rest.ts';
import {
  type ChargeRow,
  endGift,
  findCharge,
  findChargeOfGift,
  findOpenRefund,
  findRefund,
  findStandingDispute,
  lockGift,
  type RefundRow,
  wentBackOf,
} from './money-back.store.ts';
import { wakeDormantMoney } from './wake-dormant.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

interface Decision {
  actor: StaffActor;
  reason: string;
}

/** Sends the unclaimed rest of a gift back to the card that paid for it. */
export const startRefund =
  ({ db, clock, log }: Needs) =>
  async ({ giftId, ...decision }: Decision & { giftId: GiftId }): Promise<RefundRow> => {
    const refund = await db.transaction().execute(async (trx) => {
      const known = await trx.selectFrom('gifts').select('paymentId').where('id', '=', giftId).executeTakeFirst();
      if (!known) throw new Refusal('gift_not_found');
      await lockPayment(trx, known.paymentId);
      const gift = await lockGift(trx, giftId);
      if (!gift) throw new Refusal('gift_not_found');
      const now = clock.now();
      const problem = whyNotRefund(await loadGiftCase(trx, giftId, now));
      if (problem) throw refused(problem);
      const charge = await findChargeOfGift(trx, known.paymentId);
      if (!charge) throw new Error('a gift that may be refunded has no charge');
      await coverFromRest(trx, { charge, gift }, now);
      await wakeDormantMoney(trx, gift, now);
      const amount = await balanceOf(trx, giftAccount(giftId));
      const started = await beginRefund(trx, { charge, giftId, amount, ...decision }, now);
      if (endsWithRefund(gift)) {
        await endGift(trx, giftId, now);
        await liftStaffHolds(trx, giftId, { now, by: decision.actor.staffId });
        await wakePayouts(trx, giftId, decision.actor.requestId);
      }
      return started;
    });
    log.info({ refundId: refund.id, giftId }, 'refund.started');
    return refund;
  };

/** Sends a charge that never became a gift back to the card it came from. */
export const startSuspenseRefund =
  ({ db, clock, log }: Needs) =>
  async ({ chargeId, ...decision }: Decision & { chargeId: ChargeId }): Promise<RefundRow> => {
    const refund = await db.transaction().execute(async (trx) => {
      const known = await findCharge(trx, chargeId);
      if (!known) throw new Refusal('not_found', { message: 'This charge was not found' });
      await lockPayment(trx, known.paymentId);
      // Somebody may have released it while we waited for the lock.
      const charge = await findCharge(trx, chargeId);
      if (charge?.became !== 'SUSPENSE') throw refused('This charge pays for a gift. Refund the gift instead.');
      await refuseIfBusy(trx, charge);
      const amount = await balanceOf(trx, suspenseAccount(chargeId));
      return beginRefund(trx, { charge, giftId: null, amount, ...decision }, clock.now());
    });
    log.info({ refundId: refund.id, chargeId }, 'refund.started');
    return refund;
  };

async function refuseIfBusy(trx: Trx, charge: ChargeRow): Promise<void> {
  if (await findOpenRefund(trx, charge.id)) throw refused('A refund is already on its way');
  const dispute = await findStandingDispute(trx, charge.id);
  if (dispute?.status === 'OPEN') throw refused('The sender’s bank disputes this payment. Wait until that is decided.');
  const isGone = dispute && (await balanceOf(trx, suspenseAccount(charge.id))) === ZERO;
  if (isGone) throw refused('The sender’s bank has already taken this payment back');
}

/** A cancellation and an end send the rest of a gift back once each; what lapses afterwards, as often as something does. */
export type RefundCause = 'CANCEL' | 'EXPIRY' | 'LAPSE';

interface NewRefund extends Decision {
  charge: ChargeRow;
  giftId: GiftId | null;
  amount: Minor;
  /** What is missing from it, as the sender was told. */
  kept?: Minor;
  /** What sends it back by itself. */
  cause?: RefundCause;
}

/** The row, the journal, the audit and the job that works on it come into being together. */
export async function beginRefund(
  trx: Trx,
  { charge, giftId, amount, kept = ZERO, cause, actor, reason }: NewRefund,
  now: Date,
): Promise<RefundRow> {
  if (amount === ZERO) throw refused('There is nothing left to refund');
  // Whatever our books say is here: no charge gives back more than it brought.
  if (amount + (await wentBackOf(trx, charge.id)) > charge.amount)
    throw refused('So much of this payment is not left to go back');
  // A restored database may have forgotten that somebody was paid what it would send back.
  if (await findUnreleased(trx)) throw paused('payouts');
  const id = newId<RefundId>();
  const currency = charge.currency as Currency;
  await trx
    .insertInto('refunds')
    .values({
      id,
      chargeId: charge.id,
      giftId,
      amount,
      kept,
      cause: cause ?? null,
      currency,
      status: 'STARTED',
      providerId: null,
      providerStatus: null,
      reason,
      failure: null,
      nextCheckAt: sql<Date>`now()`,
      createdAt: now,
      updatedAt: now,
      finishedAt: null,
    })
    .execute();
  const source = giftId === null ? { chargeId: charge.id } : { giftId };
  await postJournal(trx, refundStarted({ refundId: id, amount, kept, currency, ...source }), now);
  await recordStaffAction(
    trx,
    actor,
    {
      ...(giftId === null
        ? { action: 'charge.refund', subjectKind: 'charge', subjectId: charge.id }
        : { action: 'gift.refund', subjectKind: 'gift', subjectId: giftId }),
      details: { refundId: id, amount, ...(kept > ZERO && { kept }), currency, reason },
    },
    now,
  );
  await enqueue(trx, 'work_on_refund', { refundId: id }, { key: `refund:${id}`, requestId: actor.requestId });
  const stored = await findRefund(trx, id);
  if (!stored) throw new Error('a refund vanished after it was stored');
  return stored;
}

const refused = (message: string) => new Refusal('status_change_not_allowed', { message });
