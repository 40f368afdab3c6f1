import type { WithdrawalId } from '@jara/domain/ids';
import type { Transfer } from '@jara/paystack/wire';
import type { Deps } from '../platform/tools/deps.ts';
import { complete, fail, reverse } from './withdrawal-life.ts';
import { lockWithdrawal } from './withdrawals.store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

/**
 * Records what the provider itself says of a transfer. The answer to sending it, a look-up and a webhook all end here,
 * and it may run any number of times. A status that is not final changes nothing: the money stays reserved.
 */
export const settlePayout =
  (deps: Needs) =>
  (withdrawalId: WithdrawalId, transfer: Transfer): Promise<void> =>
    deps.db.transaction().execute(async (trx) => {
      const withdrawal = await lockWithdrawal(trx, withdrawalId);
      if (!withdrawal || transfer.reference !== withdrawal.reference) return;
      switch (transfer.status) {
        case 'success':
          return complete(deps, trx, withdrawal, transfer);
        case 'failed':
        case 'abandoned':
        case 'blocked':
        case 'rejected':
          return fail(deps, trx, withdrawal, reasonOf(transfer));
        case 'reversed':
          return withdrawal.status === 'COMPLETED'
            ? reverse(deps, trx, withdrawal)
            : fail(deps, trx, withdrawal, reasonOf(transfer));
        default:
          if (withdrawal.status === 'UNKNOWN') {
            await trx
              .updateTable('withdrawals')
              .set({ status: 'SUBMITTED', updatedAt: deps.clock.now() })
              .where('id', '=', withdrawalId)
              .execute();
          }
      }
    });

/** The bank's own words where it has any; ours before them would say the same twice. */
const reasonOf = ({ gateway_response }: Transfer) =>
  gateway_response && gateway_response !== 'Approved' ? gateway_response : 'The bank did not take the transfer';
