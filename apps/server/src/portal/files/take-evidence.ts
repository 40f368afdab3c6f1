import type { DisputeId } from '@jara/domain/ids';
import { recordStaffAction, type StaffActor } from '../../audit/audit.ts';
import { drawEvidence } from '../../evidence/draw-evidence.ts';
import { gatherEvidence } from '../../evidence/gather-evidence.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';

/** The evidence about a dispute as a document. That it was taken is written down where it is read, before a byte of it leaves. */
export const takeEvidence =
  ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) =>
  async ({
    id,
    actor,
  }: {
    id: DisputeId;
    actor: StaffActor;
  }): Promise<{ name: string; content: NodeJS.ReadableStream }> => {
    const now = clock.now();
    const evidence = await db.transaction().execute(async (trx) => {
      const found = await gatherEvidence(trx, id);
      if (!found) throw new Refusal('dispute_not_found');
      const deed = { action: 'dispute.take_evidence', details: {} } as const;
      await recordStaffAction(trx, actor, { subjectKind: 'dispute', subjectId: id, ...deed }, now);
      return found;
    });
    return {
      name: `evidence-${evidence.reference}.pdf`,
      content: drawEvidence(evidence, config.operator, now),
    };
  };
