import { whyNotRefund } from '@jara/domain/gift/gift-decisions';
import type { GiftId, PaymentId } from '@jara/domain/ids';
import { giftAccount } from '@jara/domain/ledger/accounts';
import { minus, ZERO } from '@jara/domain/money/money';
import { refundOf } from '@jara/domain/payment/quote';
import { MINUTE_MS } from '@jara/domain/time/lagos';
import { SYSTEM } from '../audit/audit.ts';
import { loadGiftCase } from '../gifts/gift-case.ts';
import { balanceOf } from '../ledger/balances.ts';
import { lockPayment } from '../payments/payments.store.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { isOn } from '../switches/switches.store.ts';
import { coverFromRest } from './cover-from-rest.ts';
import { findChargeOfGift, findOpenRefund, type GiftRow, lockGift, type RefundRow } from './money-back.store.ts';
import { beginRefund, type RefundCause } from './start-refund.ts';
import { wakeDormantMoney } from './wake-dormant.ts';

type PaymentRow = Awaited<ReturnType<typeof lockPayment>>;

interface Rest {
  payment: PaymentRow;
  gift: GiftRow;
  cause: RefundCause;
}

const REASONS: Record<RefundCause, string> = {
  CANCEL: 'Its sender cancelled it',
  EXPIRY: 'Its time was over',
  LAPSE: 'Nobody sent it to a bank in time',
};

/**
 * Sends what nobody has claimed of a gift that has ended back to the card that paid for it, less what was quoted. Should it fail,
 * people decide. The payment and the gift are locked by the caller.
 */
export async function sendRestBack(
  trx: Trx,
  { payment, gift, cause }: Rest,
  now: Date,
): Promise<RefundRow | undefined> {
  const charge = await findChargeOfGift(trx, payment.id);
  await wakeDormantMoney(trx, gift, now);
  const whole = await balanceOf(trx, giftAccount(gift.id));
  if (!charge || whole === ZERO) return undefined;
  const amount = refundOf(whole, { gift: gift.amount, keptOnRefund: payment.keptOnRefund });
  const kept = minus(whole, amount);
  return beginRefund(trx, { charge, giftId: gift.id, amount, kept, cause, actor: SYSTEM, reason: REASONS[cause] }, now);
}

const BATCH = 100;

/**
 * Begins the refunds of gifts that have ended and whose rest has not gone back yet; not while payouts are paused. One that is held is not among them: its turn comes when it is free. Where a refund
 * is not possible the money sleeps, as that of older gifts does, and staff see why.
 */
export const refundEnded =
  ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) =>
  async (): Promise<void> => {
    if (!(await isOn(db, 'payouts'))) return;
    for (let size = BATCH; size === BATCH; ) {
      const due = await db
        .selectFrom('gifts')
        .select(['id', 'paymentId'])
        .where('status', '=', 'EXPIRED')
        .where('refundDueAt', '<=', clock.now())
        .orderBy('refundDueAt')
        .limit(BATCH)
        .execute();
      for (const gift of due) {
        try {
          const { problem } = await db.transaction().execute((trx) => refundIfDue(trx, gift, clock.now()));
          // What staff or a bank have sent back before is no trouble, and what cannot go back is told in the gift's own file.
          if (problem) log.info({ giftId: gift.id, problem }, 'gift.not_refunded');
        } catch (error) {
          log.error({ err: error, giftId: gift.id }, 'gift.refund_not_begun');
          await moveBack(db, gift.id, clock.now());
        }
      }
      size = due.length;
    }
  };

/** One that cannot be begun would stand before all that come later. */
const moveBack = (db: Db, id: GiftId, now: Date) =>
  db
    .updateTable('gifts')
    .set({ refundDueAt: new Date(now.getTime() + 10 * MINUTE_MS) })
    .where('id', '=', id)
    .where('refundDueAt', '<=', now)
    .execute();

async function refundIfDue(
  trx: Trx,
  { id, paymentId }: { id: GiftId; paymentId: PaymentId },
  now: Date,
): Promise<{ problem?: string | undefined }> {
  const payment = await lockPayment(trx, paymentId);
  const gift = await lockGift(trx, id);
  // Another worker may have been here, or staff, while we waited.
  if (gift?.status !== 'EXPIRED' || gift.refundDueAt === null) return {};
  const charge = await findChargeOfGift(trx, paymentId);
  if (charge && (await findOpenRefund(trx, charge.id))) {
    // What went back before is still on its way; this follows it.
    await moveBack(trx, id, now);
    return {};
  }
  if (charge) await coverFromRest(trx, { charge, gift }, now);
  const cause = await causeOf(trx, gift);
  const problem =
    cause && payment.keptOnRefund !== null
      ? whyNotRefund(await loadGiftCase(trx, id, now))
      : 'It was not promised, or was tried before';
  if (cause && !problem) await sendRestBack(trx, { payment, gift, cause }, now);
  await trx.updateTable('gifts').set({ refundDueAt: null }).where('id', '=', id).execute();
  return { problem };
}

/** Why it goes back now; undefined when it was tried for every reason there is. */
async function causeOf(trx: Trx, { id, cancelledAt, sharesLapsed }: GiftRow): Promise<RefundCause | undefined> {
  const cause = cancelledAt ? 'CANCEL' : 'EXPIRY';
  const tried = await trx
    .selectFrom('refunds')
    .select('id')
    .where('giftId', '=', id)
    .where('cause', '=', cause)
    .executeTakeFirst();
  if (!tried) return cause;
  // Whatever is here by now came after that; by whose clock it lapsed does not matter.
  return sharesLapsed > 0 ? 'LAPSE' : undefined;
}
