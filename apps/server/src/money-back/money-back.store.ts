import type { ChargeId, ClaimId, DisputeId, GiftId, PaymentId, RefundId } from '@jara/domain/ids';
import { chargeVoidedRef } from '@jara/domain/ledger/outside-journals';
import { type Minor, ZERO } from '@jara/domain/money/money';
import { OPEN_REFUND_STATUSES, type RefundStatus } from '@jara/domain/payment/refund-status';
import { type RawBuilder, sql } from 'kysely';
import { lockPayment } from '../payments/payments.store.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { lockUnsentWithdrawals, type WithdrawalRow } from '../withdrawals/withdrawals.store.ts';

const refunds = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('charges', 'charges.id', 'refunds.chargeId')
    .innerJoin('payments', 'payments.id', 'charges.paymentId')
    .selectAll('refunds')
    .select([
      'charges.providerId as transactionId',
      'charges.paymentId',
      'payments.amount as paymentAmount',
      'payments.status as paymentStatus',
      'payments.senderEmail',
    ]);

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

export const findRefund = (db: Db, id: RefundId) => refunds(db).where('refunds.id', '=', id).executeTakeFirst();

export const isOpenRefund = ({ status }: { status: RefundStatus }) =>
  OPEN_REFUND_STATUSES.some((open) => open === status);

/** Whether a sending of it is without an answer, and the provider has not named it since: it may have been made, whatever a list lacks. */
export const mayHaveLeft = ({
  providerId,
  sends,
  refusedSends,
}: Pick<RefundRow, 'providerId' | 'sends' | 'refusedSends'>): boolean => providerId === null && sends > refusedSends;

export const findOpenRefund = (db: Db, chargeId: ChargeId) =>
  refunds(db)
    .where('refunds.chargeId', '=', chargeId)
    .where('refunds.status', 'in', [...OPEN_REFUND_STATUSES])
    .executeTakeFirst();

export const findOpenRefundOf = (db: Db, giftId: GiftId) =>
  refunds(db)
    .where('refunds.giftId', '=', giftId)
    .where('refunds.status', 'in', [...OPEN_REFUND_STATUSES])
    .executeTakeFirst();

export const listRefundsOfReference = (db: Db, reference: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('charges', 'charges.id', 'refunds.chargeId')
    .select(['refunds.id', 'refunds.status'])
    .where('charges.reference', '=', reference)
    .orderBy('refunds.id')
    .execute();

export const listRefundsOfCharge = (db: Db, chargeId: ChargeId): Promise<RefundRow[]> =>
  refunds(db).where('refunds.chargeId', '=', chargeId).orderBy('refunds.id').execute();

/** What of a charge has gone back, or is on its way: in refunds, and to the bank. */
export async function wentBackOf(db: Db, chargeId: ChargeId): Promise<Minor> {
  const { rows } = await sql<{ amount: Minor }>`
    select (coalesce((select sum(amount) from refunds where charge_id = ${chargeId} and status <> 'FAILED'), 0)
      + coalesce((select sum(amount) from disputes where charge_id = ${chargeId} and status = 'LOST'), 0))::bigint as amount
  `.execute(db);
  return rows[0]?.amount ?? ZERO;
}

/** Whether a charge has turned out never to have come. */
export const isVoided = async (db: Db, chargeId: ChargeId): Promise<boolean> =>
  (await db.selectFrom('journals').select('id').where('ref', '=', chargeVoidedRef(chargeId)).executeTakeFirst()) !==
  undefined;

/** Whether something of a gift was paid at our cost, to its sender or to somebody, in whatever way, that nothing has made up for yet. */
export const wasPaidAtOurCost = (giftId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(
    exists (select from transfers where gift_id = ${giftId} and loss > 0)
    or exists (select from refunds where gift_id = ${giftId} and loss > 0)
    or exists (select from disputes where gift_id = ${giftId} and loss > 0)
    -- A bank took more than was there, and more than what we keep of a refund. What another one left does not make up for it.
    or (select coalesce(sum(greatest(amount - held, 0)), 0) from disputes where gift_id = ${giftId} and status = 'LOST')
      > (select coalesce(sum(kept), 0) from refunds where gift_id = ${giftId} and status <> 'FAILED')
  )`;

export async function isPaidAtOurCost(db: Db, giftId: GiftId): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`select ${wasPaidAtOurCost(sql`${giftId}::uuid`)} as was`.execute(db);
  return rows[0]?.was !== false;
}

/** Whether something stands in a refund's way that was paid at our cost. Of a charge in suspense that can only be the refund itself. */
export const isAtOurCost = async (db: Db, { giftId, loss }: Pick<RefundRow, 'giftId' | 'loss'>): Promise<boolean> =>
  loss > ZERO || (giftId !== null && (await isPaidAtOurCost(db, giftId)));

/**
 * The payment is locked first and its gift next. Refunds and disputes are locked only under those, so that their own order says nothing.
 * Withdrawals come before claims, and claims before balances, since whoever settles a payout has locked no payment.
 */
export async function lockRefund(trx: Trx, id: RefundId): Promise<RefundRow | undefined> {
  const known = await findRefund(trx, id);
  if (!known) return undefined;
  await lockPayment(trx, known.paymentId);
  if (known.giftId) await lockGift(trx, known.giftId);
  await trx.selectFrom('refunds').select('id').where('id', '=', id).forUpdate().execute();
  return findRefund(trx, id);
}

export async function lockOpenRefund(trx: Trx, id: RefundId): Promise<RefundRow | undefined> {
  const refund = await lockRefund(trx, id);
  return refund && isOpenRefund(refund) ? refund : undefined;
}

export type GiftRow = NonNullable<Awaited<ReturnType<typeof lockGift>>>;

export const lockGift = (trx: Trx, id: GiftId) =>
  trx.selectFrom('gifts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const lockGiftOfPayment = (trx: Trx, paymentId: PaymentId) =>
  trx.selectFrom('gifts').selectAll().where('paymentId', '=', paymentId).forUpdate().executeTakeFirst();

export async function lockClaims(trx: Trx, giftId: GiftId): Promise<ClaimId[]> {
  const claims = await trx
    .selectFrom('claims')
    .select('id')
    .where('giftId', '=', giftId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return claims.map(({ id }) => id);
}

/**
 * The claims of a gift, and what was asked for of them and no provider has heard of. Whoever asks for a share holds its claim meanwhile, so
 * that it is seen only once that is ours: looked for before that, it would be taken for money that has left.
 */
export async function lockUnsent(trx: Trx, giftId: GiftId): Promise<{ claims: ClaimId[]; unsent: WithdrawalRow[] }> {
  await lockUnsentWithdrawals(trx, giftId);
  const claims = await lockClaims(trx, giftId);
  return { claims, unsent: await lockUnsentWithdrawals(trx, giftId) };
}

/** Closes a gift for good; what it is called follows from what holds it. */
export const endGift = (trx: Trx, id: GiftId, now: Date) =>
  trx.updateTable('gifts').set({ closedAt: now }).where('id', '=', id).execute();

export const findGiftOfPayment = (db: Db, paymentId: PaymentId) =>
  db.selectFrom('gifts').select('id').where('paymentId', '=', paymentId).executeTakeFirst();

export type ChargeRow = NonNullable<Awaited<ReturnType<typeof findCharge>>>;

export const findCharge = (db: Db, id: ChargeId) =>
  db.selectFrom('charges').selectAll().where('id', '=', id).executeTakeFirst();

export const findChargeByProviderId = (db: Db, providerId: string) =>
  db.selectFrom('charges').selectAll().where('providerId', '=', providerId).executeTakeFirst();

/** The charge that became the gift comes before one that is held in suspense. */
export const findChargeOfReference = (db: Db, reference: string) =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('became')
    .orderBy('recordedAt')
    .executeTakeFirst();

export const listChargesOfReference = (db: Db, reference: string) =>
  db.selectFrom('charges').selectAll().where('reference', '=', reference).orderBy('recordedAt').execute();

/** The charge that paid for a gift. */
export const findChargeOfGift = (db: Db, paymentId: PaymentId) =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .where('became', '=', 'GIFT')
    .executeTakeFirst();

export const findChargeBehind = (db: Db, giftId: GiftId) =>
  db
    .selectFrom('charges')
    .innerJoin('gifts', 'gifts.paymentId', 'charges.paymentId')
    .selectAll('charges')
    .where('gifts.id', '=', giftId)
    .where('charges.became', '=', 'GIFT')
    .executeTakeFirst();

export type DisputeRow = NonNullable<Awaited<ReturnType<typeof findDispute>>>;

export const findDispute = (db: Db, providerId: string) =>
  db.selectFrom('disputes').selectAll().where('providerId', '=', providerId).executeTakeFirst();

export const findDisputeById = (db: Db, id: DisputeId) =>
  db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();

/** Others that the same charge is under: a bank can dispute it twice. */
export const listOtherOpenDisputes = (db: Db, { id, chargeId }: Pick<DisputeRow, 'id' | 'chargeId'>) =>
  db
    .selectFrom('disputes')
    .selectAll()
    .where('chargeId', '=', chargeId)
    .where('id', '!=', id)
    .where('status', '=', 'OPEN')
    .orderBy('openedAt')
    .execute();

/**
 * Those that have what this one, which is lost, had left: they are open, or were lost after it. The last comes first, since each took of
 * what the one before it left.
 */
export const listLaterDisputes = (
  db: Db,
  { id, chargeId, closedAt }: Pick<DisputeRow, 'id' | 'chargeId' | 'closedAt'>,
) =>
  db
    .selectFrom('disputes')
    .selectAll()
    .where('chargeId', '=', chargeId)
    .where('id', '!=', id)
    .where((eb) =>
      eb.or([eb('status', '=', 'OPEN'), eb.and([eb('status', '=', 'LOST'), eb('closedAt', '>=', closedAt)])]),
    )
    .orderBy(sql`status = 'OPEN'`, 'desc')
    .orderBy('closedAt', 'desc')
    .orderBy('openedAt', 'desc')
    .execute();

/** Those for which there was less to take than the bank took, the first to take first. */
export const listLostShort = (db: Db, chargeId: ChargeId) =>
  db
    .selectFrom('disputes')
    .selectAll()
    .where('chargeId', '=', chargeId)
    .where('status', '=', 'LOST')
    .whereRef('held', '<', 'amount')
    .orderBy('closedAt')
    .orderBy('id')
    .execute();

/** Those that the bank has given back while a part of it was at its sender's bank already. */
export const listAtOurCost = (db: Db, chargeId: ChargeId) =>
  db
    .selectFrom('disputes')
    .selectAll()
    .where('chargeId', '=', chargeId)
    .where('loss', '>', ZERO)
    .orderBy('openedAt')
    .orderBy('id')
    .execute();

/**
 * Whether a bank has said of this charge what nobody has read: it may have more than our books say. What is open is held, and says so by
 * itself.
 */
export async function hasUnreadWord(db: Db, chargeId: ChargeId): Promise<boolean> {
  const unread = db.selectFrom('disputes').select('id').where('chargeId', '=', chargeId).where('isUnread', '=', true);
  return (await unread.where('status', '!=', 'OPEN').executeTakeFirst()) !== undefined;
}

/** Whether a bank that had given up has said since what nobody has read: it may have what the shares of this gift are paid from. */
export const mayHaveTakenShares = async (db: Db, giftId: GiftId): Promise<boolean> =>
  (await db
    .selectFrom('disputes')
    .select('id')
    .where('giftId', '=', giftId)
    .where('isUnread', '=', true)
    .where('status', '=', 'WON')
    .executeTakeFirst()) !== undefined;

/**
 * A dispute that stands in the way of sending this charge back: one that is open, or that the bank has won and still holds it
 * for. What the bank left, or what came back beyond what it took, can go back to the sender.
 */
export const findStandingDispute = (db: Db, chargeId: ChargeId) =>
  db
    .selectFrom('disputes')
    .selectAll()
    .where('chargeId', '=', chargeId)
    .where('status', 'in', ['OPEN', 'LOST'])
    .where(
      sql<boolean>`(status = 'OPEN' or case when gift_id is null then returned_parts = '[]'
        else exists (select from holds h where h.subject_id = gift_id and h.cause = 'DISPUTE' and h.cause_id = disputes.id::text
          and h.lifted_at is null) end)`,
    )
    .orderBy(sql`status = 'OPEN'`, 'desc')
    .orderBy('openedAt', 'desc')
    .executeTakeFirst();
