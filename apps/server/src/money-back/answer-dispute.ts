import { type DisputeAnswer, whyNotAnswer } from '@jara/domain/dispute/dispute-answers';
import type { AnswerId, DisputeId } from '@jara/domain/ids';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { lockPayment } from '../payments/payments.store.ts';
import { newId } from '../platform/ids.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { findUnreleased } from '../switches/restores.store.ts';
import { findWaitingAnswer } from './dispute-answers.store.ts';
import { findDisputeById } from './money-back.store.ts';

interface Ask {
  id: DisputeId;
  answer: DisputeAnswer;
  /** The bank reads it. */
  reason: string;
  actor: StaffActor;
}

/** Staff say what we answer to a dispute. It is kept here; the provider is told by a worker, and no money moves until it has said so. */
export const answerDispute =
  ({ db, clock, requestId }: Pick<Deps, 'db' | 'clock' | 'requestId'>) =>
  ({ id, answer, reason, actor }: Ask): Promise<AnswerId> =>
    db.transaction().execute(async (trx) => {
      const known = await findDisputeById(trx, id);
      if (!known) throw new Refusal('dispute_not_found');
      await lockPayment(trx, known.paymentId);
      // Whoever waited for the lock may find that a colleague has answered, or that the bank has ended it.
      const dispute = await findDisputeById(trx, id);
      if (!dispute) throw new Error('a dispute vanished while it was answered');
      const hasWaitingAnswer = (await findWaitingAnswer(trx, id)) !== undefined;
      const why = whyNotAnswer({ ...dispute, hasWaitingAnswer });
      if (why) throw new Refusal(why);
      // After a restore the provider may have given back what these books do not know of.
      if (answer === 'ACCEPT' && (await findUnreleased(trx))) throw new Refusal('not_reconciled');
      const now = clock.now();
      const answerId = newId<AnswerId>();
      await trx
        .insertInto('disputeAnswers')
        .values({
          id: answerId,
          disputeId: id,
          answer,
          reason,
          status: 'WAITING',
          overtakenBy: null,
          failure: null,
          decidedBy: actor.staffId,
          decidedAt: now,
          sentAt: null,
          endedAt: null,
          nextCheckAt: clock.databaseNow(),
        })
        .execute();
      const action = answer === 'ACCEPT' ? 'dispute.accept' : 'dispute.contest';
      const details = { answerId, reason, amount: dispute.amount };
      await recordStaffAction(trx, actor, { subjectKind: 'dispute', subjectId: id, action, details }, now);
      await enqueue(trx, 'work_on_dispute_answer', { answerId }, { key: `dispute_answer:${answerId}`, requestId });
      return answerId;
    });
