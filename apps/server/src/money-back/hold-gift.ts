import type { GiftId } from '@jara/domain/ids';
import { recordStaffAction, SYSTEM } from '../audit/audit.ts';
import { holdGift, isHeldFor, liftFromGift } from '../holds/holds.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { lockGift } from './money-back.store.ts';

const REASONS = {
  RESTORE: 'The provider paid out a share of this gift that our books do not have',
  REFUND_BY_HAND: 'The provider gave money of this payment back to the sender without us',
  DIFFERENCE: 'The provider does not have the payment of this gift any more',
} as const;

/** Stops a gift whose own history is in doubt, until the difference is settled. What it is known by is the provider's. */
export const holdGiftFor =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (giftId: GiftId, cause: keyof typeof REASONS, causeId: string): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const gift = await lockGift(trx, giftId);
      if (!gift) return;
      const now = clock.now();
      const reason = REASONS[cause];
      if (!(await holdGift(trx, giftId, { cause, causeId, reason }, now))) return;
      const details = { reason, before: gift.status, after: 'CONFLICTED' };
      await recordStaffAction(
        trx,
        SYSTEM,
        { action: 'gift.hold', subjectKind: 'gift', subjectId: giftId, details },
        now,
      );
    });

/** Lets go of a gift that was stopped for a cause which is no more. Other holds on it stay. */
export const letGoOfGift =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (giftId: GiftId, cause: keyof typeof REASONS, causeId: string): Promise<void> => {
    // Most of what is compared was never held, and a look is cheaper than a lock.
    if (!(await isHeldFor(db, giftId, { cause, causeId }))) return;
    await db.transaction().execute(async (trx) => {
      await lockGift(trx, giftId);
      await liftFromGift(trx, giftId, { cause, causeId }, { now: clock.now() });
    });
  };
