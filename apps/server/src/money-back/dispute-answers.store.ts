import type { AnswerId, DisputeId } from '@jara/domain/ids';
import { lockPayment } from '../payments/payments.store.ts';
import type { Db, Trx } from '../platform/database/db.ts';

const answers = (db: Db) =>
  db
    .selectFrom('disputeAnswers')
    .innerJoin('disputes', 'disputes.id', 'disputeAnswers.disputeId')
    .innerJoin('charges', 'charges.id', 'disputes.chargeId')
    .selectAll('disputeAnswers')
    .select([
      'disputes.providerId',
      'disputes.paymentId',
      'disputes.chargeId',
      'disputes.amount',
      'charges.amount as charged',
      'disputes.status as disputeStatus',
      'disputes.providerStatus',
    ]);

export type AnswerRow = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;

export const findAnswer = (db: Db, id: AnswerId) => answers(db).where('disputeAnswers.id', '=', id).executeTakeFirst();

export const findWaitingAnswer = (db: Db, disputeId: DisputeId) =>
  answers(db)
    .where('disputeAnswers.disputeId', '=', disputeId)
    .where('disputeAnswers.status', '=', 'WAITING')
    .executeTakeFirst();

export const listAnswers = (db: Db, disputeId: DisputeId) =>
  db
    .selectFrom('disputeAnswers')
    .selectAll()
    .where('disputeId', '=', disputeId)
    .orderBy('decidedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Whatever happens to a dispute happens under the lock of its payment, and so does what happens to our answer. */
export async function lockWaitingAnswer(trx: Trx, id: AnswerId): Promise<AnswerRow | undefined> {
  const known = await findAnswer(trx, id);
  if (!known) return undefined;
  await lockPayment(trx, known.paymentId);
  const answer = await findAnswer(trx, id);
  return answer?.status === 'WAITING' ? answer : undefined;
}
