import type { WithdrawalId } from '@jara/domain/ids';
import { claimAccount, giftAccount } from '@jara/domain/ledger/accounts';
import { sharePaidElsewhere, transferCost, writtenOff } from '@jara/domain/ledger/outside-journals';
import { type Currency, minor, minus } from '@jara/domain/money/money';
import { mayHavePaid } from '@jara/domain/operations/judge-payout';
import { isOfSender, parsePayoutReference } from '@jara/domain/withdrawal/payout-reference';
import { isBeingPaid, isOpenWithdrawal } from '@jara/domain/withdrawal/withdrawal-status';
import { unlessUnknown } from '@jara/paystack/provider-error';
import type { Transfer } from '@jara/paystack/wire';
import { lockPaymentOfGift } from '../../gifts/lock-payment.ts';
import { liftFrom, liftFromGift } from '../../holds/holds.ts';
import { balanceOf } from '../../ledger/balances.ts';
import { postJournal } from '../../ledger/post-journal.ts';
import {
  endGift,
  findChargeOfGift,
  findOpenRefundOf,
  findStandingDispute,
  type GiftRow,
  lockGift,
  lockOpenRefund,
  mayHaveLeft,
} from '../../money-back/money-back.store.ts';
import { NEEDS_ACCOUNT } from '../../money-back/name-account.ts';
import { takeRestBack } from '../../money-back/return-rest.ts';
import { callOffRefund } from '../../money-back/settle-refund.ts';
import { wakeDormantMoney } from '../../money-back/wake-dormant.ts';
import type { Trx } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { findUnreleased } from '../../switches/restores.store.ts';
import { verifyTransfer } from '../../withdrawals/ask-provider.ts';
import { PAYOUT_FAILURES } from '../../withdrawals/payout-failures.ts';
import { isShareGone, takeCosts, takeWhole } from '../../withdrawals/record-transfer.ts';
import { isPayoutOf } from '../../withdrawals/recover-payout.ts';
import { differenceAbout, isOfAnother } from '../../withdrawals/settle-payout.ts';
import {
  findTransferRow,
  hasAnotherPaid,
  noteForgotten,
  noteTransfer,
  writeOffTransfer,
} from '../../withdrawals/transfers.store.ts';
import { completeAfterAll, fail, giveBack, reverse } from '../../withdrawals/withdrawal-life.ts';
import {
  findOpenWithdrawal,
  findWithdrawalByReference,
  lockClaim,
  lockClaimOfSlot,
  lockWithdrawal,
  type WithdrawalRow,
} from '../../withdrawals/withdrawals.store.ts';
import { ONE_REFERENCE } from './difference.ts';
import type { ItemRow } from './items.store.ts';
import { type Decided, type Look, lesser } from './remedy.ts';

export const paidAfterAll: Look = async (deps, item) => {
  const theirs = await transferOf(deps, item);
  if (theirs?.status !== 'success') throw new Refusal('remedy_does_not_fit');
  return async (trx, { actor, now }) => {
    const withdrawal = await lockWithdrawalOf(trx, item);
    if (isOpenWithdrawal(withdrawal.status) || withdrawal.status === 'COMPLETED')
      throw new Refusal('remedy_does_not_fit');
    if (isOfAnother(theirs, withdrawal)) throw new Refusal('remedy_does_not_fit');
    // Withdrawals are locked before their claim, here as everywhere.
    const open = await findOpenWithdrawal(trx, withdrawal.claimId);
    const unsent = open && (await lockWithdrawal(trx, open.id));
    const claim = await lockClaim(trx, withdrawal.claimId);
    if ((await findOpenWithdrawal(trx, claim.id))?.id !== unsent?.id) throw new Refusal('item_changed');
    if (unsent && unsent.sends > 0) throw new Refusal('remedy_does_not_fit');
    if (unsent) await giveBack(trx, unsent, PAYOUT_FAILURES.earlierArrived, now);
    if (claim.status === 'PAID') throw new Refusal('remedy_does_not_fit');
    // While a dispute holds the share its money is not there to leave; once the bank has taken it, it is our loss.
    if ((await balanceOf(trx, claimAccount(claim.id))) !== claim.share) throw new Refusal('remedy_does_not_fit');
    await noteTransfer(trx, theirs, now);
    await completeAfterAll(deps, trx, withdrawal, theirs);
    await letGo(trx, withdrawal, { actor, now });
  };
};

export const neverPaid: Look = async (deps, item) => {
  const theirs = await transferOf(deps, item);
  const wasCalledPaid = item.kind === 'PAYOUT_NOT_PAID';
  // That what we had not called paid has failed is recorded by comparing; people say so where it is not known any more.
  if (theirs && (mayHavePaid(theirs.status) || !wasCalledPaid)) throw new Refusal('remedy_does_not_fit');
  return async (trx, { actor, now }) => {
    if (item.kind === 'TRANSFER_NOT_OURS') return forgetNotOurs(trx, item, { actor, now });
    const withdrawal = await lockWithdrawalOf(trx, item);
    if ((withdrawal.status === 'COMPLETED') !== wasCalledPaid) throw new Refusal('remedy_does_not_fit');
    // One that is still to be paid is asked for again under its own name, which the provider pays once.
    if (!theirs && !isBeingPaid(withdrawal.status)) await noteForgotten(trx, item.reference, now);
    if (wasCalledPaid) await reverse(deps, trx, withdrawal);
    await letGo(trx, withdrawal, { actor, now });
  };
};

/** What a restore had forgotten, and the provider has forgotten since, keeps its gift and the next try from nobody. */
async function forgetNotOurs(
  trx: Trx,
  { reference, giftId }: ItemRow,
  { actor, now }: Pick<Decided, 'actor' | 'now'>,
): Promise<void> {
  if (giftId) await lockGift(trx, giftId);
  await noteForgotten(trx, reference, now);
  if (giftId) await liftFromGift(trx, giftId, { cause: 'RESTORE', causeId: reference }, { now, by: actor.staffId });
}

export const paidElsewhere: Look = async (deps, item) => {
  const theirs = await transferOf(deps, item);
  if (theirs?.status !== 'success') throw new Refusal('remedy_does_not_fit');
  return async (trx, { actor, now }) => {
    const withdrawal = await lockWithdrawalOf(trx, item);
    if (!isOfAnother(theirs, withdrawal)) throw new Refusal('remedy_does_not_fit');
    await writeOff(trx, item, theirs, now);
    if (withdrawal.status === 'COMPLETED') await reverse(deps, trx, withdrawal);
    else if (withdrawal.status === 'REQUESTED') await giveBack(trx, withdrawal, PAYOUT_FAILURES.otherAccount, now);
    else await fail(deps, trx, withdrawal, PAYOUT_FAILURES.otherAccount);
    await letGo(trx, withdrawal, { actor, now });
  };
};

export const ourLoss: Look = async (deps, item) => {
  const theirs = await transferOf(deps, item);
  if (theirs?.status !== 'success') throw new Refusal('remedy_does_not_fit');
  return async (trx, { actor, now }) => {
    const gift = await lockGiftOf(trx, item);
    const ours = await findWithdrawalByReference(trx, item.reference);
    const withdrawal = ours && (await lockWithdrawal(trx, ours.id));
    const isNotRecorded = item.kind === 'PAYOUT_NOT_RECORDED';
    if (isNotRecorded && !(withdrawal && (await isShareGone(trx, withdrawal))))
      throw new Refusal('remedy_does_not_fit');
    if (!withdrawal && (await isYetToBePutBack(trx, theirs))) throw new Refusal('remedy_does_not_fit');
    // What goes back to a sender is begun anew: what this was for is in the gift, in another claim of theirs, or on its way to their card.
    const isOneReference = item.theirs === ONE_REFERENCE;
    // It was put back while somebody read that it is not ours.
    if (item.kind === 'TRANSFER_NOT_OURS' && withdrawal) throw new Refusal('item_changed');
    if (gift && wasForSender(item) && !isOneReference)
      await takeFromGift(deps, trx, { item, gift, theirs }, { actor, now });
    else await writeOff(trx, item, theirs, now);
    if (withdrawal) await letGo(trx, withdrawal, { actor, now });
    // What is shown twice under one reference says nothing of the one that holds the gift.
    if (!gift || isOneReference) return;
    await liftFromGift(trx, gift.id, { cause: 'RESTORE', causeId: item.reference }, { now, by: actor.staffId });
  };
};

/** Payments are locked before their gift, and both before its claims, here as everywhere. */
async function lockGiftOf(trx: Trx, { giftId }: Pick<ItemRow, 'giftId'>): Promise<GiftRow | undefined> {
  if (!giftId) return undefined;
  await lockPaymentOfGift(trx, giftId);
  return lockGift(trx, giftId);
}

/** Known by its reference alone: a restore may have forgotten the withdrawal. */
const wasForSender = ({ reference }: ItemRow): boolean => {
  const place = parsePayoutReference(reference);
  return place !== undefined && isOfSender(place.slot);
};

export const shareWasPaid: Look = async (deps, item) => {
  const theirs = await transferOf(deps, item);
  if (theirs?.status !== 'success' || !item.giftId) throw new Refusal('remedy_does_not_fit');
  return async (trx, { actor, now }) => {
    const gift = await lockGiftOf(trx, item);
    const place = parsePayoutReference(item.reference);
    // A share that somebody holds here is not the gift's to pay with: what others have claimed or may claim would go.
    if (!gift || !place || (await lockClaimOfSlot(trx, place))) throw new Refusal('remedy_does_not_fit');
    await takeFromGift(deps, trx, { item, gift, theirs }, { actor, now });
  };
};

/**
 * What was paid without our knowing comes out of what nobody has claimed, what was about to go back to the sender included, and is
 * our loss beyond that, until something comes back. It ends the gift. The payment and the gift are locked by the caller.
 */
async function takeFromGift(
  deps: Deps,
  trx: Trx,
  { item, gift, theirs }: { item: ItemRow; gift: GiftRow; theirs: Transfer },
  { actor, now }: Pick<Decided, 'actor' | 'now'>,
): Promise<void> {
  const { reference } = theirs;
  await refuseUnlessLost(trx, item, theirs, now);
  // While a dispute holds the gift its money is not there to pay, and would be called our loss before it is one.
  const charge = await findChargeOfGift(trx, gift.paymentId);
  const dispute = charge && (await findStandingDispute(trx, charge.id));
  if (dispute?.status === 'OPEN') throw new Refusal('remedy_does_not_fit');
  // Once it has left for the sender, the provider says first what became of it. What waits there for an account is told of none any more.
  if (!(await takeRestBack(trx, gift, now))) throw new Refusal('remedy_does_not_fit');
  const open = await findOpenRefundOf(trx, gift.id);
  const refund = open && (await lockOpenRefund(trx, open.id));
  const isWaiting = refund?.providerStatus === NEEDS_ACCOUNT && refund.accountSentAt === null;
  // One that somebody made by hand, and that was taken for ours, the provider has although we never sent it.
  const hasNotLeft = refund?.providerId === null && !mayHaveLeft(refund);
  if (refund && !hasNotLeft && !isWaiting) throw new Refusal('remedy_does_not_fit');
  if (refund && hasNotLeft) await callOffRefund(deps, trx, refund, 'Money of this gift had been paid to a bank before');
  await wakeDormantMoney(trx, gift, now);
  const { currency } = gift;
  await postJournal(trx, transferCost({ reference, ...(await takeCosts(trx, theirs)), currency }), now);
  const from = giftAccount(gift.id);
  const amount = minor(theirs.amount);
  const part = lesser(await balanceOf(trx, from), amount);
  const loss = minus(amount, part);
  await postJournal(trx, sharePaidElsewhere({ reference, writtenOffAt: now, from, part, loss, currency }), now);
  await writeOffTransfer(trx, reference, now, loss);
  if (gift.closedAt === null) await endGift(trx, gift.id, now);
  await liftFromGift(trx, gift.id, { cause: 'RESTORE', causeId: reference }, { now, by: actor.staffId });
}

/** On a restored database the payout of a share that is claimed here comes back by itself, once nothing else holds the share. */
async function isYetToBePutBack(trx: Trx, theirs: Transfer): Promise<boolean> {
  const place = parsePayoutReference(theirs.reference);
  if (!place || !(await findUnreleased(trx))) return false;
  const claim = await lockClaimOfSlot(trx, place);
  if (!claim || claim.status === 'PAID' || !isPayoutOf(claim, theirs)) return false;
  return !(await isShareGone(trx, { claimId: claim.id, giftId: claim.giftId }));
}

/** Its gift is locked with it: whoever changes a claim twice in one transaction makes the foreign key ask for that. */
async function lockWithdrawalOf(trx: Trx, { withdrawalId, ...item }: ItemRow): Promise<WithdrawalRow> {
  await lockGiftOf(trx, item);
  const withdrawal = withdrawalId && (await lockWithdrawal(trx, withdrawalId as WithdrawalId));
  if (!withdrawal) throw new Refusal('remedy_does_not_fit');
  return withdrawal;
}

/** What the difference held is free of it; whatever else holds it stays. */
const letGo = (trx: Trx, { id, claimId, reference }: WithdrawalRow, { actor, now }: Pick<Decided, 'actor' | 'now'>) =>
  liftFrom(trx, [claimId, id], differenceAbout(reference, ''), { now, by: actor.staffId });

/** What left under this reference is nobody's payout by now, and none that another would be sent for. */
async function refuseUnlessLost(trx: Trx, item: ItemRow, theirs: Transfer, now: Date): Promise<void> {
  await noteTransfer(trx, theirs, now);
  const row = await findTransferRow(trx, item.reference);
  // A reference that was paid twice has paid its share as well.
  const isOneTransfer = item.theirs !== ONE_REFERENCE;
  // A comparison that had begun before it was settled opens its item once more.
  if (isOneTransfer && row?.writtenOffAt) throw new Refusal('remedy_does_not_fit');
  // The other payout of the share has come back: this is the one that paid it, and no loss.
  if (isOneTransfer && item.kind === 'TRANSFER_TWICE' && !row?.isExtra) throw new Refusal('remedy_does_not_fit');
  // Nor as long as the other one was only asked for: what never left would be sent, and the share be paid twice.
  if (item.kind === 'TRANSFER_TWICE' && row?.isExtra && !(await hasAnotherPaid(trx, row, row.reference)))
    throw new Refusal('remedy_does_not_fit');
}

async function writeOff(trx: Trx, item: ItemRow, theirs: Transfer, now: Date): Promise<void> {
  await refuseUnlessLost(trx, item, theirs, now);
  const amount = await takeWhole(trx, theirs);
  await postJournal(trx, writtenOff({ item, amount, currency: theirs.currency as Currency }), now);
  if (item.theirs !== ONE_REFERENCE) await writeOffTransfer(trx, item.reference, now);
}

const transferOf = (deps: Deps, { reference }: ItemRow): Promise<Transfer | undefined> =>
  unlessUnknown(() => verifyTransfer(deps, reference));
