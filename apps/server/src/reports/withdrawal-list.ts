import { SEARCH_COUNT_LIMIT } from '@jara/contract/staff/filters';
import type { WithdrawalStats, withdrawalFilters } from '@jara/contract/staff/withdrawals';
import {
  publicWithdrawalStatus,
  WITHDRAWAL_STATUSES,
  type WithdrawalStatus,
} from '@jara/domain/withdrawal/withdrawal-status';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import type { Schema } from '../platform/schema.ts';
import type { StaffOfRequest } from '../staff/actor.ts';
import { type Sight, sightOf } from '../staff/mask.ts';
import { type Day, daysOf, lagosDay } from './days.ts';
import {
  accountNameLike,
  allOf,
  type Condition,
  duringDays,
  oneOf,
  orderBy,
  peopleLike,
  present,
  quidLike,
} from './list-query.ts';
import { type RecordTotal, recordTotals, totalOf } from './record-totals.ts';
import { loadStaffWithdrawals } from './staff-withdrawals.ts';

export type WithdrawalFilters = z.output<typeof withdrawalFilters>;

/** A page of withdrawals with the figures above it. */
export const listStaffWithdrawals =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (ask: WithdrawalFilters, me: StaffOfRequest) => {
    const now = clock.now();
    const filters = filtersOf(ask, me.id, now);
    const [ids, totals, everything, today] = await Promise.all([
      findPage(db, ask, filters, sightOf(me.role)),
      recordTotals(db, 'withdrawal', { days: daysOf(ask, now), currencies: ask.currency }),
      recordTotals(db, 'withdrawal'),
      finishedOn(db, lagosDay(now)),
    ]);
    const isCounted = ask.search !== undefined || ask.assignee !== undefined;
    const total = isCounted
      ? await countFound(db, ask.search, filters, sightOf(me.role))
      : totalOf(totals, 'count', stagesOf(ask));
    return {
      data: await loadStaffWithdrawals(db, ids, { me, now }),
      total,
      page: ask.page,
      limit: ask.limit,
      totalPages: Math.ceil(total / ask.limit),
      isTotalCapped: isCounted && total >= SEARCH_COUNT_LIMIT,
      stats: statsOf(everything, today),
    };
  };

/** The finer steps that a filter means; undefined means all. */
function stagesOf({ status, stage }: Pick<WithdrawalFilters, 'status' | 'stage'>): WithdrawalStatus[] | undefined {
  if (!status?.length && !stage?.length) return undefined;
  return WITHDRAWAL_STATUSES.filter(
    (step) =>
      (!status?.length || status.includes(publicWithdrawalStatus(step))) && (!stage?.length || stage.includes(step)),
  );
}

function filtersOf(ask: WithdrawalFilters, myId: string, now: Date): Condition[] {
  const stages = stagesOf(ask);
  const whose = ask.assignee === 'me' ? myId : ask.assignee;
  const assigned = sql`select a.withdrawal_id from withdrawal_assignments a`;
  return [
    ...(stages ? [stages.length > 0 ? sql`w.status = any(${stages}::text[])` : sql`false`] : []),
    ...oneOf('w.currency', ask.currency),
    ...duringDays('w.requested_at', daysOf(ask, now)),
    ...(whose === 'none' ? [sql`w.id not in (${assigned})`] : []),
    ...(whose && whose !== 'none' ? [sql`w.id in (${assigned} where a.staff_id = ${whose})`] : []),
  ];
}

const COLUMNS = sql`w.id, w.requested_at, w.gross`;

async function findPage(
  db: Kysely<Schema>,
  ask: WithdrawalFilters,
  filters: Condition[],
  sight: Sight,
): Promise<string[]> {
  const order = orderBy(ask.sort, { createdAt: 'requested_at', amount: 'gross', id: 'id' });
  const offset = (ask.page - 1) * ask.limit;
  const window = sql`${order} limit ${ask.limit} offset ${offset}`;
  const chosen = ask.search
    ? sql`select id from (${sql.join(
        branches(ask.search, filters, sight).map((found) => sql`(${found} ${order} limit ${offset + ask.limit})`),
        sql` union `,
      )}) found ${window}`
    : sql`select w.id from withdrawals w where ${allOf(filters)} ${window}`;
  const { rows } = await sql<{ id: string }>`${chosen}`.execute(db);
  return rows.map(({ id }) => id);
}

const FROM_GIFTS = sql`gifts g join claims c on c.gift_id = g.id join withdrawals w on w.claim_id = c.id`;

/** Codes, people and names on accounts, each through an index of its own. */
function branches(search: string, filters: Condition[], sight: Sight): RawBuilder<unknown>[] {
  const byCode = quidLike(search, sight);
  return present([
    byCode && sql`select ${COLUMNS} from ${FROM_GIFTS} where ${allOf([byCode, ...filters])}`,
    sql`select ${COLUMNS} from payments p join ${FROM_GIFTS} on g.payment_id = p.id where ${allOf([peopleLike(search, sight), ...filters])}`,
    sql`select ${COLUMNS} from withdrawals w where ${allOf([accountNameLike(search), ...filters])}`,
  ]);
}

async function countFound(
  db: Kysely<Schema>,
  search: string | undefined,
  filters: Condition[],
  sight: Sight,
): Promise<number> {
  const all = search
    ? branches(search, filters, sight)
    : [sql`select ${COLUMNS} from withdrawals w where ${allOf(filters)}`];
  const found = all.map((branch) => sql`(select id from (${branch} limit ${SEARCH_COUNT_LIMIT}) few)`);
  const { rows } = await sql<{ count: number }>`select count(*) from (${sql.join(found, sql` union `)}) found`.execute(
    db,
  );
  return Math.min(SEARCH_COUNT_LIMIT, rows[0]?.count ?? 0);
}

/** Ids of everything the filters leave, for an export, in the order of the list. */
export const allWithdrawals = (ask: WithdrawalFilters, me: StaffOfRequest, now: Date) => {
  const found = ask.search
    ? [
        sql`(${sql.join(present([quidLike(ask.search, sightOf(me.role)), peopleLike(ask.search, sightOf(me.role)), accountNameLike(ask.search)]), sql` or `)})`,
      ]
    : [];
  return sql<{ id: string }>`
    select w.id from withdrawals w join claims c on c.id = w.claim_id join gifts g on g.id = c.gift_id join payments p on p.id = g.payment_id
    where ${allOf([...filtersOf(ask, me.id, now), ...found])}
    ${orderBy(ask.sort, { createdAt: 'w.requested_at', amount: 'w.gross', id: 'w.id' })}`;
};

/** What was paid out on a day, from the books. */
async function finishedOn(db: Kysely<Schema>, day: Day): Promise<{ count: number; amount: number }> {
  const { rows } = await sql<{ count: number; amount: number }>`
    select coalesce(sum(lines) filter (where account = 'payout_hold'), 0)::bigint as count, coalesce(sum(debit), 0)::bigint as amount
    from ledger_by_day
    where day = ${day}::date and event = 'payout_succeeded' and account in ('payout_hold', 'fee_hold')
  `.execute(db);
  return rows[0] ?? { count: 0, amount: 0 };
}

const PENDING: readonly WithdrawalStatus[] = ['REQUESTED', 'APPROVED', 'SUBMITTED', 'UNKNOWN'];

function statsOf(totals: readonly RecordTotal[], today: { count: number; amount: number }): WithdrawalStats {
  const count = (wanted: 'PENDING' | 'COMPLETED' | 'FAILED') =>
    totalOf(
      totals,
      'count',
      WITHDRAWAL_STATUSES.filter((step) => publicWithdrawalStatus(step) === wanted),
    );
  return {
    pendingRequests: totalOf(totals, 'count', PENDING),
    pendingAmount: totalOf(totals, 'amount', PENDING),
    awaitingDecision: totalOf(totals, 'count', ['REQUESTED']),
    processedToday: today.count,
    processedTodayAmount: today.amount,
    byStatus: { PENDING: count('PENDING'), COMPLETED: count('COMPLETED'), FAILED: count('FAILED') },
  };
}
