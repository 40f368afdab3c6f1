import type { BrowserId, ClaimId, GiftId } from '@jara/domain/ids';
import { shareFee } from '@jara/domain/money/fee';
import { type Minor, plus } from '@jara/domain/money/money';
import { newId } from '../platform/ids.ts';
import { hashKey, type Keys } from '../platform/keys/keys.ts';
import type { ClaimableRow, NewClaim } from './claims.store.ts';

interface Given {
  slot: number;
  share: Minor;
  browserId: BrowserId;
}

/** Makes a share somebody's, and counts it in the gift; both are still to be written. */
export function giveShare(
  keys: Keys,
  gift: ClaimableRow,
  { slot, share, browserId }: Given,
): { claim: NewClaim; accessKey: string } {
  const id = newId<ClaimId>();
  const accessKey = keys.accessKeyOf(id);
  const fee = shareFee(share, gift.claimedAmount, gift.feeBps);
  gift.sharesTaken += 1;
  gift.claimedAmount = plus(gift.claimedAmount, share);
  gift.status = gift.sharesTaken === gift.shares.length ? 'CLAIMED' : 'SPLIT';
  const { id: giftId, currency } = gift;
  return { claim: { id, giftId, slot, browserId, share, fee, currency, accessKeyHash: hashKey(accessKey) }, accessKey };
}

/** Large giveaways would fill the sender's inbox, so only the first few openings are told one by one. */
const TELL_FIRST = 5;

export const mailsFor = (claims: readonly NewClaim[], gifts: ReadonlyMap<GiftId, ClaimableRow>) =>
  claims.flatMap((claim) => {
    const to = gifts.get(claim.giftId)?.senderEmail;
    return to && claim.slot < TELL_FIRST
      ? [{ kind: 'gift_claimed' as const, to, identity: `claimed:${claim.id}`, data: { claimId: claim.id } }]
      : [];
  });
