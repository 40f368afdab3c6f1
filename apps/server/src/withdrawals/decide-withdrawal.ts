import type { StaffId, WithdrawalId } from '@jara/domain/ids';
import { judgeApprovals } from '@jara/domain/staff/two-persons';
import { whyNotApprove, whyNotReject } from '@jara/domain/withdrawal/withdrawal-decisions';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import type { Trx } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { teamForDecision } from '../staff/staff.store.ts';
import { giveBack, releaseForPayout } from './withdrawal-life.ts';
import { findWithdrawal, lockWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

interface Decision {
  id: WithdrawalId;
  /** The revision the person was looking at: they decide what they saw, or look again. */
  revision: number;
  actor: StaffActor;
}

/** One yes. Large withdrawals need a second one, from somebody who is really somebody else, before they are paid. */
export const approveWithdrawal =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ id, revision, actor }: Decision): Promise<WithdrawalRow> =>
    db.transaction().execute(async (trx) => {
      const team = await teamForDecision(trx, actor.staffId, PERMISSION);
      const withdrawal = await asSeen(trx, id, revision);
      const given = judgeApprovals(team, await listApprovals(trx, id), { me: actor.staffId, permission: PERMISSION });
      const problem = whyNotApprove({ ...caseOf(withdrawal), ...given });
      if (problem) throw new Refusal(problem);
      const now = clock.now();
      await trx
        .insertInto('withdrawalApprovals')
        .values({ withdrawalId: id, staffId: actor.staffId, at: now })
        .execute();
      const approvals = given.counting.length + 1;
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

const PERMISSION = 'withdrawals.decide';

/** Who has said yes, in the order in which they did. */
const listApprovals = async (trx: Trx, id: WithdrawalId): Promise<StaffId[]> => {
  const approvals = await trx
    .selectFrom('withdrawalApprovals')
    .select('staffId')
    .where('withdrawalId', '=', id)
    .orderBy('at')
    .execute();
  return approvals.map(({ staffId }) => staffId);
};

/** A no, with its reason, which counts until the provider has been asked to pay. The recipient is told why. */
export const rejectWithdrawal =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ id, revision, actor, reason }: Decision & { reason: string }): Promise<WithdrawalRow> =>
    db.transaction().execute(async (trx) => {
      // Of many that are decided one after the other, those stay undecided that come after their decider has left.
      await teamForDecision(trx, actor.staffId, PERMISSION);
      const withdrawal = await asSeen(trx, id, revision);
      const problem = whyNotReject(caseOf(withdrawal));
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
