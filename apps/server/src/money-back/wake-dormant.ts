import { dormantAccount } from '@jara/domain/ledger/accounts';
import { giftRevived } from '@jara/domain/ledger/journals';
import { ZERO } from '@jara/domain/money/money';
import { wakingRound } from '../gifts/expire-gifts.ts';
import { balanceOf } from '../ledger/balances.ts';
import { postJournal } from '../ledger/post-journal.ts';
import type { Trx } from '../platform/database/db.ts';
import type { GiftRow } from './money-back.store.ts';

/** Money that was put to rest goes back to its gift first, because that is where a failed refund returns it. */
export async function wakeDormantMoney(trx: Trx, { id: giftId, currency }: GiftRow, now: Date): Promise<void> {
  const amount = await balanceOf(trx, dormantAccount(giftId));
  if (amount === ZERO) return;
  await postJournal(trx, giftRevived({ giftId, amount, currency, round: await wakingRound(trx, giftId) }), now);
}
