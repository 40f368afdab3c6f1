import type { GiftId } from '@jara/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Where the page of a giveaway is, below our own address. */
export const giveawayPath = (code: string): string => `/g/${code}`;

/** What the host of a gift says of it to everybody; undefined while it is not public. */
export const findGiveawayWords = (db: Kysely<Schema>, giftId: GiftId) =>
  db.selectFrom('giveaways').selectAll().where('giftId', '=', giftId).executeTakeFirst();
