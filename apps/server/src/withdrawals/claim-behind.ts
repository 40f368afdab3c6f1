import type { BrowserId, WithdrawalId } from '@jara/domain/ids';
import type { Db } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import { type ClaimWithGift, findClaimByKey, findOwnClaim } from './withdrawals.store.ts';

interface Asker {
  id: WithdrawalId;
  accessKey: string | undefined;
  browserId: BrowserId | undefined;
}

/**
 * The claim that may look at a withdrawal: the one whose key was brought, or the one that this browser holds. A browser
 * without scripts has its cookie alone, and would be told the key by it.
 */
export async function claimBehind(db: Db, { id, accessKey, browserId }: Asker): Promise<ClaimWithGift> {
  if (accessKey) {
    const claim = await findClaimByKey(db, accessKey);
    if (claim) return claim;
    throw new Refusal('access_key_rejected');
  }
  const claim = browserId && (await findOwnClaim(db, id, browserId));
  if (!claim) throw new Refusal('access_key_required');
  return claim;
}
