import { lossReturned } from '@jara/domain/ledger/journals';
import { type Currency, minor } from '@jara/domain/money/money';
import { mayHavePaid } from '@jara/domain/operations/judge-payout';
import type { Transfer } from '@jara/paystack/wire';
import { postJournal } from '../ledger/post-journal.ts';
import type { Trx } from '../platform/database/db.ts';
import { findTransferRow, noteTransfer } from './transfers.store.ts';

/**
 * Takes in the provider's last word on a transfer, and answers whether it is booked as our loss: then it is nobody's payout,
 * whatever is said of it. Should such money come back, it makes up for the loss.
 */
export async function recordTransfer(trx: Trx, transfer: Transfer, now: Date): Promise<'ours' | 'lost'> {
  await noteTransfer(trx, transfer, now);
  const row = await findTransferRow(trx, transfer.reference);
  if (!row?.writtenOffAt) return 'ours';
  if (mayHavePaid(transfer.status)) return 'lost';
  const { reference, writtenOffAt } = row;
  const amount = minor(transfer.amount);
  await postJournal(
    trx,
    lossReturned({ reference, writtenOffAt, amount, currency: transfer.currency as Currency }),
    now,
  );
  await trx.updateTable('transfers').set({ writtenOffAt: null }).where('reference', '=', reference).execute();
  return 'ours';
}
