import { type Minor, plus, ZERO } from '@jara/domain/money/money';
import type { Db, Trx } from '../platform/database/db.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { findCharge, mayHaveLeft, type RefundRow, wentBackOf } from './money-back.store.ts';
import { callOffRefund } from './settle-refund.ts';

interface Reason {
  failure: string;
  /** What of the same charge has gone back beside what our books have. */
  gone?: Minor;
  asks?: boolean;
}

/**
 * Something else comes first: a dispute, what was paid at our cost, money that went back without us. A refund that cannot have been made is
 * called off. Of any other one nobody knows whether its sender has the money: it keeps it until the provider names it, or two people say
 * that it was never made.
 */
export async function giveWay(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  trx: Trx,
  refund: RefundRow,
  { failure, gone = ZERO, asks = true }: Reason,
): Promise<void> {
  if (await wasNeverMade(trx, refund, gone)) await callOffRefund(deps, trx, refund, failure, { asks });
}

/**
 * By the provider's own words: each sending was refused, or so much of its charge has gone back that this was not left of it, since no charge
 * gives back more than it brought. One that has a name is asked for by it, and has been denied by whoever calls this.
 */
export async function wasNeverMade(db: Db, refund: RefundRow, gone: Minor = ZERO): Promise<boolean> {
  if (!mayHaveLeft(refund)) return true;
  const charge = await findCharge(db, refund.chargeId);
  return charge !== undefined && plus(await wentBackOf(db, charge.id), gone) > charge.amount;
}
