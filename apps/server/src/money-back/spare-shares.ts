import type { ClaimId, GiftId } from '@jara/domain/ids';
import { claimAccount, giftAccount } from '@jara/domain/ledger/accounts';
import { shareSpared } from '@jara/domain/ledger/dispute-journals';
import type { Minor } from '@jara/domain/money/money';
import { liftFrom, liftFromGift, listOpenHolds } from '../holds/holds.ts';
import { balanceOf } from '../ledger/balances.ts';
import { postJournal } from '../ledger/post-journal.ts';
import type { Trx } from '../platform/database/db.ts';
import { groundOf } from './hold-for-dispute.ts';
import { type DisputeRow, endGift, type GiftRow, isPaidAtOurCost } from './money-back.store.ts';

interface Share {
  id: ClaimId;
  share: Minor;
}

/**
 * A bank takes a share only where nothing of its gift is there that is the sender's. What was on its way to them and has come back is there
 * after all, so that the bank has that, and whoever claimed the share has it again: the sender has had as much. What was paid at our cost
 * is made up for first, and what may have left without us once it is booked. The payment, the gift and its claims are locked by the caller.
 */
export async function spareShares(trx: Trx, gift: Pick<GiftRow, 'id' | 'currency'>, now: Date): Promise<void> {
  const lost = await trx
    .selectFrom('disputes')
    .selectAll()
    .where('giftId', '=', gift.id)
    .where('status', '=', 'LOST')
    // The last took of what those before it had left: its own share comes first, or what it left would be missing when it gives that back.
    .orderBy('closedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (lost.length === 0 || (await isPaidAtOurCost(trx, gift.id)) || (await isInDoubt(trx, gift.id))) return;
  const frozen = await listFrozen(trx, gift.id);
  for (const dispute of lost) {
    let after = dispute;
    for (const share of frozen) after = await spareShare(trx, { gift, dispute: after, share }, now);
    if (after === dispute) continue;
    // The bank has what it wanted of it: what is free can leave, and the rest can be refunded.
    await endGift(trx, gift.id, now);
    await liftFromGift(trx, gift.id, groundOf(dispute.id), { now });
  }
}

/** Money of it has left, or may have, in a way that is in our books only once people have settled it: what is here is for that. */
const isInDoubt = async (trx: Trx, giftId: GiftId): Promise<boolean> =>
  (await listOpenHolds(trx, giftId)).some(
    ({ subjectKind, cause }) => subjectKind === 'gift' && cause !== 'DISPUTE' && cause !== 'STAFF',
  );

interface Spared {
  gift: Pick<GiftRow, 'id' | 'currency'>;
  dispute: DisputeRow;
  share: Share;
}

/** Answers the dispute as it is then: the same one where this share is not taken by it, or is more than there is. */
async function spareShare(trx: Trx, { gift, dispute, share }: Spared, now: Date): Promise<DisputeRow> {
  const isShare = (part: { account: string; subject: string }) => part.account === 'claim' && part.subject === share.id;
  const taken = dispute.heldParts.find((part) => isShare(part) && part.amount === share.share);
  if (!taken || dispute.returnedParts.some(isShare)) return dispute;
  const from = giftAccount(gift.id);
  if ((await balanceOf(trx, from)) < share.share) return dispute;
  const holds = dispute.holds + 1;
  const spared = { account: claimAccount(share.id), amount: share.share };
  await postJournal(
    trx,
    shareSpared({ disputeId: dispute.id, from, share: spared, currency: gift.currency, round: holds }),
    now,
  );
  // Should the bank give it back, it is the gift's.
  const heldParts = dispute.heldParts.map((part) =>
    part === taken ? { account: from.kind, subject: gift.id, amount: part.amount } : part,
  );
  await trx
    .updateTable('disputes')
    .set({ holds, heldParts: JSON.stringify(heldParts) })
    .where('id', '=', dispute.id)
    .execute();
  await liftFrom(trx, [share.id], groundOf(dispute.id), { now });
  return { ...dispute, holds, heldParts };
}

/** Those of people who claimed them, the first to have done so first. */
const listFrozen = (trx: Trx, giftId: GiftId): Promise<Share[]> =>
  trx
    .selectFrom('claims')
    .select(['id', 'share'])
    .where('giftId', '=', giftId)
    .where('status', '=', 'FROZEN')
    .where('forSender', '=', false)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
