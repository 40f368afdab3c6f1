import type { BrowserId, GiftId, PaymentId } from '@jara/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { Keys } from '../platform/keys/keys.ts';
import { isOwnPayment } from './own-payments.ts';

export interface SenderProof {
  browserId: BrowserId | undefined;
  manageKey: string | undefined;
}

/** The sender is a browser that the payment belongs to, or whoever holds the gift's manage key. */
export async function isSender(
  { db, keys }: { db: Kysely<Schema>; keys: Keys },
  gift: { id: GiftId; paymentId: PaymentId; browserId: BrowserId },
  proof: SenderProof,
): Promise<boolean> {
  if (proof.manageKey !== undefined && keys.isManageKey(gift.id, proof.manageKey)) return true;
  return isOwnPayment(db, { id: gift.paymentId, browserId: gift.browserId }, proof.browserId);
}
