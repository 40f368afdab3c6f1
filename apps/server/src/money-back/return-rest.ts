import type { CardRefusal } from '@jara/domain/gift/sender-deeds';
import type { BrowserId, ClaimId, GiftId, PaymentId } from '@jara/domain/ids';
import { giftAccount } from '@jara/domain/ledger/accounts';
import { restReturned, restTakenBack } from '@jara/domain/ledger/journals';
import { formatMoney } from '@jara/domain/money/format';
import { minus, ZERO } from '@jara/domain/money/money';
import { refundOf } from '@jara/domain/payment/quote';
import { FIRST_SLOT_OF_SENDER } from '@jara/domain/withdrawal/payout-reference';
import { sql } from 'kysely';
import { balanceOf } from '../ledger/balances.ts';
import { postJournal } from '../ledger/post-journal.ts';
import type { lockPayment } from '../payments/payments.store.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { hashKey } from '../platform/keys/keys.ts';
import { Refusal } from '../platform/refusal.ts';
import { toldWords } from '../platform/refusal-words/words/all.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { PAYOUT_FAILURES } from '../withdrawals/payout-failures.ts';
import { giveBack } from '../withdrawals/withdrawal-life.ts';
import { coverFromRest } from './cover-from-rest.ts';
import { findChargeOfGift, type GiftRow, lockUnsent, wasPaidAtOurCost } from './money-back.store.ts';
import { NEEDS_ACCOUNT } from './name-account.ts';
import { wakeDormantMoney } from './wake-dormant.ts';

/**
 * What of a payment waits for a bank account of its sender, because their card did not take it back. No account is asked for to take what
 * somebody has had already: that waits until it has been made up for, or for the provider to give it up.
 */
export async function findCardRefusal(db: Db, paymentId: PaymentId): Promise<CardRefusal | undefined> {
  const { rows } = await sql<Record<'payoutFailed' | 'refundWaits' | 'chargeWaits' | 'refundFailed', boolean>>`
    with waiting as (
      select r.gift_id from refunds r join charges c on c.id = r.charge_id and c.payment_id = ${paymentId}
      where r.status = 'SUBMITTED' and r.provider_status = ${NEEDS_ACCOUNT} and r.account_number is null
        and r.loss = 0
        and not ${wasPaidAtOurCost(sql`r.gift_id`)}
    )
    select
      exists (select from claims c join gifts g on g.id = c.gift_id and g.payment_id = ${paymentId}
        join balances b on b.account = 'claim' and b.subject = c.id and b.balance > 0
        where c.for_sender and c.status = 'GRANTED' and not ${wasPaidAtOurCost(sql`g.id`)}) as payout_failed,
      exists (select from waiting where gift_id is not null) as refund_waits,
      exists (select from waiting where gift_id is null) as charge_waits,
      -- One that was called off before it left has not been tried: it is due again, to the card and less what was quoted, or for staff to start.
      exists (select from gifts g where g.payment_id = ${paymentId} and g.refund_due_at is null
        and exists (select from refunds r where r.gift_id = g.id and r.status = 'FAILED'
          and (r.sends > 0 or r.provider_id is not null))
        and exists (select from balances b where b.account in ('gift', 'dormant') and b.subject = g.id and b.balance > 0)
        and not ${wasPaidAtOurCost(sql`g.id`)}
      ) as refund_failed
  `.execute(db);
  const [found] = rows;
  if (found?.payoutFailed) return 'PAYOUT_FAILED';
  if (found?.refundWaits) return 'REFUND_WAITS';
  if (found?.chargeWaits) return 'CHARGE_WAITS';
  return found?.refundFailed ? 'REFUND_FAILED' : undefined;
}

interface Rest {
  payment: Awaited<ReturnType<typeof lockPayment>>;
  gift: GiftRow;
}

/**
 * Makes what nobody opened its sender's own, to be taken to a bank as a share is. What was quoted as kept is its fee, so they get
 * what they were told. The payment and the gift are locked by the caller, who has asked whether this may be.
 */
export async function returnRest(
  { keys, config }: Pick<Deps, 'keys' | 'config'>,
  trx: Trx,
  { payment, gift }: Rest,
  now: Date,
): Promise<void> {
  const charge = await findChargeOfGift(trx, payment.id);
  if (charge) await coverFromRest(trx, { charge, gift }, now);
  await wakeDormantMoney(trx, gift, now);
  const share = await balanceOf(trx, giftAccount(gift.id));
  const last = await lastFailed(trx, gift.id);
  // What staff send back goes back whole.
  const back = last?.cause ? refundOf(share, { gift: gift.amount, keptOnRefund: payment.keptOnRefund }) : share;
  // As its sender's own it could go nowhere; in the gift, staff can try the card once more.
  if (back < config.limits.minPayout)
    throw new Refusal('amount_below_payout_minimum', {
      message: (language) => toldWords[language].banksTakeOrWrite(formatMoney(config.limits.minPayout)),
    });
  const id = newId<ClaimId>();
  await trx
    .insertInto('claims')
    .values({
      id,
      giftId: gift.id,
      slot: await nextSlot(trx, gift.id),
      // Nobody's: a sender who opened a share of their own gift has a claim already.
      browserId: newId<BrowserId>(),
      share,
      fee: minus(share, back),
      currency: gift.currency,
      status: 'GRANTED',
      accessKeyHash: hashKey(keys.accessKeyOf(id)),
      contactEmail: payment.senderEmail,
      forSender: true,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await postJournal(trx, restReturned({ giftId: gift.id, claimId: id, amount: share, currency: gift.currency }), now);
}

/**
 * Puts what is on no way to a bank yet back into the gift, because it has gone to the card, or never came. False when it is on its
 * way: whether that arrives has to be known first. The payment and the gift are locked by the caller.
 */
export async function takeRestBack(trx: Trx, gift: GiftRow, now: Date): Promise<boolean> {
  const { unsent } = await lockUnsent(trx, gift.id);
  for (const withdrawal of unsent)
    if (withdrawal.forSender) await giveBack(trx, withdrawal, PAYOUT_FAILURES.cardTookIt, now);
  const returned = await listReturned(trx, gift.id);
  for (const { id: claimId, waiting: amount } of returned)
    if (amount > ZERO)
      await postJournal(trx, restTakenBack({ giftId: gift.id, claimId, amount, currency: gift.currency }), now);
  return returned.every(({ status }) => status !== 'WITHDRAWING');
}

/** Whatever of a gift was made its sender's own, the last first, and what of each is on no way to a bank. */
export const listReturned = (db: Db, giftId: GiftId) =>
  db
    .selectFrom('claims')
    .leftJoin('balances', (join) =>
      join.onRef('balances.subject', '=', 'claims.id').on('balances.account', '=', 'claim'),
    )
    .selectAll('claims')
    .select((eb) => eb.fn.coalesce('balances.balance', eb.val(ZERO)).as('waiting'))
    .where('claims.giftId', '=', giftId)
    .where('claims.forSender', '=', true)
    .orderBy('claims.slot', 'desc')
    .execute();

const lastFailed = (trx: Trx, giftId: GiftId) =>
  trx
    .selectFrom('refunds')
    .select('cause')
    .where('giftId', '=', giftId)
    .where('status', '=', 'FAILED')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

async function nextSlot(trx: Trx, giftId: GiftId): Promise<number> {
  const [before] = await listReturned(trx, giftId);
  return before ? before.slot + 1 : FIRST_SLOT_OF_SENDER;
}
