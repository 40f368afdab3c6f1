import type { ClaimId, DisputeId, GiftId, PaymentId } from '@jara/domain/ids';
import { giftAccount, suspenseAccount } from '@jara/domain/ledger/accounts';
import { disputeLost, disputeRegained, disputeWon, leftByDispute, lossOf } from '@jara/domain/ledger/dispute-journals';
import type { HeldPart } from '@jara/domain/ledger/journal';
import { type Currency, type Minor, minor, sum, ZERO } from '@jara/domain/money/money';
import { PAYMENT_FAILURES } from '@jara/domain/payment/payment-failures';
import type { PaymentStatus } from '@jara/domain/payment/payment-status';
import type { Dispute } from '@jara/paystack/wire';
import { holdGift, liftFrom, liftFromGift } from '../holds/holds.ts';
import { balanceOf } from '../ledger/balances.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { announcePayment } from '../platform/database/announce.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { groundOf, partsOf, type StoredPart, storedParts } from './hold-for-dispute.ts';
import {
  type ChargeRow,
  type DisputeRow,
  endGift,
  type GiftRow,
  listRefundsOfCharge,
  lockClaims,
  lockGift,
} from './money-back.store.ts';
import { listReturned, takeRestBack } from './return-rest.ts';
import { wakeDormantMoney } from './wake-dormant.ts';

// The steps of a dispute. The payment and the gift are locked by the caller, who also knows that each step is due.

export async function openDispute(
  trx: Trx,
  dispute: Dispute,
  charge: ChargeRow,
  giftOfPayment: GiftRow | undefined,
  now: Date,
): Promise<DisputeRow> {
  if (dispute.currency && dispute.currency !== charge.currency) {
    throw new Error(`dispute ${dispute.id} is in another currency than its charge`);
  }
  // A charge in suspense never became the gift, so a dispute about it leaves the gift alone.
  const gift = charge.became === 'GIFT' ? giftOfPayment : undefined;
  return trx
    .insertInto('disputes')
    .values({
      id: newId<DisputeId>(),
      providerId: dispute.id,
      paymentId: charge.paymentId,
      chargeId: charge.id,
      giftId: gift?.id ?? null,
      amount: wantedOf(dispute, charge),
      heldParts: '[]',
      status: 'OPEN',
      decidedBy: null,
      openedAt: now,
      closedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The bank takes up again what it had given up; what it holds is found anew. Its charge may have become a gift by now. */
export async function reopenDispute(
  trx: Trx,
  { id }: DisputeRow,
  charge: ChargeRow,
  giftOfPayment: GiftRow | undefined,
): Promise<DisputeRow> {
  const giftId = (charge.became === 'GIFT' && giftOfPayment?.id) || null;
  return trx
    .updateTable('disputes')
    .set({ status: 'OPEN', giftId, closedAt: null, held: minor(0), heldParts: '[]' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Everything held goes back where it was, and what this dispute held is free of it. */
export async function winDispute(trx: Trx, dispute: DisputeRow, charge: ChargeRow, now: Date): Promise<void> {
  const held = partsOf(dispute.heldParts);
  const currency = charge.currency as Currency;
  const round = dispute.endings + 1;
  const { giftId } = dispute;
  const gift = giftId && dispute.status === 'LOST' && (await lockGift(trx, giftId));
  // What it had left may wait to be sent to its sender's bank, or have been put to rest since.
  if (gift) await takeRestBack(trx, gift, now);
  const claims = giftId ? await lockClaims(trx, giftId) : [];
  if (gift) await wakeDormantMoney(trx, gift, now);
  if (dispute.status === 'LOST') {
    const left = await stillHere(trx, partsOf(dispute.returnedParts), held);
    const cost = await callOurLoss(trx, charge, left.gone);
    await trx
      .updateTable('disputes')
      .set((eb) => ({ loss: eb('loss', '+', cost) }))
      .where('id', '=', dispute.id)
      .execute();
    await postJournal(
      trx,
      disputeRegained({ disputeId: dispute.id, held, ...left, charged: dispute.amount, currency, round }),
      now,
    );
  } else if (dispute.held > 0) {
    await postJournal(trx, disputeWon({ disputeId: dispute.id, held, currency, round }), now);
  }
  await end(trx, dispute, { status: 'WON' }, now);
  if (!giftId) return;
  await liftFrom(trx, claims, groundOf(dispute.id), { now });
  await liftFromGift(trx, giftId, groundOf(dispute.id), { now });
}

/** What the bank had left is counted off what goes back, as far as it is still where it was put. */
async function stillHere(
  trx: Trx,
  returned: readonly HeldPart[],
  held: readonly HeldPart[],
): Promise<{ returned: HeldPart[]; gone: Minor }> {
  const here: HeldPart[] = [];
  let gone = 0;
  for (const { account, amount } of returned) {
    const isSame = (part: HeldPart) => isSameAccount(part.account, account);
    // What comes back to the same account at this moment counts as being there, and once: it may have been left a part of its own and the rest.
    const [back, counted] = [held, here].map((parts) => sum(parts.filter(isSame).map((part) => part.amount)));
    const part = Math.min(amount, (await balanceOf(trx, account)) + (back ?? 0) - (counted ?? 0));
    gone += amount - part;
    if (part > 0) here.push({ account, amount: minor(part) });
  }
  return { returned: here, gone: minor(gone) };
}

/**
 * The refunds that took what the bank had left are at our cost from here on; should one come back, it makes up for that. The rest was
 * taken to a bank, and is the dispute's own loss.
 */
async function callOurLoss(trx: Trx, { id: chargeId }: ChargeRow, gone: Minor): Promise<Minor> {
  let left: number = gone;
  for (const refund of (await listRefundsOfCharge(trx, chargeId)).filter(({ status }) => status !== 'FAILED')) {
    const part = Math.min(left, refund.amount - refund.loss);
    left -= part;
    const loss = minor(refund.loss + part);
    await trx.updateTable('refunds').set({ loss }).where('id', '=', refund.id).execute();
  }
  return minor(left);
}

const isSameAccount = (a: HeldPart['account'], b: HeldPart['account']) => a.kind === b.kind && a.subject === b.subject;

export interface Loss {
  dispute: Pick<Dispute, 'refund_amount'>;
  charge: ChargeRow;
  payment: { id: PaymentId; status: PaymentStatus };
}

/** The provider has taken the money back, and what had already left is our loss. What the bank left is free. */
export async function loseDispute(
  trx: Trx,
  lost: DisputeRow,
  { dispute, charge, payment }: Loss,
  now: Date,
): Promise<void> {
  const charged = wantedOf(dispute, charge, lost);
  const held = partsOf(await withoutSender(trx, lost));
  const rest = lost.giftId ? giftAccount(lost.giftId) : suspenseAccount(charge.id);
  const returned = leftByDispute(held, charged, rest);
  const currency = charge.currency as Currency;
  await postJournal(
    trx,
    disputeLost({ disputeId: lost.id, held, charged, returned, currency, round: lost.endings + 1 }),
    now,
  );
  await end(trx, lost, { status: 'LOST', amount: charged, returnedParts: JSON.stringify(storedParts(returned)) }, now);
  await giveUpGift(trx, lost, { held, charged, returned }, now);
  await giveUpPayment(trx, payment, charge, now);
}

/**
 * A share of somebody who claimed is spared or taken whole. What its sender was to take to a bank is no such share: the bank pays the
 * sender, so it is the gift's own again, of which it leaves a part.
 */
async function withoutSender(trx: Trx, { id, giftId, heldParts }: DisputeRow): Promise<StoredPart[]> {
  const returned = giftId ? await listReturned(trx, giftId) : [];
  const isRest = ({ account, subject }: StoredPart) =>
    account === 'gift' || returned.some((claim) => claim.id === subject);
  if (!giftId || !heldParts.some((part) => isRest(part) && part.account === 'claim')) return heldParts;
  const rest = {
    account: 'gift' as const,
    subject: giftId,
    amount: sum(heldParts.filter(isRest).map(({ amount }) => amount)),
  };
  const parts = [...heldParts.filter((part) => !isRest(part)), rest];
  await trx
    .updateTable('disputes')
    .set({ heldParts: JSON.stringify(parts) })
    .where('id', '=', id)
    .execute();
  return parts;
}

/**
 * A gift of which the bank left something has ended: whole shares can leave, and the rest can be refunded. Shares that were on
 * their way go on, for the bank has what it wanted of the others.
 */
async function giveUpGift(
  trx: Trx,
  { id, giftId }: DisputeRow,
  { held, charged, returned }: { held: readonly HeldPart[]; charged: Minor; returned: readonly HeldPart[] },
  now: Date,
) {
  if (!giftId) return;
  const taken = held.filter(({ account }) => !returned.some((part) => isSameAccount(part.account, account)));
  const lapsed = await listLapsed(trx, giftId);
  const free = (await lockClaims(trx, giftId)).filter(
    (claim) => !taken.some(({ account }) => account.subject === claim) && !lapsed.includes(claim),
  );
  const isLeftSomething = returned.length > 0 || (lossOf(held, charged) === ZERO && free.length > 0);
  if (!isLeftSomething) {
    await holdGift(trx, giftId, groundOf(id, 'The sender’s bank took the payment back'), now);
    return;
  }
  await liftFrom(trx, free, groundOf(id), { now });
  await endGift(trx, giftId, now);
  await liftFromGift(trx, giftId, groundOf(id), { now });
}

/** What lapsed is nobody's, so it leaves nothing to anybody. */
const listLapsed = async (trx: Trx, giftId: GiftId): Promise<ClaimId[]> => {
  const lapsed = trx.selectFrom('claims').select('id').where('giftId', '=', giftId).where('status', '=', 'LAPSED');
  return (await lapsed.execute()).map(({ id }) => id);
};

const end = (
  trx: Trx,
  { id, endings }: DisputeRow,
  change: { status: 'WON' | 'LOST'; amount?: Minor; returnedParts?: string },
  now: Date,
) =>
  trx
    .updateTable('disputes')
    .set({ ...change, endings: endings + 1, closedAt: now })
    .where('id', '=', id)
    .execute();

/** A payment whose own charge is gone is reversed; one that only ever had money in suspense has failed. */
async function giveUpPayment(trx: Trx, payment: Loss['payment'], charge: ChargeRow, now: Date): Promise<void> {
  const [from, status] =
    charge.became === 'GIFT' ? (['SUCCESS', 'REVERSED'] as const) : (['PROCESSING', 'FAILED'] as const);
  if (payment.status !== from) return;
  await trx
    .updateTable('payments')
    .set({ status, failureReason: PAYMENT_FAILURES.takenBack, updatedAt: now })
    .where('id', '=', payment.id)
    .execute();
  await announcePayment(trx, payment.id);
}

/**
 * What the bank wants: a part, or the whole charge when it does not say. Nought is our own word, from when we contested it: what was
 * wanted before still is.
 */
export function wantedOf(
  { refund_amount }: Pick<Dispute, 'refund_amount'>,
  charge: ChargeRow,
  known?: Pick<DisputeRow, 'amount'>,
): Minor {
  if (refund_amount) return minor(refund_amount);
  return known ? known.amount : charge.amount;
}
