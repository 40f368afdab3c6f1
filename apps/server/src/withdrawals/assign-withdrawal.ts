import type { StaffId, WithdrawalId } from '@jara/domain/ids';
import { may } from '@jara/domain/staff/permissions';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';

interface Ask {
  withdrawalId: WithdrawalId;
  /** Null takes it from whoever had it. */
  staffId: StaffId | null;
  actor: StaffActor;
}

/** Says who looks after a withdrawal. It must be somebody who can decide about it. */
export const assignWithdrawal =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ withdrawalId, staffId, actor }: Ask): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const withdrawal = await trx
        .selectFrom('withdrawals')
        .select('id')
        .where('id', '=', withdrawalId)
        .forUpdate()
        .executeTakeFirst();
      if (!withdrawal) throw new Refusal('withdrawal_not_found');
      const before = await trx
        .selectFrom('withdrawalAssignments')
        .select('staffId')
        .where('withdrawalId', '=', withdrawalId)
        .executeTakeFirst();
      const now = clock.now();
      if (staffId === null) {
        await trx.deleteFrom('withdrawalAssignments').where('withdrawalId', '=', withdrawalId).execute();
      } else {
        const staff = await trx
          .selectFrom('staff')
          .select(['role', 'isActive'])
          .where('id', '=', staffId)
          .forShare()
          .executeTakeFirst();
        if (!staff?.isActive) throw new Refusal('staff_not_found');
        if (!may(staff.role, 'withdrawals.decide')) {
          throw new Refusal('invalid_input', {
            message: 'Support cannot decide about withdrawals',
            fields: { staffId: 'Choose an Admin' },
          });
        }
        const assignment = { staffId, assignedBy: actor.staffId, at: now };
        await trx
          .insertInto('withdrawalAssignments')
          .values({ withdrawalId, ...assignment })
          .onConflict((conflict) => conflict.column('withdrawalId').doUpdateSet(assignment))
          .execute();
      }
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'withdrawal.assign',
          subjectKind: 'withdrawal',
          subjectId: withdrawalId,
          details: { before: before?.staffId ?? null, after: staffId },
        },
        now,
      );
    });
