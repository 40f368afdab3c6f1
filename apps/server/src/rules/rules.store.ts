import type { GiftId } from '@jara/domain/ids';
import { type Kysely, sql } from 'kysely';
import type { Trx } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';

/** The opposite of `isForEverybody` for statements that are written out: of a rule `r` that is joined where there is one. */
export const IS_FOR_ONE = sql<boolean>`coalesce(r.type, 'TIME') = 'TIME'`;

const giftsOfRules = (db: Kysely<Schema>) =>
  db
    .selectFrom('gifts')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .select([
      'gifts.id',
      'gifts.quid',
      'gifts.amount',
      'gifts.status',
      'gifts.opensAt',
      'gifts.expiresAt',
      'gifts.firstTriedAt',
      'gifts.paymentId',
    ])
    .select(['payments.browserId', 'payments.passwordHash']);

export const findGiftOfRule = (db: Kysely<Schema>, quid: string) =>
  giftsOfRules(db).where('gifts.quid', '=', quid).executeTakeFirst();

/** The gift's row orders a sender who saves and a recipient who claims: whichever comes second sees the first. */
export const lockGiftOfRule = (trx: Trx, quid: string) =>
  giftsOfRules(trx).where('gifts.quid', '=', quid).forUpdate('gifts').executeTakeFirst();

/** Read after the gift's lock: whoever closes a draw holds it too. */
export async function isDrawClosed(trx: Trx, giftId: GiftId): Promise<boolean> {
  const draw = await trx.selectFrom('draws').select('closedAt').where('giftId', '=', giftId).executeTakeFirst();
  return draw?.closedAt != null;
}

export const findRuleRow = (db: Kysely<Schema>, giftId: GiftId) =>
  db.selectFrom('rules').selectAll().where('giftId', '=', giftId).executeTakeFirst();

/** Whether everybody has been told of a gift, and so of its rule. */
export const isPublic = async (trx: Trx, giftId: GiftId): Promise<boolean> =>
  (await trx.selectFrom('giveaways').select('giftId').where('giftId', '=', giftId).executeTakeFirst()) !== undefined;
