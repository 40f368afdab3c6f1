import type { DisputeId } from '@jara/domain/ids';
import type { Dispute } from '@jara/paystack/wire';
import type { Trx } from '../platform/database/db.ts';
import { findWaitingAnswer } from './dispute-answers.store.ts';
import { judgeAnswer } from './judge-answer.ts';

/** Ends our answer once the provider's own word shows what became of it. Whoever hears first writes it, under the payment's lock. */
export async function settleAnswer(trx: Trx, disputeId: DisputeId, dispute: Dispute, now: Date): Promise<void> {
  const answer = await findWaitingAnswer(trx, disputeId);
  const verdict = answer && judgeAnswer(answer, dispute);
  if (!verdict || verdict.status === 'WAITING') return;
  await trx
    .updateTable('disputeAnswers')
    .set({ ...verdict, endedAt: now, nextCheckAt: null })
    .where('id', '=', answer.id)
    .execute();
}
