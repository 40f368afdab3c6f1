import { unlessUnknown } from '@jara/paystack/provider-error';
import { type ChargeRow, findDispute } from '../money-back/money-back.store.ts';
import { isPassedOver, isUnclear, recordDispute } from '../money-back/record-dispute.ts';
import { followRefunds } from './follow-refunds.ts';
import type { LadderDeps } from './ladder.ts';

/**
 * What goes back to an account must not have gone back to the card: the refunds of its charge are asked about once more, and so is the
 * bank, which pays the same person. A dispute that we had not heard of holds the gift from here on, and what is held does not leave.
 * Of what the bank has, an ending in a word that we do not know may mean more. A list may lack a dispute that we know by its name.
 */
export async function hasGoneBack(deps: LadderDeps, charge: ChargeRow): Promise<boolean> {
  const { data } = await deps.paystack.listDisputes({ transaction: charge.providerId });
  const listed = data.map(({ id }) => id);
  const known = await deps.db.selectFrom('disputes').select('providerId').where('chargeId', '=', charge.id).execute();
  for (const id of new Set([...listed, ...known.map(({ providerId }) => providerId)])) {
    if (!listed.includes(id) && !(await unlessUnknown(() => deps.paystack.fetchDispute(id)))) {
      // What the provider has forgotten says nothing any more, but for a word that nobody has read.
      if ((await findDispute(deps.db, id))?.isUnread) return true;
      continue;
    }
    const dispute = await recordDispute(deps)({ id });
    const ours = await findDispute(deps.db, id);
    if (ours && isPassedOver(ours, dispute)) return true;
    if (ours?.status === 'LOST' && isUnclear(ours, dispute)) return true;
  }
  return (await followRefunds(deps)(charge)).length > 0;
}
