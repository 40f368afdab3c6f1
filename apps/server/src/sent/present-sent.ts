import type { SentGift, SentShare } from '@jara/contract/sent';
import { whyNotCancel } from '@jara/domain/gift/gift-decisions';
import { SENDER_DEEDS, whyNotDo } from '@jara/domain/gift/sender-deeds';
import type { GiftId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import { minus, ZERO } from '@jara/domain/money/money';
import { refundOf } from '@jara/domain/payment/quote';
import { maskName } from '@jara/domain/withdrawal/bank-account';
import { findGiveawayWords, giveawayPath } from '../giveaways/giveaways.store.ts';
import { needsAccount } from '../money-back/name-account.ts';
import { findCardRefusal } from '../money-back/return-rest.ts';
import { paymentTimeline } from '../payments/payment-timeline.ts';
import type { PaymentRow } from '../payments/payments.store.ts';
import { presentPayment } from '../payments/present-payment.ts';
import type { Db } from '../platform/database/db.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { sentCase } from './own-gift.ts';

/** A gift as its sender sees it in its room. */
export async function presentSent(
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'config'>,
  payment: PaymentRow,
  language: Language,
): Promise<SentGift> {
  const { db } = deps;
  const shown = { ...presentPayment(payment, deps), timeline: await paymentTimeline(db, payment, language) };
  const refunds = await refundsOf(db, payment);
  if (payment.giftId === null || shown.quid === null) {
    const waits = await findCardRefusal(db, payment.id);
    return { ...shown, ...NO_GIFT_YET, refunds, may: waits ? ['bank'] : [] };
  }
  const gift = await db.selectFrom('gifts').selectAll().where('id', '=', payment.giftId).executeTakeFirstOrThrow();
  const sent = await sentCase(db, { payment, gift }, deps.clock.now());
  return {
    ...shown,
    shares: await sharesOf(db, gift),
    pausedAt: gift.pausedAt?.toISOString() ?? null,
    cancelledAt: gift.cancelledAt?.toISOString() ?? null,
    refunds,
    may: SENDER_DEEDS.filter((deed) => whyNotDo(deed, sent) === undefined),
    cancelReturns:
      whyNotCancel(sent.gift) === undefined
        ? refundOf(minus(gift.amount, gift.claimedAmount), { gift: gift.amount, keptOnRefund: payment.keptOnRefund })
        : null,
    thanksMuted: gift.thanksMuted,
    giveaway: await giveawayOf(db, gift),
  };
}

const NO_GIFT_YET = {
  shares: [],
  pausedAt: null,
  cancelledAt: null,
  cancelReturns: null,
  thanksMuted: false,
  giveaway: null,
};

async function giveawayOf(db: Db, { id, quid }: { id: GiftId; quid: string }): Promise<SentGift['giveaway']> {
  const known = await findGiveawayWords(db, id);
  if (!known) return null;
  const { title, host, claimDays, publishedAt } = known;
  return { title, host, claimDays, publishedAt: publishedAt.toISOString(), path: giveawayPath(quid) };
}

const STAGES: Record<string, SentShare['stage']> = { PAID: 'IN_BANK', WITHDRAWING: 'ON_ITS_WAY' };

async function sharesOf(db: Db, { id, thanksMuted }: { id: GiftId; thanksMuted: boolean }): Promise<SentShare[]> {
  const claims = await db
    .selectFrom('claims')
    .leftJoin('withdrawals', (join) =>
      join.onRef('withdrawals.claimId', '=', 'claims.id').onRef('withdrawals.attempt', '=', 'claims.withdrawals'),
    )
    .leftJoin('thanks', 'thanks.claimId', 'claims.id')
    .select(['claims.slot', 'claims.share', 'claims.createdAt', 'claims.status', 'withdrawals.accountName'])
    .select('thanks.text')
    .where('claims.giftId', '=', id)
    .where('claims.forSender', '=', false)
    .where('claims.status', '!=', 'LAPSED')
    .orderBy('claims.slot')
    .execute();
  return claims.map(({ slot, share, createdAt, status, accountName, text }) => {
    const stage = STAGES[status] ?? 'OPENED';
    const name = stage === 'OPENED' || accountName === null ? null : maskName(accountName);
    return { slot, amount: share, openedAt: createdAt.toISOString(), stage, name, thanks: thanksMuted ? null : text };
  });
}

const REFUND_STAGES = { STARTED: 'UNDER_WAY', SUBMITTED: 'UNDER_WAY', DONE: 'DONE', FAILED: 'FAILED' } as const;
const RETURN_STAGES = {
  WITHDRAWING: 'UNDER_WAY',
  PAID: 'DONE',
  GRANTED: 'FAILED',
  FROZEN: 'UNDER_WAY',
  LAPSED: 'FAILED',
} as const;

/** What went back to the card, and what the card did not take and went to a bank. */
async function refundsOf(db: Db, { id, giftId }: Pick<PaymentRow, 'id' | 'giftId'>): Promise<SentGift['refunds']> {
  const [all, returned] = await Promise.all([
    db
      .selectFrom('refunds')
      .innerJoin('charges', 'charges.id', 'refunds.chargeId')
      .selectAll('refunds')
      .where('charges.paymentId', '=', id)
      .execute(),
    db
      .selectFrom('claims')
      .leftJoin('withdrawals', (join) =>
        join.onRef('withdrawals.claimId', '=', 'claims.id').onRef('withdrawals.attempt', '=', 'claims.withdrawals'),
      )
      .select(['claims.share', 'claims.fee', 'claims.status', 'claims.createdAt', 'bankName', 'accountNumber'])
      .where('claims.giftId', '=', giftId)
      .where('claims.forSender', '=', true)
      .execute(),
  ]);
  // A charge that is none of a gift is nothing to tell of in its room, unless its sender had to say where it goes.
  const refunds = all.filter(
    (refund) => refund.giftId === giftId || refund.accountNumber !== null || needsAccount(refund),
  );
  return [
    ...refunds.map(({ amount, kept, status, createdAt, bankName, accountNumber }) => ({
      amount,
      kept,
      stage: REFUND_STAGES[status],
      to: accountNumber === null ? ('CARD' as const) : ('BANK' as const),
      account: shownAccount({ bankName, accountNumber }),
      at: createdAt.toISOString(),
    })),
    ...returned.map(({ share, fee, status, createdAt, bankName, accountNumber }) => ({
      amount: minus(share, fee ?? ZERO),
      kept: fee ?? ZERO,
      stage: RETURN_STAGES[status],
      to: 'BANK' as const,
      account: shownAccount({ bankName, accountNumber }),
      at: createdAt.toISOString(),
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
}

const shownAccount = (account: { bankName: string | null; accountNumber: string | null }): string | null =>
  account.accountNumber === null ? null : `${account.bankName}, …${account.accountNumber.slice(-4)}`;
