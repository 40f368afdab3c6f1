import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { GiftId } from '@jara/domain/ids';
import { recordStaffAction, SYSTEM } from '../audit/audit.ts';
import type { Deps } from '../platform/tools/deps.ts';

/** What holds a gift, and in which states it still has something to hold: where the whole payment is gone, shares as well. */
const GROUNDS = {
  share_paid_elsewhere: {
    reason: 'The provider paid out a share of this gift that our books do not have',
    from: ['ACTIVE', 'SPLIT'],
  },
  payment_gone_back: {
    reason: 'The provider gave the payment back to the sender without us',
    from: ['ACTIVE', 'SPLIT', 'CLAIMED', 'EXPIRED', 'BLOCKED'],
  },
} as const satisfies Record<string, { reason: string; from: readonly GiftStatus[] }>;

/** Freezes a gift until staff decide, when its own history is in doubt. */
export const holdGift =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (giftId: GiftId, ground: keyof typeof GROUNDS): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const gift = await trx
        .selectFrom('gifts')
        .select('status')
        .where('id', '=', giftId)
        .forUpdate()
        .executeTakeFirst();
      const { reason, from } = GROUNDS[ground];
      if (!gift || !(from as readonly GiftStatus[]).includes(gift.status)) return;
      const now = clock.now();
      await trx
        .updateTable('gifts')
        .set((eb) => ({
          status: 'CONFLICTED',
          statusReason: reason,
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
          details: { reason, before: gift.status, after: 'CONFLICTED' },
        },
        now,
      );
    });
