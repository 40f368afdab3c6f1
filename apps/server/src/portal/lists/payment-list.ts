import type { paymentFilters, StaffPayment } from '@jara/contract/staff/payments';
import type { Delivery } from '@jara/domain/gift/delivery';
import { type GiftStatus, isOnHold } from '@jara/domain/gift/gift-status';
import type { GiftId, PaymentId } from '@jara/domain/ids';
import type { Currency, Minor } from '@jara/domain/money/money';
import type { CardBrand, PaymentChannel } from '@jara/domain/payment/channel';
import { type FeePayer, quoteOf, type Terms } from '@jara/domain/payment/quote';
import type { Sight } from '@jara/domain/staff/mask';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Schema } from '../../platform/database/schema.ts';
import { Refusal } from '../../platform/refusal.ts';
import { paymentNeeds } from './attention.ts';
import { daysOf } from './days.ts';
import { defineList, pagesOf } from './define-list.ts';
import { anyOf, duringDays, given, oneOf, peopleLike, quidLike, referenceLike } from './list-query.ts';
import type { Reader } from './reader.ts';
import { countsBy, currencyOfSums, recordTotals, totalOf, worthOf } from './record-totals.ts';

type PaymentFilters = z.output<typeof paymentFilters>;

export interface StaffPaymentRow extends Terms {
  id: PaymentId;
  status: StaffPayment['status'];
  recipientEmail: string | null;
  senderEmail: string | null;
  giftId: GiftId | null;
  quid: string | null;
  giftStatus: GiftStatus | null;
  reference: string;
  providerId: string | null;
  channel: PaymentChannel | null;
  cardBrand: CardBrand | null;
  amount: Minor;
  currency: Currency;
  failureReason: string | null;
  createdAt: Date;
  updatedAt: Date;
  settledAt: Date | null;
  delivery: Delivery;
  deliverAt: Date | null;
  opensAt: Date | null;
  expiresAt: Date | null;
  feePaidBy: FeePayer;
}

const GIFT = sql`left join gifts g on g.payment_id = p.id`;

export const paymentList = defineList<PaymentFilters, StaffPaymentRow, StaffPayment>({
  table: 'payments',
  from: sql`payments p`,
  joins: GIFT,
  columns: sql`p.id, p.status, p.recipient_email, p.sender_email, g.id as gift_id, g.quid, g.status as gift_status,
    p.reference, p.provider_id, p.channel, p.card_brand, p.amount, p.currency, p.failure_reason, p.created_at, p.updated_at, p.settled_at,
    p.delivery, p.deliver_at, case when g.id is null then coalesce(p.opens_at, p.deliver_at) else g.opens_at end as opens_at,
    g.expires_at, p.fee_paid_by, p.fee_bps, p.kept_on_refund`,
  id: 'p.id',
  sorts: { createdAt: 'p.created_at', amount: 'p.amount' },
  filters: (ask, { now }) => [
    ...oneOf('p.status', ask.status),
    ...oneOf('p.channel', ask.channel),
    ...oneOf('p.currency', ask.currency),
    ...duringDays('p.created_at', daysOf(ask, now)),
    ...anyOf((ask.attention ?? []).map((kind) => paymentNeeds(kind, now))),
  ],
  isFew: ({ attention }) => given(attention) !== undefined,
  searches: (text, sight) => [
    { fits: referenceLike(text) },
    { joins: GIFT, fits: quidLike(text) },
    { fits: peopleLike(text, sight) },
  ],
  present: (rows, { sight }) => rows.map((row) => presentStaffPayment(row, sight)),
});

export const listPayments = pagesOf(paymentList, {
  totals: (db, ask, now) => recordTotals(db, 'payment', { days: daysOf(ask, now), currencies: ask.currency }),
  statuses: ({ status }) => given(status),
  isCounted: ({ attention, channel }) => attention !== undefined || channel !== undefined,
  figures: (totals, { ask }) => {
    const currency = currencyOfSums(ask.currency);
    const stats = {
      total: totalOf(totals, 'count'),
      totalAmount: worthOf(totals, undefined, currency),
      currency,
      byStatus: countsBy(totals, 'status'),
    };
    return { stats };
  },
});

const presentStaffPayment = (row: StaffPaymentRow, sight: Sight): StaffPayment => ({
  id: row.id,
  status: row.status,
  email: row.recipientEmail && sight.email(row.recipientEmail),
  senderEmail: row.senderEmail && sight.email(row.senderEmail),
  giftId: row.giftId,
  quid: row.quid && sight.quid(row.quid, row.giftStatus),
  reference: row.reference,
  transactionId: row.providerId,
  channel: row.channel,
  cardBrand: row.cardBrand,
  amount: row.amount,
  currency: row.currency,
  blocked: row.giftStatus !== null && isOnHold(row.giftStatus),
  failureReason: row.failureReason && sight.text(row.failureReason),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  delivery: row.delivery,
  deliverAt: row.deliverAt?.toISOString() ?? null,
  opensAt: row.opensAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  feePaidBy: row.feePaidBy,
  quote: quoteOf(row.amount, row, row.currency),
});

export async function findStaffPayment(db: Kysely<Schema>, id: PaymentId, reader: Reader): Promise<StaffPayment> {
  const [payment] = await paymentList.shown(db, [id], reader);
  if (!payment) throw new Refusal('payment_not_found');
  return payment;
}
