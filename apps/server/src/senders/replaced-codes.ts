import type { GiftId } from '@jara/domain/ids';
import type { Kysely } from 'kysely';
import type { Trx } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';
import { Refusal } from '../platform/refusal.ts';

type Reads = Kysely<Schema>;

export const findReplaced = (db: Reads, quid: string) =>
  db.selectFrom('replacedQuids').selectAll().where('quid', '=', quid).executeTakeFirst();

/** Why there is no gift behind a code: its sender has replaced it, or there never was one. */
export const noGiftBehind = async (db: Reads, quid: string): Promise<Refusal> =>
  new Refusal((await findReplaced(db, quid)) ? 'gift_replaced' : 'gift_not_found');

/** Every code a gift had before the one it has, oldest first. */
export const listReplaced = (db: Reads, giftId: GiftId) =>
  db
    .selectFrom('replacedQuids')
    .select(['quid', 'replacedAt'])
    .where('giftId', '=', giftId)
    .orderBy('replacedAt')
    .execute();

/** Gives a gift another code. Whoever does it holds the gift's lock: a claim with the old one comes before it or after it. */
export async function replaceCode(
  trx: Trx,
  { gift, quid, now }: { gift: { id: GiftId; quid: string }; quid: string; now: Date },
): Promise<void> {
  await trx.insertInto('replacedQuids').values({ quid: gift.quid, giftId: gift.id, replacedAt: now }).execute();
  await trx
    .updateTable('gifts')
    .set((eb) => ({ quid, revision: eb('revision', '+', 1), updatedAt: now }))
    .where('id', '=', gift.id)
    .execute();
}
