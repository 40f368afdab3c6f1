import type { GiftStats, giftFilters, StaffGift } from '@jara/contract/staff/gifts';
import type { Delivery } from '@jara/domain/gift/delivery';
import { type GiftStatus, isOnHold, OPEN_GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import type { GiftId } from '@jara/domain/ids';
import type { Currency, Minor } from '@jara/domain/money/money';
import type { FeePayer } from '@jara/domain/payment/quote';
import type { Sight } from '@jara/domain/staff/mask';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { daysOf } from './days.ts';
import { defineList, pagesOf } from './define-list.ts';
import { duringDays, given, oneOf, peopleLike, quidLike, replacedQuidLike } from './list-query.ts';
import { countsBy, currencyOfSums, type RecordTotal, recordTotals, totalOf, worthOf } from './record-totals.ts';

type GiftFilters = z.output<typeof giftFilters>;

export interface StaffGiftRow {
  id: GiftId;
  quid: string;
  amount: Minor;
  currency: Currency;
  status: GiftStatus;
  statusReason: string | null;
  sharesTaken: number;
  sharesLapsed: number;
  claimedAmount: Minor;
  createdAt: Date;
  updatedAt: Date;
  opensAt: Date | null;
  expiresAt: Date;
  pausedAt: Date | null;
  cancelledAt: Date | null;
  delivery: Delivery;
  feePaidBy: FeePayer;
  recipientEmail: string | null;
  senderEmail: string | null;
  ruleType: StaffGift['ruleType'];
}

const PAYMENT = sql`join payments p on p.id = g.payment_id`;

export const giftList = defineList<GiftFilters, StaffGiftRow, StaffGift>({
  table: 'gifts',
  from: sql`gifts g`,
  joins: sql`${PAYMENT} left join rules r on r.gift_id = g.id`,
  columns: sql`g.id, g.quid, g.amount, g.currency, g.status, g.status_reason, g.shares_taken, g.shares_lapsed, g.claimed_amount,
    g.created_at, g.updated_at, g.opens_at, g.expires_at, g.paused_at, g.cancelled_at, p.delivery, p.fee_paid_by, p.recipient_email, p.sender_email, r.type as rule_type`,
  id: 'g.id',
  sorts: { createdAt: 'g.created_at', amount: 'g.amount' },
  filters: (ask, { now }) => [
    ...oneOf('g.status', ask.status),
    ...oneOf('g.currency', ask.currency),
    ...duringDays('g.created_at', daysOf(ask, now)),
  ],
  searches: (text, sight) => [
    { fits: quidLike(text) },
    { fits: replacedQuidLike(text) },
    { joins: PAYMENT, fits: peopleLike(text, sight) },
  ],
  present: (rows, { sight }) => rows.map((row) => presentStaffGift(row, sight)),
});

export const listGifts = pagesOf(giftList, {
  totals: (db, ask, now) => recordTotals(db, 'gift', { days: daysOf(ask, now), currencies: ask.currency }),
  statuses: ({ status }) => given(status),
  figures: (totals, { ask }) => ({ stats: statsOf(totals, currencyOfSums(ask.currency)) }),
});

const statsOf = (totals: readonly RecordTotal[], currency: Currency): GiftStats => ({
  total: totalOf(totals, 'count'),
  totalValue: worthOf(totals, undefined, currency),
  currency,
  active: totalOf(totals, 'count', OPEN_GIFT_STATUSES),
  blocked: totalOf(totals, 'count', ['BLOCKED']),
  byStatus: countsBy(totals, 'status'),
  byCurrency: countsBy(totals, 'currency'),
});

const presentStaffGift = (row: StaffGiftRow, sight: Sight): StaffGift => ({
  id: row.id,
  quid: sight.quid(row.quid, row.status),
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  statusReason: row.statusReason && sight.text(row.statusReason),
  blocked: isOnHold(row.status),
  creatorEmail: row.senderEmail && sight.email(row.senderEmail),
  recipientEmail: row.recipientEmail && sight.email(row.recipientEmail),
  ruleType: row.ruleType,
  transactionCount: row.sharesTaken - row.sharesLapsed,
  claimedAmount: row.claimedAmount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  delivery: row.delivery,
  opensAt: row.opensAt?.toISOString() ?? null,
  expiresAt: row.expiresAt.toISOString(),
  pausedAt: row.pausedAt?.toISOString() ?? null,
  cancelledAt: row.cancelledAt?.toISOString() ?? null,
  feePaidBy: row.feePaidBy,
});
