import { type ChargeRow, hasUnreadWord } from '../money-back/money-back.store.ts';
import { recordDispute } from '../money-back/record-dispute.ts';
import { disputesOf } from './disputes-of.ts';
import { followRefunds } from './follow-refunds.ts';
import type { LadderDeps } from './ladder.ts';

/**
 * What goes back to an account must not have gone back to the card: the refunds of its charge are asked about once more, and so is the
 * bank, which pays the same person. A dispute that we had not heard of holds the gift from here on, and what is held does not leave.
 * Of what the bank has, a word that nobody has read may mean more.
 */
export async function hasGoneBack(deps: LadderDeps, charge: ChargeRow): Promise<boolean> {
  for (const { id } of await disputesOf(deps, charge)) await recordDispute(deps)({ id });
  if (await hasUnreadWord(deps.db, charge.id)) return true;
  return (await followRefunds(deps)(charge)).length > 0;
}
