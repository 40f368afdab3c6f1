import { unlessUnknown } from '@jara/paystack/provider-error';
import type { Dispute } from '@jara/paystack/wire';
import { lockPayment } from '../payments/payments.store.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import type { Trx } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { findUnreleased } from '../switches/restores.store.ts';
import { holdWhatIsHere } from './hold-for-dispute.ts';
import { instantOf, keepClaim, saidAtOf } from './keep-claim.ts';
import { IS_DISPUTED } from './mark-refund-sent.ts';
import {
  type ChargeRow,
  type DisputeRow,
  findCharge,
  findChargeByProviderId,
  findChargeOfReference,
  findDispute,
  findOpenRefund,
  listLaterDisputes,
  listOtherOpenDisputes,
  lockGiftOfPayment,
  lockRefund,
} from './money-back.store.ts';
import { settleAnswer } from './settle-answer.ts';
import { type Loss, loseDispute, openDispute, reopenDispute, wantedOf, winDispute } from './settle-dispute.ts';
import { callOffRefund } from './settle-refund.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'paystack' | 'config'>;

/**
 * Records how a dispute stands. The event only says where to look: the provider itself is asked, so events may come in
 * any order and any number of times. Opening and closing each happen once, under the payment's lock. Answers what the provider said.
 */
export const recordDispute =
  (deps: Needs) =>
  async ({ id }: Pick<Dispute, 'id'>): Promise<Dispute> => {
    const { db, log } = deps;
    const dispute = await unlessUnknown(() => deps.paystack.fetchDispute(id));
    // What was announced will be there: the event stays open, and is worked on again.
    if (!dispute) throw new Error('a dispute was announced that the provider does not know yet');
    const charge = await findDisputedCharge(deps, dispute);
    if (!charge) {
      log.error({ disputeId: id }, 'dispute.unknown_charge');
      return dispute;
    }
    const became = await db.transaction().execute((trx) => recordWord(deps, trx, { dispute, known: charge }));
    if (became) log.warn({ disputeId: id, paymentId: charge.paymentId, became }, 'dispute.moved');
    if (hasEnded(dispute) && !endingOf(dispute)) {
      log.error({ disputeId: id, resolution: dispute.resolution }, 'dispute.unknown_resolution');
    }
    return dispute;
  };

/**
 * Staff say how a dispute ended that the provider has closed in words we do not know, or by a clock that is behind, or does not know any
 * more. They decide about the word that they have `seen`.
 */
export const decideDispute =
  (deps: Needs) =>
  async (id: string, seen: string): Promise<(trx: Trx, ending: 'WON' | 'LOST') => Promise<unknown>> => {
    const before = await findDispute(deps.db, id);
    const dispute = await unlessUnknown(() => deps.paystack.fetchDispute(id));
    if (!dispute) return decideForgotten(deps, id);
    const charge = await findDisputedCharge(deps, dispute);
    if (!charge || !before?.isUnread || !hasEnded(dispute)) throw new Refusal('remedy_does_not_fit');
    if (wordOf(dispute) !== seen) throw new Refusal('item_changed');
    return async (trx, ending) => {
      await lockPayment(trx, charge.paymentId);
      const ours = await findDispute(trx, id);
      // The bank may have said another word since it was asked, and that is what our books go by.
      if (!ours?.isUnread || ours.saidAt?.getTime() !== before.saidAt?.getTime()) throw new Refusal('item_changed');
      // A word that we know means what it says, however old it is by the provider's clock.
      if (ending !== (endingOf(dispute) ?? ending)) throw new Refusal('remedy_does_not_fit');
      return recordWord(deps, trx, { dispute, known: charge, ending });
    };
  };

/** It has ended without a word, and what the bank claimed is as it was last told. */
async function decideForgotten(deps: Needs, id: string): ReturnType<ReturnType<typeof decideDispute>> {
  const ours = await findDispute(deps.db, id);
  const known = ours && isUndecided(ours) ? await findCharge(deps.db, ours.chargeId) : undefined;
  if (!ours || !known) throw new Refusal('remedy_does_not_fit');
  const dispute = { id, status: 'resolved', resolution: null, refund_amount: ours.amount } as Dispute;
  return async (trx, ending) => {
    await lockPayment(trx, known.paymentId);
    // The provider may have remembered it since it was asked.
    const now = await findDispute(trx, id);
    if (!now || !isUndecided(now)) throw new Refusal('item_changed');
    await record(deps, trx, { dispute, known, ending });
    // Should it be remembered, nobody has read its word.
    await trx
      .updateTable('disputes')
      .set({ decidedBy: null, decidedAt: null, isUnread: false })
      .where('id', '=', ours.id)
      .execute();
    await settleAnswer(trx, ours.id, dispute, deps.clock.now());
  };
}

const isUndecided = ({ status, isUnread }: DisputeRow): boolean => status === 'OPEN' || isUnread;

interface Said {
  dispute: Dispute;
  known: ChargeRow;
  /** What staff say, where the provider's own word says nothing to us. */
  ending?: 'WON' | 'LOST';
}

/** What the provider said is kept with what became of it: the bank's claim, its word for an ending, and how our answer fared. */
async function recordWord(deps: Needs, trx: Trx, said: Said): Promise<DisputeRow['status'] | undefined> {
  const became = await record(deps, trx, said);
  const { dispute, ending = endingOf(dispute) } = said;
  const known = await findDispute(trx, dispute.id);
  if (!known) throw new Error('a dispute vanished while it was recorded');
  if (!said.ending && isOvertaken(dispute, known)) {
    // Whoever asked earlier may write later, or the provider's clock is behind: the next look says which, or somebody does.
    if (isPassedOver(known, dispute)) await keepUnread(trx, known, true);
    return became;
  }
  // The bank may want another sum by now, and does not always say it once more when it takes it.
  if (known.status === 'OPEN' && isAnotherSum(known, dispute))
    await trx
      .updateTable('disputes')
      .set({ amount: wantedOf(dispute, said.known, known) })
      .where('id', '=', known.id)
      .execute();
  // A new word for an ending is seen to be new.
  if (ending)
    await trx
      .updateTable('disputes')
      .set({
        decidedBy: dispute.resolution ?? null,
        decidedAt: endedAtOf(dispute),
        isUnread: false,
        // Whoever decides about a word that was passed over says that it stands, and what is said after it is heard.
        ...(said.ending && { saidAt: saidAtOf(dispute) }),
      })
      .where('id', '=', known.id)
      .execute();
  else await keepUnread(trx, known, isUnclear(known, dispute));
  const now = deps.clock.now();
  await keepClaim(trx, known.id, dispute, now);
  await settleAnswer(trx, known.id, dispute, now);
  return became;
}

/** Until somebody has read it, it is asked for by every comparison, is an item, and nothing goes back beside it. */
async function keepUnread(trx: Trx, known: DisputeRow, isUnread: boolean): Promise<void> {
  if (isUnread !== known.isUnread)
    await trx.updateTable('disputes').set({ isUnread }).where('id', '=', known.id).execute();
}

/** Two ask at different moments and may write in any order: what the provider said before it changed its mind is not its word. */
function isOvertaken(dispute: Dispute, known: DisputeRow | undefined): boolean {
  const saidAt = saidAtOf(dispute);
  return saidAt !== null && known?.saidAt != null && saidAt < known.saidAt;
}

/** Answers what the dispute has become, or undefined when nothing is new. */
async function record(
  deps: Needs,
  trx: Trx,
  { dispute, known, ending }: Said,
): Promise<DisputeRow['status'] | undefined> {
  const payment = await lockPayment(trx, known.paymentId);
  const gift = await lockGiftOfPayment(trx, known.paymentId);
  // What the charge is by now, and whether the dispute is new, is read after the locks: nobody else can change it then.
  const charge = await findCharge(trx, known.id);
  if (!charge) throw new Error('a charge vanished while its dispute was recorded');
  const before = await findDispute(trx, dispute.id);
  if (!ending && isOvertaken(dispute, before)) return undefined;
  const said = ending ?? endingOf(dispute) ?? withoutWord(before, dispute);
  const now = deps.clock.now();
  if (
    before?.status === 'LOST' &&
    said === 'LOST' &&
    before.amount !== wantedOf(dispute, charge, before) &&
    (ending || !isUnclear(before, dispute))
  ) {
    // Another dispute had left it a part, or leaves it more by now. What it took is given back in the books and taken anew.
    await regain(trx, before, { charge, gift, payment }, now);
    return record(deps, trx, { dispute, known, ending: said });
  }
  // What the bank took it still has until it says that it does not, and what it left is free.
  if (before && (before.status === said || (before.status === 'LOST' && said === 'OPEN'))) {
    if (before.status === 'OPEN') await holdWhatIsHere(trx, before, charge, now);
    return undefined;
  }
  if (said === 'WON') {
    const known = before ?? (await openDispute(trx, dispute, charge, gift, now));
    if (known.status === 'LOST') {
      await callOffUnsentRefund(deps, trx, charge, 'The sender’s bank gave the payment back');
      // What that brought back may have taken the place of a share.
      await regain(trx, (await findDispute(trx, dispute.id)) ?? known, { charge, gift, payment }, now);
    } else await winDispute(trx, known, charge, now);
    for (const other of await listOtherOpenDisputes(trx, known)) await holdWhatIsHere(trx, other, charge, now);
    return said;
  }
  const open = before
    ? before.status === 'WON'
      ? await reopenDispute(trx, before, charge, gift)
      : before
    : await openDispute(trx, dispute, charge, gift, now);
  // What was about to go back to the sender is held with the rest: their bank takes from that before it takes anybody's share.
  // After a restore it may have left all the same, and whoever works on it finds out.
  if (open.giftId && !(await findUnreleased(trx))) await callOffUnsentRefund(deps, trx, charge, IS_DISPUTED);
  // Calling it off has held what it brought back.
  const held = await holdWhatIsHere(trx, (await findDispute(trx, dispute.id)) ?? open, charge, now);
  if (said === 'LOST') {
    await loseDispute(trx, held, { dispute, charge, payment }, now);
    for (const other of await listOtherOpenDisputes(trx, held)) await holdWhatIsHere(trx, other, charge, now);
  }
  return said;
}

/**
 * What a lost dispute took is given back in the books. What it had left may be held by another that is open, or have been taken by one
 * that was lost after it: that is put where it was first, so that it counts as being there. What is lost takes anew of all there is then;
 * what is open holds anew by whoever calls this.
 */
async function regain(
  trx: Trx,
  lost: DisputeRow,
  { charge, gift, payment }: Pick<Loss, 'charge' | 'payment'> & { gift: Parameters<typeof reopenDispute>[3] },
  now: Date,
): Promise<void> {
  const later = await listLaterDisputes(trx, lost);
  const again: { open: DisputeRow; closedAt: Date | null }[] = [];
  for (const other of later) {
    await winDispute(trx, other, charge, now);
    const open = await reopenDispute(trx, other, charge, gift);
    if (other.status === 'LOST') again.unshift({ open, closedAt: other.closedAt });
  }
  await winDispute(trx, lost, charge, now);
  for (const { open, closedAt } of again) {
    const held = await holdWhatIsHere(trx, open, charge, now);
    await loseDispute(trx, held, { dispute: { refund_amount: open.amount }, charge, payment }, now);
    // Each took of what the one before it had left, and that order is known by when they were lost.
    await trx.updateTable('disputes').set({ closedAt }).where('id', '=', open.id).execute();
  }
}

/** What has not left is not the sender's any more: their bank wants it, or has given back the whole that it was left of. */
async function callOffUnsentRefund(deps: Needs, trx: Trx, charge: ChargeRow, reason: string): Promise<void> {
  const open = await findOpenRefund(trx, charge.id);
  const refund = open && (await lockRefund(trx, open.id));
  if (refund?.status === 'STARTED' && refund.sends === 0) await callOffRefund(deps, trx, refund, reason);
}

const IS_OPEN = new Set(['awaiting-merchant-feedback', 'awaiting-bank-feedback', 'pending']);

/** `resolved`, or a state that nobody here knows (`archived` stands in the provider's own example): somebody has to look at that. */
export const hasEnded = ({ status }: Pick<Dispute, 'status'>): boolean => !IS_OPEN.has(status);

/** `declined` means that the bank's wish was declined: the merchant won. */
export function endingOf({ status, resolution }: Dispute): 'WON' | 'LOST' | undefined {
  if (!hasEnded({ status })) return undefined;
  if (resolution === 'declined') return 'WON';
  return resolution === 'merchant-accepted' || resolution === 'auto-accepted' ? 'LOST' : undefined;
}

/** Whether it has ended in a word that is neither, and of which staff have not said what it means. */
export const isUnclear = (ours: DisputeRow, theirs: Dispute): boolean =>
  hasEnded(theirs) &&
  !endingOf(theirs) &&
  (ours.status === 'OPEN' || ours.decidedBy !== (theirs.resolution ?? null) || hasEndedSince(ours, theirs));

/** Something else than we have, and older by the provider's clock than what it said before: it may be behind, or its clock was ahead. */
export const isPassedOver = (ours: DisputeRow, theirs: Dispute): boolean => {
  if (!isOvertaken(theirs, ours)) return false;
  // What the bank took it still has, also while it is said to be open.
  if (!hasEnded(theirs)) return ours.status === 'WON';
  const ending = endingOf(theirs);
  if (!ending) return isUnclear(ours, theirs);
  return ending !== ours.status || (ending === 'LOST' && isAnotherSum(ours, theirs));
};

/** As staff read it, with the time of the ending that it is the word for. */
export const wordOf = (theirs: Dispute): string =>
  [`${theirs.status}: ${theirs.resolution ?? 'no word'}`, endedAtOf(theirs)?.toISOString()].filter(Boolean).join(', ');

/** What staff have read is the word for one ending, and the bank may say the same word of the next. */
function hasEndedSince({ decidedAt }: DisputeRow, theirs: Dispute): boolean {
  const at = endedAtOf(theirs);
  return at !== null && (decidedAt === null || at > decidedAt);
}

/** By the provider's clock; where it does not say, it was not later than its last word. */
const endedAtOf = (dispute: Dispute): Date | null => instantOf(dispute.resolvedAt) ?? saidAtOf(dispute);

/** The bank may have what it had given up: until staff have read its word, that is held. What it took it still has. */
const withoutWord = (ours: DisputeRow | undefined, theirs: Dispute): DisputeRow['status'] => {
  if (!ours || !hasEnded(theirs)) return 'OPEN';
  return ours.status === 'WON' && isUnclear(ours, theirs) ? 'OPEN' : ours.status;
};

/** A bank that won can take more when another dispute of the same charge gives way. */
export const isAnotherSum = (ours: Pick<DisputeRow, 'amount'>, { refund_amount: sum }: Dispute): boolean =>
  Boolean(sum) && sum !== ours.amount;

/** A reference can carry two charges, so the provider's id of the charge counts first. */
async function findDisputedCharge(deps: Needs, dispute: Dispute): Promise<ChargeRow | undefined> {
  const { transaction } = dispute;
  const reference = transaction?.reference ?? dispute.transaction_reference;
  const find = () =>
    transaction ? findChargeByProviderId(deps.db, transaction.id) : findChargeOfReference(deps.db, reference ?? '');
  const known = await find();
  if (known || !reference) return known;
  // A charge can be disputed before we have heard that it was made.
  await settlePayment(deps)(reference);
  return find();
}
