import type { GiftId } from '@jara/domain/ids';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/db.ts';

/**
 * The payment of a gift is locked before the gift, by everybody who locks both. Who changes a gift twice in one transaction is one of
 * them: by then the foreign key asks for the payment.
 */
export const lockPaymentOfGift = (trx: Trx, giftId: GiftId) =>
  sql`select from payments where id = (select payment_id from gifts where id = ${giftId}) for update`.execute(trx);
