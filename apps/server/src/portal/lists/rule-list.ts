import type { ruleFilters, StaffRule } from '@jara/contract/staff/rules';
import { type GiftStatus, isOnHold } from '@jara/domain/gift/gift-status';
import type { GiftId } from '@jara/domain/ids';
import type { Currency, Minor } from '@jara/domain/money/money';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { presentRule } from '../../rules/present-rule.ts';
import type { RuleRow } from '../../rules/rule-row.ts';
import { daysOf } from './days.ts';
import { defineList, pagesOf } from './define-list.ts';
import { duringDays, oneOf, peopleLike, quidLike } from './list-query.ts';
import type { Reader } from './reader.ts';
import { countsBy, recordTotals } from './record-totals.ts';

type RuleFilters = z.output<typeof ruleFilters>;

type StaffRuleRow = RuleRow & {
  id: GiftId;
  quid: string;
  amount: Minor;
  currency: Currency;
  status: GiftStatus;
  firstTriedAt: Date | null;
  attempts: number;
  sharesTaken: number;
  sharesLapsed: number;
  claimedAmount: Minor;
  giftCreatedAt: Date;
  opensAt: Date | null;
};

/** Rules with how far each has come, the latest saved first. Each is known by its gift. */
export const ruleList = defineList<RuleFilters, StaffRuleRow, StaffRule>({
  table: 'rules',
  from: sql`rules r join gifts g on g.id = r.gift_id`,
  columns: sql`r.*, g.id, g.quid, g.amount, g.currency, g.status, g.first_tried_at, g.attempts, g.shares_taken, g.shares_lapsed,
    g.claimed_amount, g.opens_at, g.created_at as gift_created_at`,
  id: 'r.gift_id',
  sorts: { createdAt: 'r.updated_at' },
  filters: (ask, { now }) => [
    ...oneOf('r.type', ask.type),
    ...oneOf('g.status', ask.status),
    ...oneOf('g.currency', ask.currency),
    ...duringDays('r.updated_at', daysOf(ask, now)),
  ],
  searches: (text, sight) => [
    { fits: quidLike(text) },
    { joins: sql`join payments p on p.id = g.payment_id`, fits: peopleLike(text, sight) },
  ],
  present: (rows, reader) => rows.map((row) => presentStaffRule(row, reader)),
});

export const listStaffRules = pagesOf(ruleList, {
  totals: (db) => recordTotals(db, 'rule'),
  isCounted: (_ask, filters) => filters.length > 0,
  figures: (totals) => ({ byType: countsBy(totals, 'status') }),
});

function presentStaffRule(row: StaffRuleRow, { sight, now }: Reader): StaffRule {
  const isOver = row.status === 'CLAIMED' || row.status === 'EXPIRED';
  const shown = presentRule(row, row, { isSender: true });
  return {
    ...shown,
    quid: sight.quid(row.quid, row.status),
    // Whoever knows the winning number can be the winner.
    nthPerson: sight.isFull || isOver ? shown.nthPerson : null,
    giftId: row.id,
    amount: row.amount,
    currency: row.currency,
    giftStatus: row.status,
    state: stateOf(row, now),
    attempts: row.attempts,
    sharesTaken: row.sharesTaken - row.sharesLapsed,
    sharesTotal: row.totalSplits ?? row.splitBps?.length ?? row.equalShares ?? row.luckyShares ?? row.drawWinners ?? 1,
    claimedAmount: row.claimedAmount,
    progressPercent: Math.round((row.claimedAmount / row.amount) * 1_000) / 10,
    giftCreatedAt: row.giftCreatedAt.toISOString(),
  };
}

function stateOf(row: StaffRuleRow, now: Date): StaffRule['state'] {
  if (row.status === 'CLAIMED' || row.status === 'EXPIRED') return 'FINISHED';
  if (isOnHold(row.status)) return 'ON_HOLD';
  // The gift may be sealed beyond the beginning of its window, and one without a window may be sealed too.
  return [row.startsAt, row.opensAt].some((at) => at && at > now) ? 'NOT_OPEN_YET' : 'OPEN';
}
