import { whyNotMove } from '@jara/domain/gift/gift-decisions';
import { type GiftStatus, isOnHold } from '@jara/domain/gift/gift-status';
import type { GiftId } from '@jara/domain/ids';
import { BEING_PAID_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import type { Selectable } from 'kysely';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { holdGift, liftStaffHolds } from '../holds/holds.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { noGiftBehind } from '../senders/replaced-codes.ts';
import { loadGiftCase } from './gift-case.ts';

type GiftRow = Selectable<Schema['gifts']>;

interface Ask {
  /** A gift by its code, or by its id. */
  gift: { quid: string } | { id: GiftId };
  status: GiftStatus;
  reason: string;
  /** Of a giveaway that is blocked: what its page tells everybody. */
  publicReason?: string | undefined;
  actor: StaffActor;
}

/** Blocks a gift or releases it: staff place and lift their own hold, and no other. */
export const changeGiftStatus =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({
    gift: which,
    status: wanted,
    reason,
    publicReason,
    actor,
  }: Ask): Promise<{ id: GiftId; quid: string; status: GiftStatus }> =>
    db.transaction().execute(async (trx) => {
      const gift = await lockGift(trx, which);
      if (!gift) throw 'quid' in which ? await noGiftBehind(trx, which.quid) : new Refusal('gift_not_found');
      const now = clock.now();
      const problem = whyNotMove(await loadGiftCase(trx, gift.id, now), wanted);
      if (problem) throw new Refusal('status_change_not_allowed', { message: problem });

      if (wanted === 'BLOCKED') {
        const ground = { cause: 'STAFF', causeId: actor.staffId, reason } as const;
        await holdGift(trx, gift.id, ground, now);
      } else await liftStaffHolds(trx, gift.id, { now, by: actor.staffId });
      await tellEverybody(trx, gift.id, wanted === 'BLOCKED' ? publicReason : undefined, now);
      const { status } = await trx
        .selectFrom('gifts')
        .select('status')
        .where('id', '=', gift.id)
        .executeTakeFirstOrThrow();
      await recordStaffAction(
        trx,
        actor,
        {
          action: 'gift.change_status',
          subjectKind: 'gift',
          subjectId: gift.id,
          details: { before: gift.status, after: status, reason, ...(publicReason && { publicReason }) },
        },
        now,
      );
      if (!isOnHold(status)) await wakePayouts(trx, gift.id, actor.requestId);
      return { id: gift.id, quid: gift.quid, status };
    });

/** Payouts of a gift on hold wait; once it is free, nobody should wait for their next look as well. */
export async function wakePayouts(trx: Trx, giftId: GiftId, requestId: string): Promise<void> {
  const waiting = await trx
    .selectFrom('withdrawals')
    .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
    .select('withdrawals.id')
    .where('claims.giftId', '=', giftId)
    .where('withdrawals.status', 'in', [...BEING_PAID_STATUSES])
    .execute();
  for (const { id } of waiting)
    await enqueue(trx, 'work_on_payout', { withdrawalId: id }, { key: `payout:${id}`, requestId });
}

/** What the page of a giveaway says about why we stopped it; nothing once it goes on, and of a gift that has no page. */
async function tellEverybody(trx: Trx, giftId: GiftId, why: string | undefined, now: Date): Promise<void> {
  const told = await trx
    .updateTable('giveaways')
    .set({ stopReason: why ?? null, updatedAt: now })
    .where('giftId', '=', giftId)
    .executeTakeFirst();
  if (why !== undefined && told.numUpdatedRows === 0n)
    throw new Refusal('status_change_not_allowed', { message: 'This gift has no public page to say that on' });
}

const lockGift = (trx: Trx, which: Ask['gift']): Promise<GiftRow | undefined> => {
  const gifts = trx.selectFrom('gifts').selectAll().forUpdate();
  return ('id' in which ? gifts.where('id', '=', which.id) : gifts.where('quid', '=', which.quid)).executeTakeFirst();
};
