import type { GiftStats, giftFilters, StaffGift } from '@jara/contract/staff/gifts';
import { type GiftStatus, OPEN_GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import type { Currency, Minor } from '@jara/domain/money/money';
import type { Sight } from '@jara/domain/staff/mask';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Schema } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { daysOf } from './days.ts';
import {
  allOf,
  type Condition,
  chooseIds,
  defined,
  duringDays,
  oneOf,
  orderBy,
  orderOf,
  peopleLike,
  quidLike,
  recordPageOf,
} from './list-query.ts';
import { countsBy, currencyOfSums, recordTotals, totalOf, worthOf } from './record-totals.ts';

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
    const now = clock.now();
    const filters = filtersOf(ask, now);
    const found = ask.search ? branchesOf(ask.search, filters, sight) : undefined;
    const totals = await recordTotals(db, 'gift', { days: daysOf(ask, now), currencies: ask.currency });
    const counted = totalOf(totals, 'count', ask.status?.length ? ask.status : undefined);
    // Where the counts already say that there is nothing, nothing is looked for.
    const chosen = counted === 0 ? { rows: [], found: 0 } : await findPage(db, ask, filters, found);
    const data = chosen.rows.map((row) => presentStaffGift(row, sight));
    return {
      ...recordPageOf(data, chosen.found ?? counted, ask, found !== undefined),
      stats: statsOf(totals, currencyOfSums(ask.currency)),
    };
  };

const filtersOf = (ask: GiftFilters, now: Date): Condition[] => [
  ...oneOf('g.status', ask.status),
  ...oneOf('g.currency', ask.currency),
  ...duringDays('g.created_at', daysOf(ask, now)),
];

async function findPage(
  db: Kysely<Schema>,
  ask: Pick<GiftFilters, 'page' | 'limit' | 'sort'>,
  filters: Condition[],
  branches: RawBuilder<unknown>[] | undefined,
): Promise<{ rows: StaffGiftRow[]; found: number | undefined }> {
  const order = orderOf(ask.sort, { createdAt: 'created_at', amount: 'amount', id: 'id' });
  const plain = sql`select g.id from gifts g where ${allOf(filters)}`;
  const { ids, found } = await chooseIds(db, { ...ask, table: 'gifts', plain, found: branches, order });
  return { rows: await findStaffGifts(db, ids), found };
}

/** By code and by people. */
function branchesOf(search: string, filters: Condition[], sight: Sight): RawBuilder<unknown>[] {
  const byCode = quidLike(search, sight);
  const columns = sql`g.id, g.created_at, g.amount`;
  return defined([
    byCode && sql`select ${columns} from gifts g where ${allOf([byCode, ...filters])}`,
    sql`select ${columns} from gifts g join payments p on p.id = g.payment_id
        where ${allOf([peopleLike(search, sight), ...filters])}`,
  ]);
}

const statsOf = (totals: Awaited<ReturnType<typeof recordTotals>>, currency: Currency): GiftStats => ({
  total: totalOf(totals, 'count'),
  totalValue: worthOf(totals, undefined, currency),
  currency,
  active: totalOf(totals, 'count', OPEN_GIFT_STATUSES),
  blocked: totalOf(totals, 'count', ['BLOCKED']),
  byStatus: countsBy(totals, 'status'),
  byCurrency: countsBy(totals, 'currency'),
});

/** Everything the filters leave, for an export, in the order of the list. */
export const allGifts = (ask: GiftFilters, now: Date, sight: Sight) => {
  const found = ask.search
    ? [sql`(${sql.join(defined([quidLike(ask.search, sight), peopleLike(ask.search, sight)]), sql` or `)})`]
    : [];
  return sql<StaffGiftRow>`
    select ${COLUMNS} from gifts g ${JOINS} where ${allOf([...filtersOf(ask, now), ...found])}
    ${orderBy(orderOf(ask.sort, { createdAt: 'g.created_at', amount: 'g.amount', id: 'g.id' }))}`;
};

/** Gifts by id, in the order of the ids. */
export async function findStaffGifts(db: Kysely<Schema>, ids: readonly string[]): Promise<StaffGiftRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StaffGiftRow>`
    select ${COLUMNS} from gifts g ${JOINS} where g.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], g.id)
  `.execute(db);
  return rows;
}

/** The newest that a search text finds. */
export async function searchGifts(
  db: Kysely<Schema>,
  search: string,
  sight: Sight,
  limit: number,
): Promise<StaffGiftRow[]> {
  const { rows } = await findPage(db, { page: 1, limit, sort: '-createdAt' }, [], branchesOf(search, [], sight));
  return rows;
}

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
