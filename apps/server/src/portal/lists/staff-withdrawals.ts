import type { StaffWithdrawal } from '@jara/contract/staff/withdrawals';
import type { GiftId, StaffId, WithdrawalId } from '@jara/domain/ids';
import { sightOf } from '@jara/domain/staff/mask';
import {
  publicWithdrawalStatus,
  type StaffWithdrawalStatus,
  staffWithdrawalStatus,
  WITHDRAWAL_STATUSES,
  type WithdrawalStatus,
} from '@jara/domain/withdrawal/withdrawal-status';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { namesOf } from '../../staff/staff.store.ts';
import { presentWithdrawal } from '../../withdrawals/present-withdrawal.ts';
import { PAYMENT_BEHIND } from '../../withdrawals/withdrawals.store.ts';
import { findStaffPayment } from './payment-list.ts';

interface Reader {
  me: StaffOfRequest;
  now: Date;
}

/** The steps behind the statuses that staff sort by. */
export const stepsOf = (statuses: readonly StaffWithdrawalStatus[]): WithdrawalStatus[] =>
  WITHDRAWAL_STATUSES.filter((step) => statuses.includes(staffWithdrawalStatus(step)));

const withdrawals = (db: Kysely<Schema>) =>
  db
    .selectFrom('withdrawals')
    .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
    .innerJoin('gifts', 'gifts.id', 'claims.giftId')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .leftJoin('withdrawalAssignments as assignment', 'assignment.withdrawalId', 'withdrawals.id')
    .selectAll('withdrawals')
    .select([
      'gifts.quid',
      'gifts.id as giftId',
      'gifts.status as giftStatus',
      ...PAYMENT_BEHIND,
      'assignment.staffId as assigneeId',
    ]);

/** Withdrawals by id, in the order of the ids, as this reader may see them. */
export async function loadStaffWithdrawals(
  db: Kysely<Schema>,
  ids: readonly WithdrawalId[],
  reader: Reader,
): Promise<StaffWithdrawal[]> {
  if (ids.length === 0) return [];
  const [rows, approvals] = await Promise.all([
    withdrawals(db)
      .where('withdrawals.id', 'in', ids)
      .orderBy(sql`array_position(${ids}::uuid[], withdrawals.id)`)
      .execute(),
    db.selectFrom('withdrawalApprovals').selectAll().where('withdrawalId', 'in', ids).orderBy('at').execute(),
  ]);
  const people = [...approvals.map(({ staffId }) => staffId), ...rows.flatMap(({ assigneeId }) => assigneeId ?? [])];
  const names = await namesOf(db, people);
  const named = (id: StaffId) => names.get(id) ?? { id, name: 'Former member of staff' };
  const sight = sightOf(reader.me.role);
  return rows.map((row) => {
    const shown = presentWithdrawal(row);
    const given = approvals.filter(({ withdrawalId }) => withdrawalId === row.id);
    return {
      ...shown,
      status: staffWithdrawalStatus(row.status),
      quid: sight.quid(shown.quid),
      accountNumber: sight.accountNumber(shown.accountNumber),
      reason: shown.reason && sight.text(shown.reason),
      transaction: {
        ...shown.transaction,
        quid: sight.quid(shown.quid),
        email: sight.email(row.recipientEmail),
      },
      giftId: row.giftId,
      claimId: row.claimId,
      email: sight.email(row.recipientEmail),
      approvalsNeeded: row.approvalsNeeded,
      approvals: given.map(({ staffId, at }) => ({ staff: named(staffId), at: at.toISOString() })),
      approvedByMe: given.some(({ staffId }) => staffId === reader.me.id),
      assignee: row.assigneeId ? named(row.assigneeId) : null,
      promiseLeftMs: row.finishedAt ? null : Date.parse(shown.promisedBy) - reader.now.getTime(),
    };
  });
}

/** With the status that recipients are told, for the routes that staff share with them. */
export const asTold = (row: StaffWithdrawal) => ({ ...row, status: publicWithdrawalStatus(row.stage) });

export async function findStaffWithdrawal(
  db: Kysely<Schema>,
  id: WithdrawalId,
  reader: Reader,
): Promise<StaffWithdrawal> {
  const [found] = await loadStaffWithdrawals(db, [id], reader);
  if (!found) throw new Refusal('withdrawal_not_found');
  return found;
}

/** One withdrawal with the payment whose money it is. */
export async function findWithdrawalFile(db: Kysely<Schema>, id: WithdrawalId, reader: Reader) {
  const withdrawal = await findStaffWithdrawal(db, id, reader);
  const gift = await db
    .selectFrom('gifts')
    .select('paymentId')
    .where('id', '=', withdrawal.giftId as GiftId)
    .executeTakeFirstOrThrow();
  return { ...withdrawal, transaction: await findStaffPayment(db, gift.paymentId, sightOf(reader.me.role)) };
}
