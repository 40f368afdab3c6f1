import type { DisputeAnswerView, DisputeFile } from '@jara/contract/staff/disputes';
import type { DisputeId } from '@jara/domain/ids';
import { lossOf } from '@jara/domain/ledger/dispute-journals';
import { ZERO } from '@jara/domain/money/money';
import type { Sight } from '@jara/domain/staff/mask';
import { may } from '@jara/domain/staff/permissions';
import { gatherEvidence } from '../../evidence/gather-evidence.ts';
import { listAnswers } from '../../money-back/dispute-answers.store.ts';
import { partsOf } from '../../money-back/hold-for-dispute.ts';
import { findDisputeById } from '../../money-back/money-back.store.ts';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { namesOf } from '../../staff/staff.store.ts';
import { disputeList } from '../lists/dispute-list.ts';
import { readerOf } from '../lists/reader.ts';

/** Everything about one dispute, as this reader may see it. */
export const findDisputeFile =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (id: DisputeId, me: StaffOfRequest): Promise<DisputeFile> => {
    const reader = readerOf(me, clock.now());
    const { sight } = reader;
    const [[listed], dispute, answers, evidence] = await Promise.all([
      disputeList.shown(db, [id], reader),
      findDisputeById(db, id),
      presentAnswers(db, id, sight),
      gatherEvidence(db, id),
    ]);
    if (!listed || !dispute || !evidence) throw new Refusal('dispute_not_found');
    const mayDecide = may(me.role, 'disputes.decide');
    return {
      ...listed,
      providerId: dispute.providerId,
      providerStatus: dispute.providerStatus,
      // Of one that is open again it is a word for what was.
      resolution: dispute.status === 'OPEN' ? null : dispute.decidedBy,
      note: dispute.note && sight.text(dispute.note),
      messages: dispute.messages.map(({ sender, body, at }) => ({
        sender: sender && sight.text(sender),
        body: sight.text(body),
        at,
      })),
      held: dispute.held,
      loss: dispute.status === 'LOST' ? lossOf(partsOf(dispute.heldParts), dispute.amount) : ZERO,
      answers,
      evidence: {
        summary: evidence.summary,
        parts: evidence.parts.map(({ title, lines }) => ({ title, lines: [...lines] })),
      },
      allowed: { answer: mayDecide && listed.waitsFor === 'US', takeEvidence: mayDecide },
    };
  };

async function presentAnswers(db: Db, id: DisputeId, sight: Sight): Promise<DisputeAnswerView[]> {
  const answers = await listAnswers(db, id);
  const names = await namesOf(
    db,
    answers.map(({ decidedBy }) => decidedBy),
  );
  return answers.map((answer) => ({
    id: answer.id,
    answer: answer.answer,
    reason: sight.text(answer.reason),
    status: answer.status,
    overtakenBy: answer.overtakenBy,
    failure: answer.failure && sight.text(answer.failure),
    by: names.get(answer.decidedBy) ?? { id: answer.decidedBy, name: 'Staff' },
    decidedAt: answer.decidedAt.toISOString(),
    sentAt: answer.sentAt?.toISOString() ?? null,
    endedAt: answer.endedAt?.toISOString() ?? null,
  }));
}
