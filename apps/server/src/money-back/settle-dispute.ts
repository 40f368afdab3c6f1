import type { DisputeId, GiftId, PaymentId } from '@jara/domain/ids';
import { disputeLost, disputeWon } from '@jara/domain/ledger/journals';
import { type Currency, type Minor, minor } from '@jara/domain/money/money';
import type { PaymentStatus } from '@jara/domain/payment/payment-status';
import type { Dispute } from '@jara/paystack/wire';
import { postJournal } from '../ledger/post-journal.ts';
import { announcePayment } from '../platform/database/announce.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { partsOf, thawClaims } from './hold-for-dispute.ts';
import type { ChargeRow, DisputeRow, GiftRow } from './money-back.store.ts';

/** The steps of a dispute. The payment and the gift are locked by the caller, who also knows that each step is due. */
export async function openDispute(
  trx: Trx,
  dispute: Dispute,
  charge: ChargeRow,
  giftOfPayment: GiftRow | undefined,
  now: Date,
): Promise<DisputeRow> {
  if (dispute.currency && dispute.currency !== charge.currency) {
    throw new Error(`dispute ${dispute.id} is in another currency than its charge`);
  }
  // A charge in suspense never became the gift, so a dispute about it leaves the gift alone.
  const gift = charge.became === 'GIFT' ? giftOfPayment : undefined;
  if (gift) {
    await changeGift(
      trx,
      gift.id,
      { status: 'CONFLICTED', statusReason: 'The sender’s bank disputes the payment' },
      now,
    ).execute();
  }
  return trx
    .insertInto('disputes')
    .values({
      id: newId<DisputeId>(),
      providerId: dispute.id,
      paymentId: charge.paymentId,
      chargeId: charge.id,
      giftId: gift?.id ?? null,
      amount: wantedOf(dispute, charge),
      heldParts: '[]',
      status: 'OPEN',
      giftStatusBefore: gift?.status ?? null,
      giftReasonBefore: gift?.statusReason ?? null,
      openedAt: now,
      closedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Everything held goes back where it was, claims thaw, and the gift is again what it was before. */
export async function winDispute(trx: Trx, dispute: DisputeRow, charge: ChargeRow, now: Date): Promise<void> {
  if (dispute.held > 0) {
    const held = partsOf(dispute.heldParts);
    await postJournal(trx, disputeWon({ disputeId: dispute.id, held, currency: charge.currency as Currency }), now);
  }
  await trx.updateTable('disputes').set({ status: 'WON', closedAt: now }).where('id', '=', dispute.id).execute();
  if (!dispute.giftId || !dispute.giftStatusBefore) return;
  await thawClaims(trx, dispute.giftId, now);
  // Staff may have taken the gift elsewhere in the meantime; then their decision stands.
  await changeGift(
    trx,
    dispute.giftId,
    { status: dispute.giftStatusBefore, statusReason: dispute.giftReasonBefore },
    now,
  )
    .where('status', '=', 'CONFLICTED')
    .execute();
}

interface Loss {
  dispute: Dispute;
  charge: ChargeRow;
  payment: { id: PaymentId; status: PaymentStatus };
}

/** The provider has taken the money back. The gift stays frozen, and what had already left is our loss. */
export async function loseDispute(
  trx: Trx,
  held: DisputeRow,
  { dispute, charge, payment }: Loss,
  now: Date,
): Promise<void> {
  const charged = wantedOf(dispute, charge);
  await postJournal(
    trx,
    disputeLost({ disputeId: held.id, held: partsOf(held.heldParts), charged, currency: charge.currency as Currency }),
    now,
  );
  await trx
    .updateTable('disputes')
    .set({ status: 'LOST', amount: charged, closedAt: now })
    .where('id', '=', held.id)
    .execute();
  if (held.giftId) {
    await changeGift(
      trx,
      held.giftId,
      { status: 'CONFLICTED', statusReason: 'The sender’s bank took the payment back' },
      now,
    ).execute();
  }
  await giveUpPayment(trx, payment, charge, now);
}

/** A payment whose own charge is gone is reversed; one that only ever had money in suspense has failed. */
async function giveUpPayment(trx: Trx, payment: Loss['payment'], charge: ChargeRow, now: Date): Promise<void> {
  const [from, status] =
    charge.became === 'GIFT' ? (['SUCCESS', 'REVERSED'] as const) : (['PROCESSING', 'FAILED'] as const);
  if (payment.status !== from) return;
  await trx
    .updateTable('payments')
    .set({ status, failureReason: 'Your bank took this payment back', updatedAt: now })
    .where('id', '=', payment.id)
    .execute();
  await announcePayment(trx, payment.id);
}

/** What the bank wants: a part, or the whole charge when it does not say. */
const wantedOf = ({ refund_amount }: Dispute, charge: ChargeRow): Minor =>
  refund_amount ? minor(refund_amount) : charge.amount;

const changeGift = (trx: Trx, id: GiftId, change: Pick<GiftRow, 'status' | 'statusReason'>, now: Date) =>
  trx
    .updateTable('gifts')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1), updatedAt: now }))
    .where('id', '=', id);
