import type { RefundId } from '@jara/domain/ids';
import { sql } from 'kysely';
import type { Deps } from '../platform/tools/deps.ts';
import { findUnreleased } from '../switches/restores.store.ts';
import { isOn } from '../switches/switches.store.ts';
import { giveWay } from './give-way.ts';
import { findStandingDispute, hasUnreadWord, isAtOurCost, lockOpenRefund, type RefundRow } from './money-back.store.ts';

export const IS_DISPUTED = 'The sender’s bank disputes this payment';

/**
 * Writes down that a refund leaves, unless it must not: a charge that is disputed goes back through the bank, so it must not
 * go back through us as well. The provider takes the same refund twice, so it leaves only as it was `seen` when the provider did not
 * know it: a process whose connection was lost meanwhile has lost its lock as well, and somebody else may have sent it.
 */
export const markRefundSent = (
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  seen: Pick<RefundRow, 'id' | 'sends' | 'providerId'>,
): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const { id } = seen;
    const refund = await lockOpenRefund(trx, id);
    if (!refund || refund.sends !== seen.sends || refund.providerId !== seen.providerId) return false;
    if (await findStandingDispute(trx, refund.chargeId)) {
      await giveWay(deps, trx, refund, { failure: IS_DISPUTED });
      return false;
    }
    // It waits: the next look asks once more what the bank has.
    if (await hasUnreadWord(trx, refund.chargeId)) return false;
    // What was paid at our cost by now comes off it first: it ends, and what is then left of it begins anew.
    if (await isAtOurCost(trx, refund)) {
      await giveWay(deps, trx, refund, { failure: 'Something of this payment was paid at our cost meanwhile' });
      return false;
    }
    // Until the lost time is compared nobody can say whether somebody was paid what this would send back. One that was sent and refused
    // ends, so that its money is where people look for it.
    if (await findUnreleased(trx)) {
      if (refund.sends > 0)
        await giveWay(deps, trx, refund, { failure: 'A backup was restored before it had arrived' });
      return false;
    }
    // What began by itself, or because a sender pressed, waits while payouts do. Staff know what they start.
    if (refund.cause !== null && !(await isOn(trx, 'payouts'))) return false;
    await trx
      .updateTable('refunds')
      .set({ status: 'SUBMITTED', sends: refund.sends + 1, notFoundChecks: 0, updatedAt: deps.clock.now() })
      .where('id', '=', id)
      .execute();
    return true;
  });

/** A clear no is about one sending: whether another one arrived is what it was before. */
export const noteRefusedSend = ({ db }: Pick<Deps, 'db'>, id: RefundId) =>
  db.updateTable('refunds').set({ refusedSends: sql`refused_sends + 1` }).where('id', '=', id).execute();
