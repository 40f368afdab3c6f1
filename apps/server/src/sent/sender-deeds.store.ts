import type { GiftId } from '@jara/domain/ids';
import type { Trx } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';

interface DoneDeed {
  giftId: GiftId;
  deed: Schema['senderDeeds']['deed'];
  details?: Record<string, unknown>;
  at: Date;
}

/** Keeps what a sender did, so that the timelines of the gift can tell of it. */
export const recordDeed = (trx: Trx, { giftId, deed, details = {}, at }: DoneDeed) =>
  trx
    .insertInto('senderDeeds')
    .values({ giftId, deed, details: JSON.stringify(details), at })
    .execute();
