import type { StaffWithdrawal } from '@jara/contract/staff/withdrawals';
import type { StaffId } from '@jara/domain/ids';
import { judgeApprovals } from '@jara/domain/staff/two-persons';
import {
  publicWithdrawalStatus,
  type StaffWithdrawalStatus,
  staffWithdrawalStatus,
  WITHDRAWAL_STATUSES,
  type WithdrawalStatus,
} from '@jara/domain/withdrawal/withdrawal-status';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { namesOf, readTeam } from '../../staff/staff.store.ts';
import { presentWithdrawal } from '../../withdrawals/present-withdrawal.ts';
import type { WithdrawalRow } from '../../withdrawals/withdrawals.store.ts';
import type { Reader } from './reader.ts';

/** The steps behind the statuses that staff sort by. */
export const stepsOf = (statuses: readonly StaffWithdrawalStatus[]): WithdrawalStatus[] =>
  WITHDRAWAL_STATUSES.filter((step) => statuses.includes(staffWithdrawalStatus(step)));

export type StaffWithdrawalRow = WithdrawalRow & { assigneeId: StaffId | null };

/** Withdrawals as this reader may see them, with who approved each and who looks after it. */
export async function presentStaffWithdrawals(
  rows: StaffWithdrawalRow[],
  { me, now, sight }: Reader,
  db: Kysely<Schema>,
): Promise<StaffWithdrawal[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const approvals = await db
    .selectFrom('withdrawalApprovals')
    .selectAll()
    .where('withdrawalId', 'in', ids)
    .orderBy('at')
    .execute();
  const people = [...approvals.map(({ staffId }) => staffId), ...rows.flatMap(({ assigneeId }) => assigneeId ?? [])];
  const names = await namesOf(db, people);
  const team = await readTeam(db);
  const named = (id: StaffId) => names.get(id) ?? { id, name: 'Former member of staff' };
  return rows.map((row) => {
    const shown = presentWithdrawal(row, 'en');
    const quid = sight.quid(shown.quid, row.giftStatus);
    const given = approvals.filter(({ withdrawalId }) => withdrawalId === row.id);
    const judged = judgeApprovals(
      team,
      given.map(({ staffId }) => staffId),
      { me: me.id, permission: 'withdrawals.decide' },
    );
    // What was decided is decided: whoever left since then was there when it counted.
    const counts = (staffId: StaffId) => row.status !== 'REQUESTED' || judged.counting.includes(staffId);
    return {
      ...shown,
      status: staffWithdrawalStatus(row.status),
      quid,
      accountNumber: sight.accountNumber(shown.accountNumber),
      reason: shown.reason && sight.text(shown.reason),
      waitReason: row.waitReason,
      transaction: {
        ...shown.transaction,
        quid,
        email: row.recipientEmail && sight.email(row.recipientEmail),
      },
      giftId: row.giftId,
      giftStatus: row.giftStatus,
      claimId: row.claimId,
      email: row.recipientEmail && sight.email(row.recipientEmail),
      approvalsNeeded: row.approvalsNeeded,
      approvals: given.map(({ staffId, at }) => ({
        staff: named(staffId),
        at: at.toISOString(),
        counts: counts(staffId),
      })),
      approvedByMe: judged.approvedByMe,
      approvedByMyKin: judged.approvedByMyKin,
      assignee: row.assigneeId ? named(row.assigneeId) : null,
      promiseLeftMs: row.finishedAt ? null : Date.parse(shown.promisedBy) - now.getTime(),
    };
  });
}

/** With the status that recipients are told, for the routes that staff share with them. */
export const asTold = (row: StaffWithdrawal) => ({ ...row, status: publicWithdrawalStatus(row.stage) });
