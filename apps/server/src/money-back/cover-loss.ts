import type { ChargeId, DisputeId, GiftId } from '@jara/domain/ids';
import { suspenseAccount } from '@jara/domain/ledger/accounts';
import { lossCovered, lossOf } from '@jara/domain/ledger/dispute-journals';
import { type Currency, type Minor, minor, minus, plus, ZERO } from '@jara/domain/money/money';
import { OPEN_REFUND_STATUSES } from '@jara/domain/payment/refund-status';
import { sql } from 'kysely';
import { lockPaymentOfGift } from '../gifts/lock-payment.ts';
import { liftFrom, liftFromGift } from '../holds/holds.ts';
import { balanceOf } from '../ledger/balances.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { lockPayment } from '../payments/payments.store.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { literals } from '../platform/database/literals.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { coverFromRest, lockPaidAtOurCost, takeForLost } from './cover-from-rest.ts';
import { groundOf, partsOf, type StoredPart, storedParts } from './hold-for-dispute.ts';
import {
  type DisputeRow,
  endGift,
  findCharge,
  findDisputeById,
  lockClaims,
  lockGift,
  lockGiftOfPayment,
  wasPaidAtOurCost,
} from './money-back.store.ts';
import { NEEDS_ACCOUNT } from './name-account.ts';
import { takeRestBack } from './return-rest.ts';
import { spareShares } from './spare-shares.ts';

/**
 * Money that comes back after its dispute was lost (a payout or a refund that failed) makes up for what the bank took from
 * us. What is more than that belongs to whoever it came back to.
 */
export const coverLosses =
  ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) =>
  async (): Promise<number> => {
    const { rows } = await sql<{ id: DisputeId }>`
      select distinct d.id from holds h
      join disputes d on d.id = h.cause_id::uuid and d.status = 'LOST'
      join balances b on b.balance > 0
        and ((h.subject_kind = 'claim' and b.account = 'claim' and b.subject = h.subject_id)
          or (h.subject_kind = 'gift' and b.account in ('gift', 'dormant') and b.subject = h.subject_id))
      where h.cause = 'DISPUTE' and h.lifted_at is null
      -- A charge in suspense has nothing that could be held: it stands in the way of its own money until that has been counted.
      union select d.id from disputes d
      join balances b on b.account = 'suspense' and b.subject = d.charge_id and b.balance > 0
      where d.status = 'LOST' and d.gift_id is null and d.returned_parts = '[]'
    `.execute(db);
    // One that cannot be booked keeps no other from being.
    const failures: unknown[] = [];
    const cover = async (work: (trx: Trx) => Promise<void>, covered: object, what: string) => {
      try {
        await db.transaction().execute(work);
        log.warn(covered, what);
      } catch (error) {
        log.error({ err: error, ...covered }, `${what}_not`);
        failures.push(error);
      }
    };
    for (const { id } of rows)
      await cover((trx) => coverLoss(trx, id, clock.now()), { disputeId: id }, 'dispute.loss_covered');
    for (const { id } of await findLeftOver(db))
      await cover((trx) => coverLeftOver(trx, id, clock.now()), { chargeId: id }, 'charge.loss_covered');
    for (const { id } of await findSpareable(db))
      await cover((trx) => spareLater(trx, id, clock.now()), { giftId: id }, 'dispute.share_spared');
    if (failures.length > 0) throw failures[0];
    return rows.length;
  };

/**
 * Charges that have cost us something, in a refund, in a share that was paid without us, in a dispute, or because they never came, while
 * something is still in their gift, or waits to be taken to a bank by a sender who has as much already. What can still be opened
 * belongs to whoever opens it, and what is held waits for its own end.
 */
const findLeftOver = async (db: Db, chargeId?: ChargeId): Promise<{ id: ChargeId }[]> => {
  const { rows } = await sql<{ id: ChargeId }>`
    with costly as (
      select charge_id as id from refunds where loss > 0
      union select c.id from transfers t join gifts g on g.id = t.gift_id join charges c on c.payment_id = g.payment_id
        where t.loss > 0
      union select charge_id from disputes where loss > 0
      union select charge_id from disputes where status = 'LOST' and held < amount
      union select c.id from reconciliation_items i join charges c on c.provider_id = i.provider_id
        where i.kind in ('CHARGE_UNKNOWN_TO_PROVIDER', 'CHARGE_DIFFERS') and i.closed_at is not null
          and exists (select from journals where ref = 'charge-voided:' || c.id)
    )
    select c.id from costly join charges c on c.id = costly.id join gifts g on g.payment_id = c.payment_id
    where c.became = 'GIFT' and g.status in ('CLAIMED', 'EXPIRED')
      and ${chargeId ? sql`c.id = ${chargeId}` : sql`true`}
      and (exists (select from balances where account in ('gift', 'dormant') and subject = g.id and balance > 0)
        or exists (select from claims s where s.gift_id = g.id and s.for_sender
          and (exists (select from balances where account = 'claim' and subject = s.id and balance > 0)
            or exists (select from withdrawals where claim_id = s.id and status in ('REQUESTED', 'APPROVED') and sends = 0))))
      and not exists (select from disputes where charge_id = c.id and status = 'OPEN')
      -- Whether that arrives, and makes a loss of it, has to be known first. What waits for an account arrives nowhere before it is told of one.
      and not exists (select from refunds where charge_id = c.id and status in ${literals(OPEN_REFUND_STATUSES)}
        and not (coalesce(provider_status, '') = ${NEEDS_ACCOUNT} and account_sent_at is null))
  `.execute(db);
  return rows;
};

/** Makes up for what a charge has cost us with whatever of it is its sender's, where they have not taken it to a bank yet. */
export async function coverLeftOver(trx: Trx, chargeId: ChargeId, now: Date): Promise<void> {
  const charge = await findCharge(trx, chargeId);
  if (!charge) return;
  await lockPayment(trx, charge.paymentId);
  const gift = await lockGiftOfPayment(trx, charge.paymentId);
  const [left] = await findLeftOver(trx, chargeId);
  if (!left || !gift) return;
  await lockPaidAtOurCost(trx, gift);
  await takeRestBack(trx, gift, now);
  await coverFromRest(trx, { charge, gift }, now);
  if ((await findSpareable(trx, gift.id)).length > 0) await spareShares(trx, gift, now);
}

/**
 * Gifts of which a bank has a share in whose place there is enough by now: what came back of a refund first made up for what had been lost
 * besides, or waited until a difference was settled.
 */
const findSpareable = async (db: Db, giftId?: GiftId): Promise<{ id: GiftId }[]> => {
  const { rows } = await sql<{ id: GiftId }>`
    select distinct g.id from disputes d join gifts g on g.id = d.gift_id
    join balances b on b.account = 'gift' and b.subject = g.id
    join claims s on s.gift_id = g.id and s.status = 'FROZEN' and not s.for_sender and s.share <= b.balance
    where d.status = 'LOST' and g.status in ('CLAIMED', 'EXPIRED') and ${giftId ? sql`g.id = ${giftId}` : sql`true`}
      and d.held_parts @> jsonb_build_array(jsonb_build_object('account', 'claim', 'subject', s.id, 'amount', s.share))
      and not d.returned_parts @> jsonb_build_array(jsonb_build_object('account', 'claim', 'subject', s.id))
      and exists (select from refunds r where r.gift_id = g.id and r.status = 'FAILED' and r.finished_at >= d.closed_at)
      and not ${wasPaidAtOurCost(sql`g.id`)}
  `.execute(db);
  return rows;
};

async function spareLater(trx: Trx, giftId: GiftId, now: Date): Promise<void> {
  await lockPaymentOfGift(trx, giftId);
  const gift = await lockGift(trx, giftId);
  await lockClaims(trx, giftId);
  if (gift) await spareShares(trx, gift, now);
}

async function coverLoss(trx: Trx, disputeId: DisputeId, now: Date): Promise<void> {
  const known = await findDisputeById(trx, disputeId);
  if (!known) return;
  await lockPayment(trx, known.paymentId);
  if (!known.giftId) return coverFromSuspense(trx, await findDisputeById(trx, disputeId), now);
  const gift = await lockGift(trx, known.giftId);
  let dispute = await findDisputeById(trx, disputeId);
  if (dispute?.status !== 'LOST' || !gift) return;
  // What its sender was to take to a bank is no share of somebody else: any part of it covers what the bank paid them.
  await takeRestBack(trx, gift, now);
  const claims = await lockClaims(trx, known.giftId);
  for (const found of await findReturned(trx, dispute.id)) {
    const owed = lossOf(partsOf(dispute.heldParts), dispute.amount);
    // A share covers as a whole or not at all: what is left of one could not be withdrawn.
    const amount: Minor = found.account === 'claim' && found.amount > owed ? ZERO : minor(Math.min(owed, found.amount));
    if (amount > ZERO) {
      const part = { ...found, amount };
      dispute = await takeForLost(trx, dispute, { part, currency: gift.currency }, now);
    }
    if (amount === found.amount) continue;
    const isShare = (id: string) => found.account === 'claim' && id === found.subject;
    await liftFrom(trx, claims.filter(isShare), groundOf(disputeId), { now });
    // The bank has what it wanted of it: a share can leave, and the rest of the gift can be refunded.
    await endGift(trx, gift.id, now);
    await liftFromGift(trx, gift.id, groundOf(disputeId), { now });
  }
}

/** What of it is more than the bank took can go back to the sender. */
async function coverFromSuspense(trx: Trx, dispute: DisputeRow | undefined, now: Date): Promise<void> {
  const charge = dispute && (await findCharge(trx, dispute.chargeId));
  if (dispute?.status !== 'LOST' || dispute.returnedParts.length > 0 || !charge) return;
  const account = suspenseAccount(charge.id);
  const here = await balanceOf(trx, account);
  const amount = minor(Math.min(here, lossOf(partsOf(dispute.heldParts), dispute.amount)));
  const holds = dispute.holds + 1;
  if (amount > ZERO) {
    const covered = { disputeId: dispute.id, part: { account, amount }, currency: charge.currency as Currency };
    await postJournal(trx, lossCovered({ ...covered, round: holds }), now);
  }
  const left = here === amount ? [] : storedParts([{ account, amount: minus(here, amount) }]);
  await trx
    .updateTable('disputes')
    .set({
      holds,
      held: plus(dispute.held, here),
      heldParts: JSON.stringify([...dispute.heldParts, ...storedParts([{ account, amount: here }])]),
      returnedParts: JSON.stringify(left),
    })
    .where('id', '=', dispute.id)
    .execute();
}

async function findReturned(trx: Trx, disputeId: DisputeId): Promise<StoredPart[]> {
  const { rows } = await sql<StoredPart>`
    select b.account, b.subject, b.balance as amount from holds h
    join balances b on b.subject = h.subject_id and b.balance > 0 and b.account in ('claim', 'gift', 'dormant')
    where h.cause = 'DISPUTE' and h.cause_id = ${disputeId} and h.lifted_at is null
    order by array_position(array['gift', 'dormant', 'claim'], b.account), b.subject
  `.execute(trx);
  return rows;
}
