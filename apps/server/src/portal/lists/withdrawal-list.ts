import type { WithdrawalStats, withdrawalFilters } from '@jara/contract/staff/withdrawals';
import type { WithdrawalId } from '@jara/domain/ids';
import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { type Sight, sightOf } from '@jara/domain/staff/mask';
import {
  STAFF_WITHDRAWAL_STATUSES,
  type StaffWithdrawalStatus,
  WITHDRAWAL_STATUSES,
  type WithdrawalStatus,
} from '@jara/domain/withdrawal/withdrawal-status';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Schema } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import type { WithdrawalsForStaff } from '../../withdrawals/withdrawals.routes.ts';
import { withdrawalNeeds } from './attention.ts';
import { type Day, daysOf, lagosDay } from './days.ts';
import {
  accountNameLike,
  allOf,
  anyOf,
  type Condition,
  chooseIds,
  countSome,
  defined,
  duringDays,
  oneOf,
  orderBy,
  orderOf,
  peopleLike,
  quidLike,
  recordPageOf,
} from './list-query.ts';
import { type RecordTotal, recordTotals, totalOf, worthOf } from './record-totals.ts';
import { asTold, findStaffWithdrawal, loadStaffWithdrawals, stepsOf } from './staff-withdrawals.ts';

export type WithdrawalFilters = z.output<typeof withdrawalFilters>;

/** A page of withdrawals with the figures above it. */
export const listStaffWithdrawals =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (ask: WithdrawalFilters, me: StaffOfRequest) => {
    const now = clock.now();
    const filters = filtersOf(ask, me.id, now);
    const plain = sql`select ${COLUMNS} from withdrawals w where ${allOf(filters)}`;
    const found = ask.search ? branches(ask.search, filters, sightOf(me.role)) : undefined;
    const order = orderOf(ask.sort, { createdAt: 'requested_at', amount: 'gross', id: 'id' });
    // Who looks after what, and what is late, is not part of the counts that are kept, so it is counted.
    const isCounted = found !== undefined || ask.assignee !== undefined || ask.attention !== undefined;
    const [chosen, totals, everything, today, counted] = await Promise.all([
      chooseIds(db, { ...ask, table: 'withdrawals', plain, found, order }),
      recordTotals(db, 'withdrawal', { days: daysOf(ask, now), currencies: ask.currency }),
      recordTotals(db, 'withdrawal'),
      finishedOn(db, lagosDay(now)),
      isCounted && !found ? countSome(db, [plain]) : undefined,
    ]);
    const data = await loadStaffWithdrawals(db, chosen.ids as WithdrawalId[], { me, now });
    const total = chosen.found ?? counted ?? totalOf(totals, 'count', stagesOf(ask));
    return { ...recordPageOf(data, total, ask, isCounted), stats: statsOf(everything, today) };
  };

/** The finer steps that a filter means; undefined means all. */
function stagesOf({ status, stage }: Pick<WithdrawalFilters, 'status' | 'stage'>): WithdrawalStatus[] | undefined {
  if (!status?.length && !stage?.length) return undefined;
  const steps = status?.length ? stepsOf(status) : WITHDRAWAL_STATUSES;
  return steps.filter((step) => !stage?.length || stage.includes(step));
}

function filtersOf(ask: WithdrawalFilters, myId: string, now: Date): Condition[] {
  const stages = stagesOf(ask);
  const whose = ask.assignee === 'me' ? myId : ask.assignee;
  const assigned = sql`select a.withdrawal_id from withdrawal_assignments a`;
  return [
    ...(stages ? [stages.length > 0 ? sql`w.status = any(${stages}::text[])` : sql`false`] : []),
    ...oneOf('w.currency', ask.currency),
    ...duringDays('w.requested_at', daysOf(ask, now)),
    ...anyOf((ask.attention ?? []).map((kind) => withdrawalNeeds(kind, now))),
    ...(whose === 'none' ? [sql`w.id not in (${assigned})`] : []),
    ...(whose && whose !== 'none' ? [sql`w.id in (${assigned} where a.staff_id = ${whose})`] : []),
  ];
}

const COLUMNS = sql`w.id, w.requested_at, w.gross`;

const FROM_GIFTS = sql`gifts g join claims c on c.gift_id = g.id join withdrawals w on w.claim_id = c.id`;

/** By code, by people and by the name on the account. */
function branches(search: string, filters: Condition[], sight: Sight): RawBuilder<unknown>[] {
  const byCode = quidLike(search, sight);
  return defined([
    byCode && sql`select ${COLUMNS} from ${FROM_GIFTS} where ${allOf([byCode, ...filters])}`,
    sql`select ${COLUMNS} from payments p join ${FROM_GIFTS} on g.payment_id = p.id where ${allOf([peopleLike(search, sight), ...filters])}`,
    sql`select ${COLUMNS} from withdrawals w where ${allOf([accountNameLike(search), ...filters])}`,
  ]);
}

/** Ids of everything the filters leave, for an export, in the order of the list. */
export const allWithdrawals = (ask: WithdrawalFilters, me: StaffOfRequest, now: Date) => {
  const found = ask.search
    ? [
        sql`(${sql.join(defined([quidLike(ask.search, sightOf(me.role)), peopleLike(ask.search, sightOf(me.role)), accountNameLike(ask.search)]), sql` or `)})`,
      ]
    : [];
  return sql<{ id: WithdrawalId }>`
    select w.id from withdrawals w join claims c on c.id = w.claim_id join gifts g on g.id = c.gift_id join payments p on p.id = g.payment_id
    where ${allOf([...filtersOf(ask, me.id, now), ...found])}
    ${orderBy(orderOf(ask.sort, { createdAt: 'w.requested_at', amount: 'w.gross', id: 'w.id' }))}`;
};

/** What was paid out on a day, from the books. */
async function finishedOn(db: Kysely<Schema>, day: Day): Promise<{ count: number; amount: number }> {
  const { rows } = await sql<{ count: number; amount: number }>`
    select coalesce(sum(lines) filter (where account = 'payout_hold'), 0)::bigint as count, 
           coalesce(sum(debit) filter (where currency = ${DEFAULT_CURRENCY}), 0)::bigint as amount
    from ledger_by_day
    where day = ${day}::date and event = 'payout_succeeded' and account in ('payout_hold', 'fee_hold')
  `.execute(db);
  return rows[0] ?? { count: 0, amount: 0 };
}

function statsOf(totals: readonly RecordTotal[], today: { count: number; amount: number }): WithdrawalStats {
  const count = (status: StaffWithdrawalStatus) => totalOf(totals, 'count', stepsOf([status]));
  return {
    pendingRequests: count('PENDING'),
    pendingAmount: worthOf(totals, stepsOf(['PENDING'])),
    processedToday: today.count,
    processedTodayAmount: today.amount,
    byStatus: Object.fromEntries(
      STAFF_WITHDRAWAL_STATUSES.map((status) => [status, count(status)]),
    ) as WithdrawalStats['byStatus'],
  };
}

/** What staff are answered at the addresses they share with whoever holds an access key: the same words for a status. */
export const withdrawalsForStaff = (deps: Pick<Deps, 'db' | 'clock'>): WithdrawalsForStaff => ({
  list: async (paging, me) => {
    const page = await listStaffWithdrawals(deps)({ ...paging, sort: '-createdAt' }, me);
    return { ...page, data: page.data.map(asTold) };
  },
  find: async (id, me) => asTold(await findStaffWithdrawal(deps.db, id, { me, now: deps.clock.now() })),
});
