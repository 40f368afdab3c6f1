import { payoutReturned } from '@jara/domain/ledger/journals';
import type { Deps } from '../deps.ts';
import { postJournal } from '../ledger/post-journal.ts';
import type { Trx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import { recordStaffAction, type StaffActor } from '../staff/audit.ts';
import { releaseForPayout } from './request-withdrawal.ts';
import { finish, moveClaim, tellRecipient } from './settle-payout.ts';
import { findWithdrawal, lockWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

interface Decision {
  id: string;
  /** The revision the person was looking at: they decide what they saw, or look again. */
  revision: number;
  actor: StaffActor;
}

/** One yes. Large withdrawals need a second one, from somebody else, before they are paid. */
export const approveWithdrawal =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ id, revision, actor }: Decision): Promise<WithdrawalRow> =>
    db.transaction().execute(async (trx) => {
      const withdrawal = await undecided(trx, id, revision);
      if (withdrawal.giftStatus === 'BLOCKED' || withdrawal.giftStatus === 'CONFLICTED')
        throw new Refusal('gift_blocked');
      const now = clock.now();
      const said = await trx
        .insertInto('withdrawalApprovals')
        .values({ withdrawalId: id, staffId: actor.staffId, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (said.numInsertedOrUpdatedRows === 0n) throw new Refusal('own_approval');
      const { approvals } = await trx
        .selectFrom('withdrawalApprovals')
        .select((eb) => eb.fn.countAll<number>().as('approvals'))
        .where('withdrawalId', '=', id)
        .executeTakeFirstOrThrow();
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

/** A no, with its reason: the whole reserve goes back to the claim, and the recipient is told why. */
export const rejectWithdrawal =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ id, revision, actor, reason }: Decision & { reason: string }): Promise<WithdrawalRow> =>
    db.transaction().execute(async (trx) => {
      const withdrawal = await undecided(trx, id, revision);
      const now = clock.now();
      await postJournal(trx, payoutReturned({ ...withdrawal, withdrawalId: id, reason: 'rejected' }), now);
      await finish(trx, withdrawal, { status: 'REJECTED', reason }, now);
      await moveClaim(trx, withdrawal, 'GRANTED', now);
      await tellRecipient(trx, withdrawal, 'payout_failed', now);
      await recordStaffAction(
        trx,
        actor,
        { action: 'withdrawal.reject', subjectKind: 'withdrawal', subjectId: id, details: { reason } },
        now,
      );
      return reread(trx, id);
    });

async function undecided(trx: Trx, id: string, revision: number): Promise<WithdrawalRow> {
  const withdrawal = await lockWithdrawal(trx, id);
  if (!withdrawal) throw new Refusal('withdrawal_not_found');
  if (withdrawal.status !== 'REQUESTED') throw new Refusal('withdrawal_already_decided');
  if (withdrawal.revision !== revision) throw new Refusal('withdrawal_changed');
  return withdrawal;
}

async function reread(trx: Trx, id: string): Promise<WithdrawalRow> {
  const withdrawal = await findWithdrawal(trx, id);
  if (!withdrawal) throw new Error('a withdrawal vanished while it was decided');
  return withdrawal;
}
