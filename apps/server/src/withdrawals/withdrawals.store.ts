import type { BrowserId, ClaimId, GiftId, WithdrawalId } from '@jara/domain/ids';
import { OPEN_WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import { hashKey } from '../platform/keys/keys.ts';

const claimsWithGift = (db: Db) =>
  db
    .selectFrom('claims')
    .innerJoin('gifts', 'gifts.id', 'claims.giftId')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .selectAll('claims')
    .select(['gifts.quid', 'gifts.status as giftStatus', 'payments.feeBps']);

export type ClaimWithGift = NonNullable<Awaited<ReturnType<typeof findClaimByKey>>>;

export const findClaimByKey = (db: Db, accessKey: string) =>
  claimsWithGift(db).where('claims.accessKeyHash', '=', hashKey(accessKey)).executeTakeFirst();

/** The claim behind a withdrawal, if this browser holds it. */
export const findOwnClaim = (db: Db, id: WithdrawalId, browserId: BrowserId) =>
  claimsWithGift(db)
    .innerJoin('withdrawals', 'withdrawals.claimId', 'claims.id')
    .where('withdrawals.id', '=', id)
    .where('claims.browserId', '=', browserId)
    .executeTakeFirst();

export const lockClaimByKey = (trx: Trx, accessKey: string) =>
  claimsWithGift(trx).where('claims.accessKeyHash', '=', hashKey(accessKey)).forUpdate('claims').executeTakeFirst();

export const lockClaim = (trx: Trx, id: ClaimId) =>
  claimsWithGift(trx).where('claims.id', '=', id).forUpdate('claims').executeTakeFirstOrThrow();

export const lockClaimOfSlot = (trx: Trx, { giftId, slot }: { giftId: GiftId; slot: number }) =>
  claimsWithGift(trx)
    .where('claims.giftId', '=', giftId)
    .where('claims.slot', '=', slot)
    .forUpdate('claims')
    .executeTakeFirst();

/** The payment behind a withdrawal, for whoever tells of it. */
const PAYMENT_BEHIND = [
  'payments.id as paymentId',
  'payments.recipientEmail',
  'payments.amount as paymentAmount',
  'payments.reference as paymentReference',
  'payments.providerId as paymentProviderId',
  'payments.status as paymentStatus',
  'payments.createdAt as paymentCreatedAt',
  'payments.updatedAt as paymentUpdatedAt',
] as const;

const withdrawals = (db: Db) =>
  db
    .selectFrom('withdrawals')
    .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
    .innerJoin('gifts', 'gifts.id', 'claims.giftId')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .selectAll('withdrawals')
    .select(['gifts.quid', 'gifts.id as giftId', 'gifts.status as giftStatus', 'claims.forSender', ...PAYMENT_BEHIND]);

export type WithdrawalRow = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>;

export const findWithdrawal = (db: Db, id: WithdrawalId) =>
  withdrawals(db).where('withdrawals.id', '=', id).executeTakeFirst();

export const findWithdrawalByReference = (db: Db, reference: string) =>
  withdrawals(db).where('withdrawals.reference', '=', reference).executeTakeFirst();

export const lockWithdrawal = (trx: Trx, id: WithdrawalId) =>
  withdrawals(trx).where('withdrawals.id', '=', id).forUpdate('withdrawals').executeTakeFirst();

/** Those of a gift that no provider has heard of yet: their money is still ours to hold back. */
export const lockUnsentWithdrawals = (trx: Trx, giftId: GiftId) =>
  withdrawals(trx)
    .where('gifts.id', '=', giftId)
    .where('withdrawals.status', 'in', ['REQUESTED', 'APPROVED'])
    .where('withdrawals.sends', '=', 0)
    .orderBy('withdrawals.id')
    .forUpdate('withdrawals')
    .execute();

export const findOpenWithdrawal = (db: Db, claimId: ClaimId) =>
  withdrawals(db)
    .where('withdrawals.claimId', '=', claimId)
    .where('withdrawals.status', 'in', [...OPEN_WITHDRAWAL_STATUSES])
    .executeTakeFirst();

/**
 * For whoever holds the claim. A payout that arrived and is our loss, because the sender's bank has taken the share as well, has
 * ended unpaid in our books; at their bank it is there.
 */
export async function listWithdrawalsOfClaim(db: Db, claimId: ClaimId): Promise<WithdrawalRow[]> {
  const rows = await withdrawals(db)
    .select(
      sql<boolean>`exists (select from transfers t
        where t.reference = withdrawals.reference and t.status = 'success' and t.written_off_at is not null
          and t.account_number = withdrawals.account_number and t.bank_code = withdrawals.bank_code)`.as('hasArrived'),
    )
    .where('withdrawals.claimId', '=', claimId)
    .orderBy('withdrawals.attempt', 'desc')
    .execute();
  return rows.map(({ hasArrived, ...row }) => (hasArrived ? { ...row, status: 'COMPLETED', reason: null } : row));
}
