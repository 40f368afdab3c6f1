import type { RefundId } from '@jara/domain/ids';
import type { Deps } from '../platform/tools/deps.ts';
import { findStandingDispute, lockOpenRefund } from './money-back.store.ts';
import { callOffRefund } from './settle-refund.ts';

/**
 * Writes down that a refund leaves, unless it must not: a charge that is disputed goes back through the bank, so it must not
 * go back through us as well.
 */
export const markRefundSent = (deps: Pick<Deps, 'db' | 'clock' | 'log'>, { id }: { id: RefundId }): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const refund = await lockOpenRefund(trx, id);
    if (!refund) return false;
    if (await findStandingDispute(trx, refund.chargeId)) {
      await callOffRefund(deps, trx, refund, 'The sender’s bank disputes this payment');
      return false;
    }
    await trx
      .updateTable('refunds')
      .set({ status: 'SUBMITTED', sends: refund.sends + 1, notFoundChecks: 0, updatedAt: deps.clock.now() })
      .where('id', '=', id)
      .execute();
    return true;
  });
