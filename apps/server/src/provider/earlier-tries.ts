import type { WithdrawalId } from '@jara/domain/ids';
import { mayHavePaid } from '@jara/domain/operations/judge-payout';
import type { Deps } from '../platform/tools/deps.ts';
import { recordTransfer } from '../withdrawals/record-transfer.ts';
import { settlePayout } from '../withdrawals/settle-payout.ts';
import { findTransferRow, listEarlierTransfers } from '../withdrawals/transfers.store.ts';
import { lookForTransfer } from './look-for-transfer.ts';

/**
 * A share is asked for again only when every earlier try has clearly not paid: each is asked about once more, however long
 * ago it ended. One that has paid after all holds the share as it is recorded.
 */
export async function areEarlierTriesUnpaid(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'paystack'>,
  withdrawalId: WithdrawalId,
): Promise<boolean> {
  for (const earlier of await listEarlierTransfers(deps.db, withdrawalId)) {
    const answer = await lookForTransfer(deps, earlier.reference);
    const isLoss = earlier.writtenOffAt !== null;
    if (answer === 'unknown' || (answer === 'not_found' && earlier.mayHavePaid && !isLoss)) return false;
    if (answer === 'not_found') continue;
    if (earlier.withdrawalId) await settlePayout(deps)(earlier.withdrawalId, answer, earlier);
    // A try that a restore has forgotten has no withdrawal here.
    else await deps.db.transaction().execute((trx) => recordTransfer(trx, answer, deps.clock.now(), earlier));
    const kept = await findTransferRow(deps.db, earlier.reference);
    // What is our loss did not pay the share, unless settling it has just found out that nothing else did.
    const isStillLoss = isLoss && kept?.writtenOffAt;
    // Somebody may have heard that it has paid while this answer was on its way.
    if ((mayHavePaid(answer.status) || kept?.mayHavePaid) && !isStillLoss) return false;
  }
  return true;
}
