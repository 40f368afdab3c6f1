import type { BrowserId, ClaimId, GiftId } from '@jara/domain/ids';
import { shareFee } from '@jara/domain/money/fee';
import { type Minor, plus, sum } from '@jara/domain/money/money';
import { DAY_MS } from '@jara/domain/time/lagos';
import { newId } from '../platform/ids.ts';
import { hashKey, type Keys } from '../platform/keys/keys.ts';
import type { ClaimableRow, NewClaim } from './claims.store.ts';

interface Given {
  slot: number;
  share: Minor;
  browserId: BrowserId;
  now: Date;
}

/** Makes a share somebody's, and counts it in the gift; both are still to be written. */
export function giveShare(
  keys: Keys,
  gift: ClaimableRow,
  { slot, share, browserId, now }: Given,
): { claim: NewClaim; accessKey: string } {
  const id = newId<ClaimId>();
  const accessKey = keys.accessKeyOf(id);
  const fee = feeAt(gift, { slot, share });
  const sendBy = gift.claimDays === null ? null : new Date(now.getTime() + gift.claimDays * DAY_MS);
  gift.sharesTaken += 1;
  gift.claimedAmount = plus(gift.claimedAmount, share);
  gift.status = gift.claimedAmount === gift.amount ? 'CLAIMED' : 'SPLIT';
  const { id: giftId, currency } = gift;
  const accessKeyHash = hashKey(accessKey);
  return { claim: { id, giftId, slot, browserId, share, fee, currency, accessKeyHash, sendBy }, accessKey };
}

/** A share that came back keeps its fee; the others have theirs by what was claimed before them, also of what lapsed since. */
function feeAt(
  { shares, returnedShares, returnedFees, claimedAmount, feeBps }: ClaimableRow,
  { slot, share }: Pick<Given, 'slot' | 'share'>,
): Minor {
  const kept = returnedFees[slot - (shares.length - returnedShares.length)];
  return kept ?? shareFee(share, plus(claimedAmount, sum(returnedShares)), feeBps);
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
