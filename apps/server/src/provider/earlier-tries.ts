import type { GiftId, WithdrawalId } from '@jara/domain/ids';
import { mayHavePaid } from '@jara/domain/operations/judge-payout';
import type { Deps } from '../platform/tools/deps.ts';
import { recordTransfer } from '../withdrawals/record-transfer.ts';
import { settlePayout } from '../withdrawals/settle-payout.ts';
import {
  type EarlierTransfer,
  findTransferRow,
  listEarlierTransfers,
  listTransfersToSender,
} from '../withdrawals/transfers.store.ts';
import { lookForTransfer } from './look-for-transfer.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'paystack'>;

/**
 * A share is asked for again only when every earlier try has clearly not paid: each is asked about once more, however long
 * ago it ended. One that has paid after all holds the share as it is recorded.
 */
export const areEarlierTriesUnpaid = async (deps: Needs, withdrawalId: WithdrawalId): Promise<boolean> =>
  (await whatBecameOf(deps, await listEarlierTransfers(deps.db, withdrawalId))) === 'unpaid';

/** What goes back to a card must not have gone to an account of its sender: each try to take it there is asked about once more. */
export const whatSendersBankHas = async (deps: Needs, giftId: GiftId | null): Promise<Became> =>
  giftId === null ? 'unpaid' : whatBecameOf(deps, await listTransfersToSender(deps.db, giftId));

type Became = 'unpaid' | 'may_have_paid' | 'unknown';

async function whatBecameOf(deps: Needs, transfers: readonly EarlierTransfer[]): Promise<Became> {
  for (const earlier of transfers) {
    const answer = await lookForTransfer(deps, earlier.reference);
    const isLoss = earlier.writtenOffAt !== null;
    if (answer === 'unknown') return answer;
    if (answer === 'not_found' && earlier.mayHavePaid && !isLoss) return 'may_have_paid';
    if (answer === 'not_found') continue;
    if (earlier.withdrawalId) await settlePayout(deps)(earlier.withdrawalId, answer, earlier);
    // A try that a restore has forgotten has no withdrawal here.
    else await deps.db.transaction().execute((trx) => recordTransfer(trx, answer, deps.clock.now(), earlier));
    const kept = await findTransferRow(deps.db, earlier.reference);
    // What is our loss did not pay the share, unless settling it has just found out that nothing else did.
    const isStillLoss = isLoss && kept?.writtenOffAt;
    // Somebody may have heard that it has paid while this answer was on its way.
    if ((mayHavePaid(answer.status) || kept?.mayHavePaid) && !isStillLoss) return 'may_have_paid';
  }
  return 'unpaid';
}
