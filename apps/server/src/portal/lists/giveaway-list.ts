import type { giveawayFilters, REPORT_FILTERS, StaffGiveaway } from '@jara/contract/staff/giveaways';
import { type GiftStatus, OPEN_GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import { CROWDED_FROM } from '@jara/domain/giveaway/crowded';
import { type GiveawayState, giveawayState } from '@jara/domain/giveaway/giveaway-state';
import type { GiftId } from '@jara/domain/ids';
import type { Currency, Minor } from '@jara/domain/money/money';
import { countShares } from '@jara/domain/rule/shares';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { hereOfShare } from '../../giveaways/standing.ts';
import { type RuleRow, ruleOf } from '../../rules/rule-row.ts';
import { daysOf } from './days.ts';
import { countedPagesOf, defineList } from './define-list.ts';
import { allOf, anyOf, type Condition, duringDays, given, oneOf, quidLike, textLike } from './list-query.ts';

type GiveawayFilters = z.output<typeof giveawayFilters>;

interface StaffGiveawayRow extends RuleRow {
  id: GiftId;
  quid: string;
  title: string;
  host: string;
  stopReason: string | null;
  publishedAt: Date;
  amount: Minor;
  currency: Currency;
  status: GiftStatus;
  opensAt: Date | null;
  expiresAt: Date;
  pausedAt: Date | null;
  sharesTaken: number;
  attempts: number;
  isUnpaid: boolean;
  isDrawn: boolean;
  openReports: number;
  allReports: number;
  isCrowded: boolean;
}

/** A network that has sent so many is in an index of its own, by these very words. */
export const IS_CROWDED = sql.raw(`browsers >= ${CROWDED_FROM}`);

/** The limit keeps PostgreSQL from reading all claims of all gifts at once to answer for a page of them. */
const isUnpaid = sql`((select true from claims c where c.gift_id = g.id and c.status not in ('PAID', 'LAPSED') and not c.for_sender
  and ${hereOfShare(sql`c.id`)} > 0 limit 1) is not null)`;

const GIFT = sql`join gifts g on g.id = w.gift_id`;
const RULE = sql`join rules r on r.gift_id = g.id left join draws d on d.gift_id = g.id`;

/** The words of `giveawayState`, for a filter: its own test asks for every state and compares. */
function isInState(state: GiveawayState, now: Date): Condition {
  const isOpen = sql`(g.status = any(${OPEN_GIFT_STATUSES}::text[]) and g.expires_at > ${now} and d.drawn_at is null)`;
  const isHeld = sql`g.status in ('BLOCKED', 'CONFLICTED')`;
  const isClosed = sql`coalesce(r.draw_closes_at <= ${now}, false)`;
  const isSealed = sql`coalesce(g.opens_at > ${now}, false)`;
  const CONDITIONS: Record<GiveawayState, Condition> = {
    STOPPED: isHeld,
    GIVEN: sql`not ${isHeld} and not ${isOpen} and ${isUnpaid}`,
    ENDED: sql`not ${isHeld} and not ${isOpen} and not ${isUnpaid}`,
    DRAWING: sql`${isOpen} and ${isClosed}`,
    PAUSED: sql`${isOpen} and not ${isClosed} and g.paused_at is not null`,
    WAITING: sql`${isOpen} and not ${isClosed} and g.paused_at is null and g.opens_at > ${now}`,
    OPEN: sql`${isOpen} and not ${isClosed} and g.paused_at is null and not ${isSealed}`,
  };
  return sql`(${CONDITIONS[state]})`;
}

/** Few are so at any time, and an index has them by themselves. */
const FEW: ReadonlySet<GiveawayState> = new Set(['STOPPED', 'PAUSED', 'WAITING', 'DRAWING']);

const isFew = ({ state, reports }: GiveawayFilters): boolean =>
  reports === 'OPEN' || (given(state)?.every((each) => FEW.has(each)) ?? false);

/**
 * What the gift says. Few are gathered through the indexes of gifts; else giveaways are walked in their order and each is asked
 * by itself, which the limit sees to: PostgreSQL would gather all of them first to show ten.
 */
function giftFits(ask: GiveawayFilters, now: Date): Condition[] {
  const conditions = [
    ...anyOf((ask.state ?? []).map((state) => isInState(state, now))),
    ...oneOf('g.currency', ask.currency),
  ];
  if (conditions.length === 0) return [];
  if (isFew(ask)) return [sql`w.gift_id in (select g.id from gifts g ${RULE} where ${allOf(conditions)})`];
  return [sql`(select true from gifts g ${RULE} where g.id = w.gift_id and ${allOf(conditions)} limit 1) is not null`];
}

const REPORTED: Record<(typeof REPORT_FILTERS)[number], RawBuilder<unknown>> = {
  OPEN: sql`w.gift_id in (select gift_id from giveaway_reports where handled_at is null)`,
  ANY: sql`exists (select from giveaway_reports o where o.gift_id = w.gift_id)`,
};

/** Public giveaways, the latest first. Each is known by its gift. */
export const giveawayList = defineList<GiveawayFilters, StaffGiveawayRow, StaffGiveaway>({
  table: 'giveaways',
  from: sql`giveaways w`,
  joins: sql`${GIFT} ${RULE}`,
  columns: sql`r.*, g.id, g.quid, w.title, w.host, w.stop_reason, w.published_at, g.amount, g.currency, g.status, g.opens_at,
    g.expires_at, g.paused_at, g.shares_taken - g.shares_lapsed as shares_taken, g.attempts, ${isUnpaid} as is_unpaid, d.drawn_at is not null as is_drawn,
    (select count(*) from giveaway_reports o where o.gift_id = w.gift_id and o.handled_at is null) as open_reports,
    (select count(*) from giveaway_reports o where o.gift_id = w.gift_id) as all_reports,
    (select true from gift_networks n where n.gift_id = w.gift_id and ${IS_CROWDED} limit 1) is not null as is_crowded`,
  id: 'w.gift_id',
  sorts: { createdAt: 'w.published_at' },
  filters: (ask, { now }) => [
    ...giftFits(ask, now),
    ...(ask.reports ? [REPORTED[ask.reports]] : []),
    ...duringDays('w.published_at', daysOf(ask, now)),
  ],
  isFew,
  // Its words are everybody's, so that whoever asks finds by any part of them.
  searches: (text) => [
    { joins: GIFT, fits: quidLike(text) },
    { fits: textLike(sql`lower(w.title || ' ' || w.host)`, text) },
  ],
  present: (rows, { now }) => rows.map((row) => presentStaffGiveaway(row, now)),
});

export const listGiveaways = countedPagesOf(giveawayList);

function presentStaffGiveaway(row: StaffGiveawayRow, now: Date): StaffGiveaway {
  const state = giveawayState(
    {
      status: row.status,
      opensAt: row.opensAt?.getTime(),
      expiresAt: row.expiresAt.getTime(),
      isPaused: row.pausedAt !== null,
      unpaid: row.isUnpaid ? 1 : 0,
      draw: row.drawClosesAt ? { closesAt: row.drawClosesAt.getTime(), isDrawn: row.isDrawn } : undefined,
    },
    now.getTime(),
  );
  return {
    giftId: row.id,
    code: row.quid,
    title: row.title,
    host: row.host,
    state,
    stopReason: row.stopReason,
    amount: row.amount,
    currency: row.currency,
    ruleType: row.type,
    shares: { total: countShares(ruleOf(row)), taken: row.sharesTaken },
    attempts: row.attempts,
    reports: { open: row.openReports, all: row.allReports },
    isCrowded: row.isCrowded,
    publishedAt: row.publishedAt.toISOString(),
  };
}
