import type { WithdrawalId } from '@jara/domain/ids';
import { claimAccount, giftAccount } from '@jara/domain/ledger/accounts';
import {
  chargeVoided,
  ownCharge,
  ownMoneyMoved,
  sharePaidElsewhere,
  writtenOff,
} from '@jara/domain/ledger/outside-journals';
import {
  CURRENCIES,
  type Currency,
  DEFAULT_CURRENCY,
  type Minor,
  minor,
  minus,
  plus,
  ZERO,
} from '@jara/domain/money/money';
import { mayHavePaid } from '@jara/domain/operations/judge-payout';
import type { Remedy } from '@jara/domain/operations/remedies';
import { parsePayoutReference } from '@jara/domain/withdrawal/payout-reference';
import { isOpenWithdrawal } from '@jara/domain/withdrawal/withdrawal-status';
import { isProviderError } from '@jara/paystack/provider-error';
import type { Transfer } from '@jara/paystack/wire';
import type { StaffActor } from '../../audit/audit.ts';
import { liftFrom, liftFromGift } from '../../holds/holds.ts';
import { balanceOf } from '../../ledger/balances.ts';
import { postJournal } from '../../ledger/post-journal.ts';
import { bookRefund } from '../../money-back/book-refund.ts';
import {
  endGift,
  findChargeByProviderId,
  listRefundsOfCharge,
  lockGift,
  lockGiftOfPayment,
} from '../../money-back/money-back.store.ts';
import { decideDispute } from '../../money-back/record-dispute.ts';
import { wakeDormantMoney } from '../../money-back/start-refund.ts';
import { lockPayment } from '../../payments/payments.store.ts';
import type { Trx } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { followRefunds } from '../../provider/follow-refunds.ts';
import { costOf, isShareGone } from '../../withdrawals/record-transfer.ts';
import { differenceAbout, isOfAnother } from '../../withdrawals/settle-payout.ts';
import { findTransferRow, noteForgotten, noteTransfer, writeOffTransfer } from '../../withdrawals/transfers.store.ts';
import { completeAfterAll, fail, giveBack, reverse } from '../../withdrawals/withdrawal-life.ts';
import {
  findOpenWithdrawal,
  findWithdrawalByReference,
  lockClaim,
  lockClaimOfSlot,
  lockWithdrawal,
  type WithdrawalRow,
} from '../../withdrawals/withdrawals.store.ts';
import { lookAtBalance } from './examine-balance.ts';
import type { ItemRow } from './items.store.ts';

interface Decided {
  actor: StaffActor;
  note: string;
  now: Date;
}

/** Books what happened, inside the transaction that closes the item. */
type Booking = (trx: Trx, decided: Decided) => Promise<unknown>;

/** Each asks the provider first, outside of any transaction, and refuses when its word does not fit the remedy. */
type Look = (deps: Deps, item: ItemRow) => Promise<Booking>;

const paidAfterAll: Look = async (deps, item) => {
  const theirs = await transferOf(deps, item);
  if (theirs?.status !== 'success') throw new Refusal('remedy_does_not_fit');
  return async (trx, { actor, now }) => {
    const withdrawal = await withdrawalOf(trx, item);
    if (isOpenWithdrawal(withdrawal.status) || withdrawal.status === 'COMPLETED')
      throw new Refusal('remedy_does_not_fit');
    if (isOfAnother(theirs, withdrawal)) throw new Refusal('remedy_does_not_fit');
    // Withdrawals are locked before their claim, here as everywhere.
    const open = await findOpenWithdrawal(trx, withdrawal.claimId);
    const unsent = open && (await lockWithdrawal(trx, open.id));
    const claim = await lockClaim(trx, withdrawal.claimId);
    if ((await findOpenWithdrawal(trx, claim.id))?.id !== unsent?.id) throw new Refusal('item_changed');
    if (unsent && unsent.sends > 0) throw new Refusal('remedy_does_not_fit');
    if (unsent) await giveBack(trx, unsent, 'An earlier payout of this share has arrived', now);
    if (claim.status === 'PAID') throw new Refusal('remedy_does_not_fit');
    // While a dispute holds the share its money is not there to leave; once the bank has taken it, it is our loss.
    if ((await balanceOf(trx, claimAccount(claim.id))) !== claim.share) throw new Refusal('remedy_does_not_fit');
    await noteTransfer(trx, theirs, now);
    await completeAfterAll(deps, trx, withdrawal, theirs);
    await letGo(trx, withdrawal, { actor, now });
  };
};

const neverPaid: Look = async (deps, item) => {
  const theirs = await transferOf(deps, item);
  if (theirs && mayHavePaid(theirs.status)) throw new Refusal('remedy_does_not_fit');
  return async (trx, { now }) => {
    const withdrawal = await withdrawalOf(trx, item);
    if (withdrawal.status !== 'COMPLETED') throw new Refusal('remedy_does_not_fit');
    if (!theirs) await noteForgotten(trx, item.reference, now);
    await reverse(deps, trx, withdrawal);
  };
};

const paidElsewhere: Look = async (deps, item) => {
  const theirs = await transferOf(deps, item);
  if (theirs?.status !== 'success') throw new Refusal('remedy_does_not_fit');
  return async (trx, { actor, now }) => {
    const withdrawal = await withdrawalOf(trx, item);
    if (!isOfAnother(theirs, withdrawal)) throw new Refusal('remedy_does_not_fit');
    // What was booked as paid has had its costs booked with it.
    const cost = withdrawal.status === 'COMPLETED' ? ZERO : costOf(theirs);
    await writeOff(trx, item, theirs, { cost, now });
    if (withdrawal.status === 'COMPLETED') await reverse(deps, trx, withdrawal);
    else if (withdrawal.status === 'REQUESTED')
      await giveBack(trx, withdrawal, 'The transfer went to another account', now);
    else await fail(deps, trx, withdrawal, 'The transfer went to another account');
    await letGo(trx, withdrawal, { actor, now });
  };
};

const ourLoss: Look = async (deps, item) => {
  if (item.kind === 'BALANCE_DIFFERS') return missingMoney(deps, item);
  const theirs = await transferOf(deps, item);
  if (theirs?.status !== 'success') throw new Refusal('remedy_does_not_fit');
  return async (trx, { actor, now }) => {
    const withdrawal = await findWithdrawalByReference(trx, item.reference);
    if (item.kind === 'PAYOUT_NOT_RECORDED' && !(withdrawal && (await isShareGone(trx, withdrawal))))
      throw new Refusal('remedy_does_not_fit');
    await writeOff(trx, item, theirs, { cost: costOf(theirs), now });
    if (withdrawal) await letGo(trx, withdrawal, { actor, now });
    if (!item.giftId || item.kind !== 'TRANSFER_NOT_OURS') return;
    await lockGift(trx, item.giftId);
    await liftFromGift(trx, item.giftId, { cause: 'RESTORE', causeId: item.reference }, { now, by: actor.staffId });
  };
};

/** What the balance lacks and nothing explains: the provider kept it for something, and nobody of ours got it. */
const missingMoney: Look = async (deps, item) => {
  const unexplained = await unexplainedBalance(deps, item);
  if (unexplained > 0) throw new Refusal('remedy_does_not_fit');
  return (trx, { now }) =>
    postJournal(trx, writtenOff({ item, amount: minor(-unexplained), currency: DEFAULT_CURRENCY }), now);
};

const ownMoney: Look = async (deps, item) => {
  if (item.kind === 'BALANCE_DIFFERS') {
    const change = await unexplainedBalance(deps, item);
    return (trx, { now }) =>
      postJournal(trx, ownMoneyMoved({ ref: `${item.id}:${item.revision}`, change, currency: DEFAULT_CURRENCY }), now);
  }
  const theirs = await quietly(() => deps.paystack.fetchTransaction(item.providerId));
  const currency = CURRENCIES.find((known) => known === theirs?.currency);
  if (theirs?.status !== 'success' || !currency) throw new Refusal('remedy_does_not_fit');
  const parts = { providerId: theirs.id, amount: minor(theirs.amount), fee: minor(theirs.fees ?? 0), currency };
  return (trx, { now }) => postJournal(trx, ownCharge(parts), now);
};

/** By how much the balance differs now, which has to be what the person saw. */
async function unexplainedBalance(deps: Deps, item: ItemRow): Promise<number> {
  const { unexplained } = await lookAtBalance(deps);
  if (Math.abs(unexplained) !== item.amount) throw new Refusal('item_changed');
  return unexplained;
}

const shareWasPaid: Look = async (deps, item) => {
  const theirs = await transferOf(deps, item);
  const { giftId } = item;
  if (theirs?.status !== 'success' || !giftId) throw new Refusal('remedy_does_not_fit');
  return async (trx, { actor, now }) => {
    const gift = await lockGift(trx, giftId);
    const place = parsePayoutReference(item.reference);
    // A share that somebody holds here is not the gift's to pay with: what others have claimed or may claim would go.
    if (!gift || !place || (await lockClaimOfSlot(trx, place))) throw new Refusal('remedy_does_not_fit');
    await wakeDormantMoney(trx, gift, now);
    const amount = plus(minor(theirs.amount), costOf(theirs));
    const part = lesser(await balanceOf(trx, giftAccount(giftId)), amount);
    const { currency } = gift;
    const from = giftAccount(giftId);
    await postJournal(
      trx,
      sharePaidElsewhere({
        reference: item.reference,
        writtenOffAt: now,
        from,
        part,
        loss: minus(amount, part),
        currency,
      }),
      now,
    );
    await writeOffTransfer(trx, item.reference, now);
    await endGift(trx, giftId, now);
    await liftFromGift(trx, giftId, { cause: 'RESTORE', causeId: item.reference }, { now, by: actor.staffId });
  };
};

const refundHappened: Look = async (deps, item) => {
  const refund = await deps.paystack.fetchRefund(item.providerId);
  if (refund.status !== 'processed') throw new Refusal('remedy_does_not_fit');
  const charge = await chargeOfRefund(deps, item);
  const [found] = (await followRefunds(deps)(charge)).filter((foreign) => foreign.refund.id === refund.id);
  if (!found) throw new Refusal('remedy_does_not_fit');
  return async (trx, decided) => {
    await lockPayment(trx, charge.paymentId);
    const gift = await lockGiftOfPayment(trx, charge.paymentId);
    const ours = (await listRefundsOfCharge(trx, charge.id)).find(
      ({ id, providerId }) => id === found.ours?.id || providerId === refund.id,
    );
    if (ours && ours.status !== 'FAILED') throw new Refusal('remedy_does_not_fit');
    await bookRefund(trx, { charge, gift, refund, ours: ours?.id, ...decided });
  };
};

const chargeNeverCame: Look = async (deps, item) => {
  const charge = await findChargeByProviderId(deps.db, item.providerId);
  if (charge?.became !== 'GIFT') throw new Refusal('remedy_does_not_fit');
  const theirs = await quietly(() => deps.paystack.fetchTransaction(item.providerId));
  if (theirs?.status === 'success') throw new Refusal('remedy_does_not_fit');
  return async (trx, { actor, now }) => {
    const payment = await lockPayment(trx, charge.paymentId);
    const gift = await lockGiftOfPayment(trx, charge.paymentId);
    if (!gift) throw new Refusal('remedy_does_not_fit');
    await wakeDormantMoney(trx, gift, now);
    const from = giftAccount(gift.id);
    const part = lesser(await balanceOf(trx, from), gift.amount);
    const parts = { from, part, loss: minus(gift.amount, part), currency: gift.currency };
    await postJournal(
      trx,
      chargeVoided({ chargeId: charge.id, fee: await feeBooked(trx, payment.reference), ...parts }),
      now,
    );
    await endGift(trx, gift.id, now);
    await liftFromGift(trx, gift.id, { cause: 'DIFFERENCE', causeId: charge.id }, { now, by: actor.staffId });
  };
};

const disputeEnds =
  (ending: 'WON' | 'LOST'): Look =>
  async (deps, item) => {
    const decide = await decideDispute(deps)(item.providerId);
    return (trx) => decide(trx, ending);
  };

export const LOOKS: Record<Remedy, Look> = {
  PAID_AFTER_ALL: paidAfterAll,
  NEVER_PAID: neverPaid,
  PAID_ELSEWHERE: paidElsewhere,
  WRITE_OFF: ourLoss,
  SHARE_WAS_PAID: shareWasPaid,
  REFUND_HAPPENED: refundHappened,
  CHARGE_NEVER_CAME: chargeNeverCame,
  DISPUTE_WON: disputeEnds('WON'),
  DISPUTE_LOST: disputeEnds('LOST'),
  OWN_MONEY: ownMoney,
};

async function withdrawalOf(trx: Trx, { withdrawalId }: ItemRow): Promise<WithdrawalRow> {
  const withdrawal = withdrawalId && (await lockWithdrawal(trx, withdrawalId as WithdrawalId));
  if (!withdrawal) throw new Refusal('remedy_does_not_fit');
  return withdrawal;
}

/** What the difference held is free of it; whatever else holds it stays. */
const letGo = (trx: Trx, { id, claimId, reference }: WithdrawalRow, { actor, now }: Pick<Decided, 'actor' | 'now'>) =>
  liftFrom(trx, [claimId, id], differenceAbout(reference, ''), { now, by: actor.staffId });

async function writeOff(
  trx: Trx,
  item: ItemRow,
  theirs: Transfer,
  { cost, now }: { cost: Minor; now: Date },
): Promise<void> {
  const amount = plus(minor(theirs.amount), cost);
  await postJournal(trx, writtenOff({ item, amount, currency: theirs.currency as Currency }), now);
  await noteTransfer(trx, theirs, now);
  // A reference that was paid twice has paid its share as well.
  if (item.kind !== 'TRANSFER_TWICE' || (await isExtra(trx, item.reference)))
    await writeOffTransfer(trx, item.reference, now);
}

const isExtra = async (trx: Trx, reference: string): Promise<boolean> =>
  (await findTransferRow(trx, reference))?.isExtra ?? false;

const lesser = (a: Minor, b: Minor): Minor => (a < b ? a : b);

const transferOf = ({ paystack }: Deps, { reference }: ItemRow): Promise<Transfer | undefined> =>
  quietly(() => paystack.verifyTransfer(reference));

/** That the provider does not know something is an answer, too. */
async function quietly<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (isProviderError(error) && error.kind === 'not_found') return undefined;
    throw error;
  }
}

async function chargeOfRefund(deps: Deps, { reference, providerId }: ItemRow) {
  for (const charge of await deps.db.selectFrom('charges').selectAll().where('reference', '=', reference).execute()) {
    const { data } = await deps.paystack.listRefunds(charge.providerId);
    if (data.some(({ id }) => id === providerId)) return charge;
  }
  throw new Refusal('remedy_does_not_fit');
}

/** What the charge cost us when it was booked. */
async function feeBooked(trx: Trx, reference: string): Promise<Minor> {
  const row = await trx
    .selectFrom('journals')
    .innerJoin('movements', 'movements.journalId', 'journals.id')
    .select('movements.amount')
    .where('journals.ref', '=', `charge:${reference}`)
    .where('movements.account', '=', 'collection_fee')
    .executeTakeFirst();
  return row ? minor(row.amount) : ZERO;
}
