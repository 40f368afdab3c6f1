import type { StaffName } from '@jara/contract/staff/filters';
import type { StaffId, WithdrawalId } from '@jara/domain/ids';
import { may } from '@jara/domain/staff/permissions';
import type { WorkSubject } from '@jara/domain/staff/subjects';
import { isStuck } from '@jara/domain/withdrawal/stuck-payout';
import type { StaffActor } from '../audit/audit.ts';
import { assignIn } from '../casework/assign-subject.ts';
import { assigneeOf } from '../casework/assignments.store.ts';
import { lockSubject } from '../casework/subjects.store.ts';
import { writeNoteIn } from '../casework/write-note.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { StaffOfRequest } from '../staff/actor.ts';
import { findWithdrawal } from './withdrawals.store.ts';

interface Ask {
  id: WithdrawalId;
  staffId: StaffId;
  note: string;
  me: StaffOfRequest;
  actor: StaffActor;
}

/**
 * Gives a stuck payout to somebody who can decide about it, and says why. Whoever may not give out work otherwise may do so with what
 * is in nobody's hands: taking it from a colleague is not theirs.
 */
export const handOverPayout =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ id, staffId, note, me, actor }: Ask): Promise<StaffName> =>
    db.transaction().execute(async (trx) => {
      const subject: WorkSubject = { subjectKind: 'withdrawal', subjectId: id };
      await lockSubject(trx, subject);
      const now = clock.now();
      const withdrawal = await findWithdrawal(trx, id);
      if (!withdrawal) throw new Refusal('withdrawal_not_found');
      if (!isStuck(withdrawal, now)) throw new Refusal('payout_not_stuck');
      const before = await assigneeOf(trx, 'withdrawal', id);
      if (before && before.id !== staffId && !may(me.role, 'workload.assign')) throw new Refusal('in_other_hands');
      const assignee = await assignIn(trx, { subject, staffId, me, actor }, now);
      if (!assignee) throw new Error('a payout was handed over to nobody');
      await writeNoteIn(trx, { subject, text: note, me, actor }, now);
      return assignee;
    });
