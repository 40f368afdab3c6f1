import { buffer } from 'node:stream/consumers';
import { AWAITS_US } from '@jara/domain/dispute/dispute-answers';
import type { AnswerId } from '@jara/domain/ids';
import { isProviderError, type ProviderError } from '@jara/paystack/provider-error';
import type { Dispute } from '@jara/paystack/wire';
import { drawEvidence } from '../evidence/draw-evidence.ts';
import { findDisputed } from '../evidence/evidence.store.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { gatherEvidence } from '../evidence/gather-evidence.ts';
import { type AnswerRow, findAnswer, lockWaitingAnswer } from '../money-back/dispute-answers.store.ts';
import { wentBackOf } from '../money-back/money-back.store.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { payerAddress } from '../payments/start-payment.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { enqueueAlone } from '../platform/jobs/enqueue.ts';
import { findUnreleased } from '../switches/restores.store.ts';
import { isAboutUs, isFinalRefusal } from './final-refusal.ts';
import { climb, type Ladder, type LadderDeps, type Sending, seconds, send, sweep, whileOpen } from './ladder.ts';

/**
 * Tells the provider what staff answered. A dispute is answered once and has no key of ours, so it is read before every sending: an
 * answer that was taken although we never heard so is seen there. Reading it is also what books the outcome (`recordDispute`).
 */
const ANSWERS: Ladder<AnswerRow> & Sending<AnswerRow, Dispute> = {
  name: 'dispute_answer',
  table: 'dispute_answers',
  // It is always known to the provider, so it is never missing; what is asked is whether it has been answered.
  pace: { checkAfterMs: seconds(2, 5, 15, 30, 60, 120, 300, 600), notFoundBeforeResend: 1 },
  step,
  lockOpen: lockWaitingAnswer,
  wake: (db, answerId, look, options) => enqueueAlone(db, 'work_on_dispute_answer', { answerId, ...look }, options),
  idName: 'answerId',
  markSent,
  request,
  settle: (deps) => async (id) => {
    await look(deps, id);
  },
  afterFailedSend,
};

export const workOnDisputeAnswer = climb(ANSWERS);
export const sweepDisputeAnswers = sweep(ANSWERS);

async function step(deps: LadderDeps, id: AnswerId): Promise<void> {
  const answer = await look(deps, id);
  if (answer && isToBeSent(answer)) await send(ANSWERS, deps, answer);
}

const isToBeSent = ({ disputeStatus, providerStatus }: AnswerRow): boolean =>
  disputeStatus === 'OPEN' && providerStatus === AWAITS_US;

/** Asks the provider how the dispute stands, and gives the answer while it still waits. Silence concludes nothing. */
async function look(deps: LadderDeps, id: AnswerId): Promise<AnswerRow | undefined> {
  const known = await findAnswer(deps.db, id);
  if (known?.status !== 'WAITING') return undefined;
  try {
    await recordDispute(deps)({ id: known.providerId });
  } catch (error) {
    if (!isProviderError(error)) throw error;
    deps.log.warn({ answerId: id, kind: error.kind, code: error.code }, 'dispute_answer.not_looked');
    return undefined;
  }
  const answer = await findAnswer(deps.db, id);
  return answer?.status === 'WAITING' ? answer : undefined;
}

function markSent(deps: LadderDeps, { id }: AnswerRow): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const answer = await lockWaitingAnswer(trx, id);
    if (!answer || !isToBeSent(answer)) return false;
    // Until the lost time is compared nobody can say whether the payer has had it back, or somebody was paid it.
    if (answer.answer === 'ACCEPT' && (await findUnreleased(trx))) return false;
    if (answer.answer === 'ACCEPT' && (await leftToGiveBack(trx, answer)) <= 0) {
      await refuse(deps, trx, answer, 'The payer has had all of it back already');
      return false;
    }
    await trx
      .updateTable('disputeAnswers')
      .set({ sends: answer.sends + 1, sentAt: deps.clock.now() })
      .where('id', '=', id)
      .execute();
    return true;
  });
}

/** The file and the evidence may be given any number of times; the last call is the answer. */
async function request(deps: LadderDeps, answer: AnswerRow): Promise<Dispute> {
  const { paystack, db, config, clock } = deps;
  const { providerId, disputeId, reason } = answer;
  const evidence = await gatherEvidence(db, disputeId);
  if (!evidence) throw new Error('a dispute vanished while it was answered');
  const { signedUrl, fileName } = await paystack.disputeUploadAddress(providerId, `evidence-${evidence.reference}.pdf`);
  const content = new Uint8Array(await buffer(drawEvidence(evidence, config.operator, clock.now())));
  await paystack.upload(signedUrl, { content, type: 'application/pdf' });
  if (answer.answer === 'ACCEPT')
    return paystack.resolveDispute(providerId, {
      resolution: 'merchant-accepted',
      message: reason,
      refundAmount: Math.min(answer.amount, await leftToGiveBack(db, answer)),
      uploadedFilename: fileName,
    });
  const { id: evidenceId } = await addEvidence(deps, answer, evidence);
  return paystack.resolveDispute(providerId, {
    resolution: 'declined',
    message: reason,
    refundAmount: 0,
    uploadedFilename: fileName,
    evidenceId: evidenceId ?? undefined,
  });
}

/** Who the payer is the provider knows from the payment; what we never asked for is said to be so. */
async function addEvidence(
  { db, paystack, config }: LadderDeps,
  { providerId, disputeId, paymentId }: AnswerRow,
  evidence: Evidence,
) {
  const disputed = await findDisputed(db, disputeId);
  return paystack.addDisputeEvidence(providerId, {
    customerEmail: payerAddress(config, paymentId, disputed?.senderEmail ?? null),
    customerName: disputed?.senderName ?? 'Not given',
    customerPhone: 'Not asked for',
    serviceDetails: evidence.summary,
    deliveryDate: evidence.deliveredAt?.toISOString(),
  });
}

/** Refused while the dispute, read again, still waits for us: it cannot be answered in this way, and staff have to know. */
async function afterFailedSend(deps: LadderDeps, answer: AnswerRow, error: ProviderError): Promise<void> {
  if (error.kind !== 'refused' || isAboutUs(error)) return;
  const waiting = await look(deps, answer.id);
  if (!waiting || !isToBeSent(waiting) || !isFinalRefusal(error, answer)) return;
  await whileOpen(ANSWERS, deps, answer.id, (trx) =>
    refuse(deps, trx, answer, error.providerMessage ?? 'The provider did not take the answer'),
  );
}

const refuse = ({ clock }: LadderDeps, trx: Trx, { id }: AnswerRow, failure: string) =>
  trx
    .updateTable('disputeAnswers')
    .set({ status: 'REFUSED', failure, endedAt: clock.now(), nextCheckAt: null })
    .where('id', '=', id)
    .execute();

/** No charge gives back more than it brought, whatever the bank wants: a part may have been refunded, or taken by another dispute. */
const leftToGiveBack = async (db: Db, { chargeId, charged }: AnswerRow): Promise<number> =>
  charged - (await wentBackOf(db, chargeId));
