import type { WithdrawalId } from '@jara/domain/ids';
import { whyNotApprove, whyNotReject } from '@jara/domain/withdrawal/withdrawal-decisions';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import type { Trx } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { giveBack, releaseForPayout } from './withdrawal-life.ts';
import { findWithdrawal, lockWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

interface Decision {
  id: WithdrawalId;
  /** The revision the person was looking at: they decide what they saw, or look again. */
  revision: number;
  actor: StaffActor;
}

/** One yes. Large withdrawals need a second one, from somebody else, before they are paid. */
export const approveWithdrawal =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ id, revision, actor }: Decision): Promise<WithdrawalRow> =>
    db.transaction().execute(async (trx) => {
      const withdrawal = await asSeen(trx, id, revision);
      const earlier = await trx
        .selectFrom('withdrawalApprovals')
        .select('staffId')
        .where('withdrawalId', '=', id)
        .execute();
      const approvedByMe = earlier.some(({ staffId }) => staffId === actor.staffId);
      const problem = whyNotApprove({ ...caseOf(withdrawal), approvedByMe });
      if (problem) throw new Refusal(problem);
      const now = clock.now();
      await trx
        .insertInto('withdrawalApprovals')
        .values({ withdrawalId: id, staffId: actor.staffId, at: now })
        .execute();
      await refuseOwnCreatures(trx, id);
      const approvals = earlier.length + 1;
      if (approvals >= withdrawal.approvalsNeeded) await releaseForPayout(trx, id, { now, requestId: actor.requestId });
      else
        await trx
          .updateTable('withdrawals')
          .set((eb) => ({ revision: eb('revision', '+', 1), updatedAt: now }))
          .where('id', '=', id)
          .execute();
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'withdrawal.approve',
          subjectKind: 'withdrawal',
          subjectId: id,
          details: { approvals, needed: withdrawal.approvalsNeeded },
        },
        now,
      );
      return reread(trx, id);
    });

/**
 * Two people are two only if neither made the other. An Admin can invite and promote, and could be their own second; a
 * Super Admin answers for everybody anyway, and in a small company has invited them all.
 */
async function refuseOwnCreatures(trx: Trx, withdrawalId: WithdrawalId): Promise<void> {
  const pair = await trx
    .selectFrom('withdrawalApprovals as one')
    .innerJoin('withdrawalApprovals as other', 'other.withdrawalId', 'one.withdrawalId')
    .innerJoin('staff as made', 'made.id', 'one.staffId')
    .innerJoin('staff as maker', 'maker.id', 'other.staffId')
    .select('made.id')
    .where('one.withdrawalId', '=', withdrawalId)
    .whereRef('made.roleGivenBy', '=', 'maker.id')
    .where('maker.role', '!=', 'SUPER_ADMIN')
    .executeTakeFirst();
  if (pair) throw new Refusal('dependent_approval');
}

/** A no, with its reason, which counts until the provider has been asked to pay. The recipient is told why. */
export const rejectWithdrawal =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ id, revision, actor, reason }: Decision & { reason: string }): Promise<WithdrawalRow> =>
    db.transaction().execute(async (trx) => {
      const withdrawal = await asSeen(trx, id, revision);
      const problem = whyNotReject({ ...caseOf(withdrawal), approvedByMe: false });
      if (problem) throw new Refusal(problem);
      const now = clock.now();
      await giveBack(trx, withdrawal, reason, now);
      await recordStaffAction(
        trx,
        actor,
        { action: 'withdrawal.reject', subjectKind: 'withdrawal', subjectId: id, details: { reason } },
        now,
      );
      return reread(trx, id);
    });

const caseOf = ({ status, giftStatus, sends }: WithdrawalRow) => ({ status, giftStatus, isSent: sends > 0 });

async function asSeen(trx: Trx, id: WithdrawalId, revision: number): Promise<WithdrawalRow> {
  const withdrawal = await lockWithdrawal(trx, id);
  if (!withdrawal) throw new Refusal('withdrawal_not_found');
  if (withdrawal.revision !== revision) throw new Refusal('withdrawal_changed');
  return withdrawal;
}

async function reread(trx: Trx, id: WithdrawalId): Promise<WithdrawalRow> {
  const withdrawal = await findWithdrawal(trx, id);
  if (!withdrawal) throw new Error('a withdrawal vanished while it was decided');
  return withdrawal;
}
