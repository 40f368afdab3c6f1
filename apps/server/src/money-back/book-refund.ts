import type { RefundId } from '@jara/domain/ids';
import { giftAccount, suspenseAccount } from '@jara/domain/ledger/accounts';
import { refundMadeElsewhere } from '@jara/domain/ledger/outside-journals';
import { type Currency, minor, minus, ZERO } from '@jara/domain/money/money';
import type { Refund } from '@jara/paystack/wire';
import { sql } from 'kysely';
import type { StaffActor } from '../audit/audit.ts';
import { liftFromGift } from '../holds/holds.ts';
import { balanceOf } from '../ledger/balances.ts';
import { postJournal } from '../ledger/post-journal.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { type ChargeRow, endGift, findRefund, type GiftRow } from './money-back.store.ts';
import { closePayment } from './settle-refund.ts';
import { wakeDormantMoney } from './wake-dormant.ts';

interface Booking {
  charge: ChargeRow;
  gift: GiftRow | undefined;
  refund: Refund;
  /** Our own refund, where we had given it up as failed. */
  ours: RefundId | undefined;
  actor: StaffActor;
  note: string;
  now: Date;
}

/**
 * Takes a refund into the books that was made at the provider without us. It comes out of what nobody has claimed; what is
 * more than that is our loss, because claimed shares stay with those who claimed them. The gift has ended.
 * The payment and the gift are locked by the caller.
 */
export async function bookRefund(trx: Trx, { charge, gift, refund, ours, actor, note, now }: Booking): Promise<void> {
  const isGifts = charge.became === 'GIFT' && gift !== undefined;
  if (isGifts) await wakeDormantMoney(trx, gift, now);
  const source = isGifts ? giftAccount(gift.id) : suspenseAccount(charge.id);
  const here = await balanceOf(trx, source);
  const amount = minor(refund.amount);
  const part = minor(Math.min(here, amount));
  const before = ours && (await findRefund(trx, ours));
  // What a refund of ours was to keep is taken with it, or it would be left in the gift as if it were the sender's.
  const kept = minor(Math.min(here - part, before?.kept ?? ZERO));
  const id = ours ?? (await insertRefund(trx, { charge, giftId: isGifts ? gift.id : null, refund, note, now }));
  const round = (before?.rounds ?? 0) + 1;
  await postJournal(
    trx,
    refundMadeElsewhere({
      refundId: id,
      from: source,
      part,
      loss: minus(amount, part),
      kept,
      currency: charge.currency as Currency,
      round,
    }),
    now,
  );
  await trx
    .updateTable('refunds')
    .set({
      status: 'DONE',
      failure: null,
      providerId: refund.id,
      providerStatus: refund.status,
      // Its charge may have become a gift since it was started, and that is where it goes back to, should it come back.
      giftId: isGifts ? gift.id : null,
      finishedAt: now,
      updatedAt: now,
      rounds: round,
      kept,
      loss: minus(amount, part),
    })
    .where('id', '=', id)
    .execute();
  const booked = await findRefund(trx, id);
  if (booked) await closePayment(trx, booked, now);
  if (!gift) return;
  if (isGifts) await endGift(trx, gift.id, now);
  const known = { cause: 'REFUND_BY_HAND', causeId: refund.id } as const;
  await liftFromGift(trx, gift.id, known, { now, by: actor.staffId });
}

/** As it is at the provider: done, or still to be followed. */
export async function insertRefund(
  trx: Trx,
  {
    charge,
    giftId,
    refund,
    note,
    now,
    isDone = true,
  }: Pick<Booking, 'charge' | 'refund' | 'note' | 'now'> & { giftId: GiftRow['id'] | null; isDone?: boolean },
): Promise<RefundId> {
  const id = newId<RefundId>();
  await trx
    .insertInto('refunds')
    .values({
      id,
      chargeId: charge.id,
      giftId,
      amount: minor(refund.amount),
      currency: charge.currency as Currency,
      status: isDone ? 'DONE' : 'SUBMITTED',
      providerId: refund.id,
      providerStatus: refund.status,
      reason: note,
      failure: null,
      nextCheckAt: isDone ? null : sql<Date>`now()`,
      createdAt: now,
      updatedAt: now,
      finishedAt: isDone ? now : null,
    })
    .execute();
  return id;
}
