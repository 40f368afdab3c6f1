import { giftAccount, suspenseAccount } from '@jara/domain/ledger/accounts';
import { refundStarted } from '@jara/domain/ledger/journals';
import { type Currency, minor } from '@jara/domain/money/money';
import type { Refund } from '@jara/paystack/wire';
import type { StaffActor } from '../audit/audit.ts';
import { liftFromGift } from '../holds/holds.ts';
import { balanceOf } from '../ledger/balances.ts';
import { postJournal } from '../ledger/post-journal.ts';
import type { Trx } from '../platform/database/db.ts';
import { insertRefund } from './book-refund.ts';
import { type ChargeRow, endGift, type GiftRow } from './money-back.store.ts';
import { wakeDormantMoney } from './wake-dormant.ts';

interface Adoption {
  charge: ChargeRow;
  gift: GiftRow | undefined;
  refund: Refund;
  actor: StaffActor;
  note: string;
  now: Date;
}

/**
 * Takes a refund that was made at the provider without us, and waits there for an account, for one of ours: its sender can name one, and
 * it is followed to its end. It ends the gift. Answers whether its money is here. The payment and the gift are locked by the caller.
 */
export async function adoptRefund(trx: Trx, { charge, gift, refund, actor, note, now }: Adoption): Promise<boolean> {
  const isGifts = charge.became === 'GIFT' && gift !== undefined;
  if (isGifts) await wakeDormantMoney(trx, gift, now);
  const amount = minor(refund.amount);
  if ((await balanceOf(trx, isGifts ? giftAccount(gift.id) : suspenseAccount(charge.id))) < amount) return false;
  const giftId = isGifts ? gift.id : null;
  const refundId = await insertRefund(trx, { charge, giftId, refund, note, now, isDone: false });
  const source = isGifts ? { giftId: gift.id } : { chargeId: charge.id };
  await postJournal(trx, refundStarted({ refundId, amount, currency: charge.currency as Currency, ...source }), now);
  if (isGifts) await endGift(trx, gift.id, now);
  const known = { cause: 'REFUND_BY_HAND', causeId: refund.id } as const;
  if (gift) await liftFromGift(trx, gift.id, known, { now, by: actor.staffId });
  return true;
}
