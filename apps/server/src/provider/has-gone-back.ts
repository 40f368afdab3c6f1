import { type ChargeRow, findDispute } from '../money-back/money-back.store.ts';
import { isUnclear, recordDispute } from '../money-back/record-dispute.ts';
import { followRefunds } from './follow-refunds.ts';
import type { LadderDeps } from './ladder.ts';

/**
 * What goes back to an account must not have gone back to the card: the refunds of its charge are asked about once more, and so is the
 * bank, which pays the same person. A dispute that we had not heard of holds the gift from here on, and what is held does not leave.
 * Of what the bank has, an ending in a word that we do not know may mean more.
 */
export async function hasGoneBack(deps: LadderDeps, charge: ChargeRow): Promise<boolean> {
  const { data: disputes } = await deps.paystack.listDisputes({ transaction: charge.providerId });
  for (const listed of disputes) {
    const dispute = await recordDispute(deps)(listed);
    const ours = await findDispute(deps.db, dispute.id);
    if (ours?.status === 'LOST' && isUnclear(ours, dispute)) return true;
  }
  return (await followRefunds(deps)(charge)).length > 0;
}
