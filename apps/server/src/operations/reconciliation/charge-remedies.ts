import type { RefundId } from '@jara/domain/ids';
import { giftAccount, suspenseAccount } from '@jara/domain/ledger/accounts';
import { chargeVoided } from '@jara/domain/ledger/outside-journals';
import { type Currency, type Minor, minor, minus, ZERO } from '@jara/domain/money/money';
import { unlessUnknown } from '@jara/paystack/provider-error';
import type { Refund } from '@jara/paystack/wire';
import { liftFromGift } from '../../holds/holds.ts';
import { balanceOf } from '../../ledger/balances.ts';
import { postJournal } from '../../ledger/post-journal.ts';
import { adoptRefund } from '../../money-back/adopt-refund.ts';
import { bookRefund } from '../../money-back/book-refund.ts';
import {
  type ChargeRow,
  endGift,
  findCharge,
  findChargeByProviderId,
  findOpenRefund,
  findRefund,
  findStandingDispute,
  listChargesOfReference,
  listRefundsOfCharge,
  lockGift,
  lockGiftOfPayment,
  lockOpenRefund,
  mayHaveLeft,
} from '../../money-back/money-back.store.ts';
import { NEEDS_ACCOUNT } from '../../money-back/name-account.ts';
import { takeRestBack } from '../../money-back/return-rest.ts';
import { callOffRefund } from '../../money-back/settle-refund.ts';
import { wakeDormantMoney } from '../../money-back/wake-dormant.ts';
import { lockPayment } from '../../payments/payments.store.ts';
import type { Trx } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { type ForeignRefund, followRefunds } from '../../provider/follow-refunds.ts';
import { isLeftAlone } from '../../provider/ladder.ts';
import { lookForRefund, refundIdIn } from '../../provider/look-for-refund.ts';
import type { ItemRow } from './items.store.ts';
import { bookOwnCharge } from './own-charge.ts';
import { type Look, lesser } from './remedy.ts';

export const refundHappened: Look = async (deps, item) => {
  const foreign = await findForeign(deps, item);
  if (!foreign) throw new Refusal('remedy_does_not_fit');
  const { known, found } = foreign;
  const refund = (await unlessUnknown(() => deps.paystack.fetchRefund(item.providerId))) ?? found.refund;
  // One that waits for an account arrives nowhere before somebody has named one, so it is followed as one of ours.
  const isWaiting = refund.status === NEEDS_ACCOUNT;
  if (refund.status !== 'processed' && !isWaiting) throw new Refusal('remedy_does_not_fit');
  return async (trx, decided) => {
    await lockPayment(trx, known.paymentId);
    const gift = await lockGiftOfPayment(trx, known.paymentId);
    const charge = await findCharge(trx, known.id);
    if (!charge) throw new Error('a charge vanished while its refund was booked');
    const ours = (await listRefundsOfCharge(trx, charge.id)).find(
      ({ id, providerId }) => id === found.ours?.id || providerId === refund.id,
    );
    if (ours && ours.status !== 'FAILED') throw new Refusal('remedy_does_not_fit');
    // While a dispute holds the gift its money is not there to go back, and would be called our loss before it is one.
    if ((await findStandingDispute(trx, charge.id))?.status === 'OPEN') throw new Refusal('remedy_does_not_fit');
    // Nor is what is on its way back out of suspense, and nothing makes up for that later.
    if (charge.became === 'SUSPENSE' && (await findOpenRefund(trx, charge.id)) && (await isShort(trx, charge, refund)))
      throw new Refusal('remedy_does_not_fit');
    // Of the gift that another charge pays for nothing has gone.
    if (charge.became === 'GIFT' && gift && !(await takeRestBack(trx, gift, decided.now)))
      throw new Refusal('remedy_does_not_fit');
    if (!isWaiting) return bookRefund(trx, { charge, gift, refund, ours: ours?.id, ...decided });
    const isFree = !ours && !(await findOpenRefund(trx, charge.id));
    if (!isFree || !(await adoptRefund(trx, { charge, gift, refund, ...decided })))
      throw new Refusal('remedy_does_not_fit');
  };
};

const isShort = async (trx: Trx, { id }: ChargeRow, refund: Refund): Promise<boolean> =>
  (await balanceOf(trx, suspenseAccount(id))) < refund.amount;

/**
 * One that the provider had, and does not know any more by its list or by its name. Should it turn up where a comparison looks, its gift is
 * held again.
 */
export const neverRefunded: Look = async (deps, item) => {
  const { providerId, giftId } = item;
  const own = refundIdIn(providerId);
  if (own) return neverArrived(deps, own);
  if (!giftId || (await unlessUnknown(() => deps.paystack.fetchRefund(providerId))) || (await findForeign(deps, item)))
    throw new Refusal('remedy_does_not_fit');
  return async (trx, { actor, now }) => {
    await lockGift(trx, giftId);
    await liftFromGift(trx, giftId, { cause: 'REFUND_BY_HAND', causeId: providerId }, { now, by: actor.staffId });
  };
};

/** One of ours that was sent and never named: it ends only while the provider has none that could be it, and goes to no account by itself. */
async function neverArrived(deps: Deps, id: RefundId): ReturnType<Look> {
  const refund = await findRefund(deps.db, id);
  // The provider need not list what is on its way to it at this moment.
  if (!(await deps.db.transaction().execute((trx) => isLeftAlone(trx, 'refund', id))))
    throw new Refusal('item_changed');
  if (!refund || (await lookForRefund(deps, refund)) !== 'not_found') throw new Refusal('remedy_does_not_fit');
  return async (trx) => {
    const isFree = await isLeftAlone(trx, 'refund', id);
    const open = await lockOpenRefund(trx, id);
    // It may have been found, or sent once more, since the provider was asked.
    if (!isFree || !open || !mayHaveLeft(open) || open.sends !== refund.sends) throw new Refusal('item_changed');
    await callOffRefund(deps, trx, open, 'It was never made', { asks: false });
  };
}

export const chargeNeverCame: Look = async (deps, item) => {
  const charge = await findChargeByProviderId(deps.db, item.providerId);
  if (!charge) throw new Refusal('remedy_does_not_fit');
  const theirs = await unlessUnknown(() => deps.paystack.fetchTransaction(item.providerId));
  // What came is another charge than the one we have: ours leaves the books, and theirs is then found to be missing there.
  const isAnother = theirs && (theirs.amount !== charge.amount || theirs.currency !== charge.currency);
  if (!isAnother && (theirs?.status === 'success' || theirs?.status === 'reversal-pending'))
    throw new Refusal('remedy_does_not_fit');
  return async (trx, { actor, now }) => {
    const payment = await lockPayment(trx, charge.paymentId);
    const gift = await lockGiftOfPayment(trx, charge.paymentId);
    // What is on its way back, or held for the bank, is not there to be taken out, and would be called our loss.
    if (await findOpenRefund(trx, charge.id)) throw new Refusal('remedy_does_not_fit');
    if ((await findStandingDispute(trx, charge.id))?.status === 'OPEN') throw new Refusal('remedy_does_not_fit');
    if ((await findCharge(trx, charge.id))?.became === 'SUSPENSE') return voidSuspended(trx, charge, now);
    if (!gift || !(await takeRestBack(trx, gift, now))) throw new Refusal('remedy_does_not_fit');
    await wakeDormantMoney(trx, gift, now);
    const from = giftAccount(gift.id);
    const part = lesser(await balanceOf(trx, from), gift.amount);
    const parts = { from, part, loss: minus(gift.amount, part), currency: gift.currency };
    const fee = await feeBooked(trx, `charge:${payment.reference}`);
    await postJournal(trx, chargeVoided({ chargeId: charge.id, fee, ...parts }), now);
    await endGift(trx, gift.id, now);
    await liftFromGift(trx, gift.id, { cause: 'DIFFERENCE', causeId: charge.id }, { now, by: actor.staffId });
  };
};

/** What was held in suspense never came: nobody has it, and nobody gets it. */
async function voidSuspended(trx: Trx, { id, currency }: ChargeRow, now: Date): Promise<void> {
  const from = suspenseAccount(id);
  const part = await balanceOf(trx, from);
  const fee = await feeBooked(trx, `suspense:${id}`);
  const parts = { from, part, loss: ZERO, currency: currency as Currency };
  await postJournal(trx, chargeVoided({ chargeId: id, fee, ...parts }), now);
}

/** Somebody paid for something that is no gift. */
export const noGift: Look = async (deps, item) => {
  const theirs = await unlessUnknown(() => deps.paystack.fetchTransaction(item.providerId));
  if (theirs?.status !== 'success') throw new Refusal('remedy_does_not_fit');
  const book = await bookOwnCharge(deps, theirs);
  return (trx, { now }) => book(trx, now);
};

/** As it was found to be a difference: a list of the provider may lack one of ours that had failed. */
async function findForeign(
  deps: Deps,
  { reference, providerId }: ItemRow,
): Promise<{ known: ChargeRow; found: ForeignRefund } | undefined> {
  for (const known of await listChargesOfReference(deps.db, reference)) {
    const found = (await followRefunds(deps)(known)).find(({ refund }) => refund.id === providerId);
    if (found) return { known, found };
  }
  return undefined;
}

/** What the charge cost us when it was booked. */
async function feeBooked(trx: Trx, ref: string): Promise<Minor> {
  const row = await trx
    .selectFrom('journals')
    .innerJoin('movements', 'movements.journalId', 'journals.id')
    .select('movements.amount')
    .where('journals.ref', '=', ref)
    .where('movements.account', '=', 'collection_fee')
    .executeTakeFirst();
  return row ? minor(row.amount) : ZERO;
}
