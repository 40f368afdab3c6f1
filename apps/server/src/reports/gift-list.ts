import { SEARCH_COUNT_LIMIT } from '@jara/contract/staff/filters';
import type { GiftStats, giftFilters, StaffGift } from '@jara/contract/staff/gifts';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { Currency, Minor } from '@jara/domain/money/money';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import type { Schema } from '../platform/schema.ts';
import type { Sight } from '../staff/mask.ts';
import { daysOf } from './days.ts';
import { allOf, type Condition, duringDays, oneOf, orderBy, peopleLike, present, quidLike } from './list-query.ts';
import { countsBy, recordTotals, totalOf } from './record-totals.ts';

export type GiftFilters = z.output<typeof giftFilters>;

export interface StaffGiftRow {
  id: string;
  quid: string;
  amount: Minor;
  currency: Currency;
  status: GiftStatus;
  statusReason: string | null;
  sharesTaken: number;
  claimedAmount: Minor;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  recipientEmail: string;
  senderEmail: string | null;
  ruleType: StaffGift['ruleType'];
}

const COLUMNS = sql`g.id, g.quid, g.amount, g.currency, g.status, g.status_reason, g.shares_taken, g.claimed_amount,
  g.created_at, g.updated_at, g.expires_at, p.recipient_email, p.sender_email, r.type as rule_type`;
const JOINS = sql`join payments p on p.id = g.payment_id left join rules r on r.gift_id = g.id`;

/** A page of gifts, with the counts that its filters and cards show. */
export const listGifts =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (ask: GiftFilters, sight: Sight) => {
    const days = daysOf(ask, clock.now());
    const [page, totals] = await Promise.all([
      findPage(db, ask, filtersOf(ask, clock.now()), sight),
      recordTotals(db, 'gift', { days, currencies: ask.currency }),
    ]);
    const counted = totalOf(totals, 'count', ask.status?.length ? ask.status : undefined);
    const total = ask.search ? await countFound(db, ask.search, filtersOf(ask, clock.now()), sight) : counted;
    return {
      data: page.map((row) => presentStaffGift(row, sight)),
      total,
      page: ask.page,
      limit: ask.limit,
      totalPages: Math.ceil(total / ask.limit),
      isTotalCapped: ask.search !== undefined && total >= SEARCH_COUNT_LIMIT,
      stats: statsOf(totals),
    };
  };

const filtersOf = (ask: GiftFilters, now: Date): Condition[] => [
  ...oneOf('g.status', ask.status),
  ...oneOf('g.currency', ask.currency),
  ...duringDays('g.created_at', daysOf(ask, now)),
];

async function findPage(
  db: Kysely<Schema>,
  ask: GiftFilters,
  filters: Condition[],
  sight: Sight,
): Promise<StaffGiftRow[]> {
  const order = orderBy(ask.sort, { createdAt: 'created_at', amount: 'amount', id: 'id' });
  const offset = (ask.page - 1) * ask.limit;
  const window = sql`${order} limit ${ask.limit} offset ${offset}`;
  // Rows are chosen from the gifts alone, and only the chosen ones are joined.
  const chosen = ask.search
    ? sql`select id from (${sql.join(
        branches(ask.search, filters, sight).map((found) => sql`(${found} ${order} limit ${offset + ask.limit})`),
        sql` union `,
      )}) found ${window}`
    : sql`select g.id from gifts g where ${allOf(filters)} ${window}`;
  const { rows } = await sql<StaffGiftRow>`
    select ${COLUMNS} from (${chosen}) chosen join gifts g on g.id = chosen.id ${JOINS}
    ${orderBy(ask.sort, { createdAt: 'g.created_at', amount: 'g.amount', id: 'g.id' })}
  `.execute(db);
  return rows;
}

/** A code and a person are looked for separately, because each has an index of its own. They never find the same gift twice. */
function branches(search: string, filters: Condition[], sight: Sight): RawBuilder<unknown>[] {
  const byCode = quidLike(search, sight);
  return present([
    byCode && sql`select g.id, g.created_at, g.amount from gifts g where ${allOf([byCode, ...filters])}`,
    sql`select g.id, g.created_at, g.amount from gifts g join payments p on p.id = g.payment_id
        where ${allOf([peopleLike(search, sight), ...filters, ...(byCode ? [sql`not ${byCode}`] : [])])}`,
  ]);
}

async function countFound(db: Kysely<Schema>, search: string, filters: Condition[], sight: Sight): Promise<number> {
  const counts = await Promise.all(
    branches(search, filters, sight).map((found) =>
      sql<{ count: number }>`select count(*) from (${found} limit ${SEARCH_COUNT_LIMIT}) found`.execute(db),
    ),
  );
  return Math.min(
    SEARCH_COUNT_LIMIT,
    counts.reduce((sum, { rows }) => sum + (rows[0]?.count ?? 0), 0),
  );
}

const statsOf = (totals: Awaited<ReturnType<typeof recordTotals>>): GiftStats => ({
  total: totalOf(totals, 'count'),
  totalValue: totalOf(totals, 'amount'),
  active: totalOf(totals, 'count', ['ACTIVE', 'SPLIT']),
  blocked: totalOf(totals, 'count', ['BLOCKED']),
  byStatus: countsBy(totals, 'status'),
  byCurrency: countsBy(totals, 'currency'),
});

/** Everything the filters leave, for an export, in the order of the list. */
export const allGifts = (ask: GiftFilters, now: Date, sight: Sight) => {
  const found = ask.search
    ? [sql`(${sql.join(present([quidLike(ask.search, sight), peopleLike(ask.search, sight)]), sql` or `)})`]
    : [];
  return sql<StaffGiftRow>`
    select ${COLUMNS} from gifts g ${JOINS} where ${allOf([...filtersOf(ask, now), ...found])}
    ${orderBy(ask.sort, { createdAt: 'g.created_at', amount: 'g.amount', id: 'g.id' })}`;
};

export const findStaffGifts = async (
  db: Kysely<Schema>,
  condition: Condition,
  limit: number,
): Promise<StaffGiftRow[]> => {
  const { rows } = await sql<StaffGiftRow>`
    select ${COLUMNS} from gifts g ${JOINS} where ${condition} order by g.created_at desc, g.id desc limit ${limit}
  `.execute(db);
  return rows;
};

export const presentStaffGift = (row: StaffGiftRow, sight: Sight): StaffGift => ({
  id: row.id,
  quid: sight.quid(row.quid),
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  statusReason: row.statusReason && sight.text(row.statusReason),
  blocked: row.status === 'BLOCKED' || row.status === 'CONFLICTED',
  creatorEmail: row.senderEmail && sight.email(row.senderEmail),
  recipientEmail: sight.email(row.recipientEmail),
  ruleType: row.ruleType,
  transactionCount: row.sharesTaken,
  claimedAmount: row.claimedAmount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
