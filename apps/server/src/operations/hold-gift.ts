import type { Deps } from '../deps.ts';
import { recordStaffAction, SYSTEM } from '../staff/audit.ts';

const REASON = 'The provider paid out a share of this gift that our books do not have';

/** Freezes a gift until staff decide, when its own history is in doubt. One that cannot be claimed is left as it is. */
export const holdGift =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (giftId: string): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const gift = await trx
        .selectFrom('gifts')
        .select('status')
        .where('id', '=', giftId)
        .forUpdate()
        .executeTakeFirst();
      if (gift?.status !== 'ACTIVE' && gift?.status !== 'SPLIT') return;
      const now = clock.now();
      await trx
        .updateTable('gifts')
        .set((eb) => ({
          status: 'CONFLICTED',
          statusReason: REASON,
          revision: eb('revision', '+', 1),
          updatedAt: now,
        }))
        .where('id', '=', giftId)
        .execute();
      await recordStaffAction(
        trx,
        SYSTEM,
        {
          action: 'gift.hold',
          subjectKind: 'gift',
          subjectId: giftId,
          details: { reason: REASON, before: gift.status, after: 'CONFLICTED' },
        },
        now,
      );
    });
