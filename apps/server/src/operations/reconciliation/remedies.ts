import type { Remedy } from '@jara/domain/operations/remedies';
import { decideDispute } from '../../money-back/record-dispute.ts';
import { missingMoney, movedByUs } from './balance-remedies.ts';
import { chargeNeverCame, neverRefunded, noGift, refundHappened } from './charge-remedies.ts';
import { neverPaid, ourLoss, paidAfterAll, paidElsewhere, shareWasPaid } from './payout-remedies.ts';
import type { Look } from './remedy.ts';

const disputeEnds =
  (ending: 'WON' | 'LOST'): Look =>
  async (deps, item) => {
    const decide = await decideDispute(deps)(item.providerId, item.theirs);
    return (trx) => decide(trx, ending);
  };

/** The same words are said of different things: what differs decides what is booked. */
const byKind =
  (ofBalance: Look, ofAnythingElse: Look): Look =>
  (deps, item) =>
    (item.kind === 'BALANCE_DIFFERS' ? ofBalance : ofAnythingElse)(deps, item);

export const LOOKS: Record<Remedy, Look> = {
  PAID_AFTER_ALL: paidAfterAll,
  NEVER_PAID: neverPaid,
  PAID_ELSEWHERE: paidElsewhere,
  WRITE_OFF: byKind(missingMoney, ourLoss),
  SHARE_WAS_PAID: shareWasPaid,
  REFUND_HAPPENED: refundHappened,
  NEVER_REFUNDED: neverRefunded,
  CHARGE_NEVER_CAME: chargeNeverCame,
  DISPUTE_WON: disputeEnds('WON'),
  DISPUTE_LOST: disputeEnds('LOST'),
  OWN_MONEY: byKind(movedByUs, noGift),
};
