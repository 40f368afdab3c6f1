import type { Db, Id } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { approve, isPaid } from '../transactions/charge.ts';
import { lockTransaction } from '../transactions/transactions.store.ts';

/** The payer's own transfer has reached the account the page showed, unless the charge was paid another way meanwhile. */
export async function arriveByBankTransfer(trx: Db, deps: Pick<Deps, 'clock'>, id: Id): Promise<void> {
  const row = await lockTransaction(trx, id);
  if (isPaid(row)) return;
  await approve(trx, deps, row, { channel: 'bank_transfer', card: null });
}
