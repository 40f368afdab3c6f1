import type { StaffWithdrawal, WithdrawalStats, withdrawalFilters } from '@jara/contract/staff/withdrawals';
import type { WithdrawalId } from '@jara/domain/ids';
import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { type Day, lagosDay } from '@jara/domain/time/days';
import {
  STAFF_WITHDRAWAL_STATUSES,
  type StaffWithdrawalStatus,
  WITHDRAWAL_STATUSES,
  type WithdrawalStatus,
} from '@jara/domain/withdrawal/withdrawal-status';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Schema } from '../../platform/database/schema.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { WithdrawalsForStaff } from '../../withdrawals/withdrawals.routes.ts';
import { withdrawalNeeds } from './attention.ts';
import { daysOf } from './days.ts';
import { defineList, pagesOf } from './define-list.ts';
import { accountNameFits, anyOf, type Condition, duringDays, oneOf, peopleLike, quidLike } from './list-query.ts';
import { type Reader, readerOf } from './reader.ts';
import { type RecordTotal, recordTotals, totalOf, worthOf } from './record-totals.ts';
import { asTold, presentStaffWithdrawals, type StaffWithdrawalRow, stepsOf } from './staff-withdrawals.ts';

type WithdrawalFilters = z.output<typeof withdrawalFilters>;

const GIFT = sql`join claims c on c.id = w.claim_id join gifts g on g.id = c.gift_id`;
const PAYMENT = sql`${GIFT} join payments p on p.id = g.payment_id`;

export const withdrawalList = defineList<WithdrawalFilters, StaffWithdrawalRow, StaffWithdrawal>({
  table: 'withdrawals',
  from: sql`withdrawals w`,
  joins: sql`${PAYMENT} left join assignments a on a.subject_kind = 'withdrawal' and a.subject_id = w.id`,
  columns: sql`w.*, g.quid, g.id as gift_id, g.status as gift_status, a.staff_id as assignee_id,
    p.id as payment_id, p.recipient_email, p.amount as payment_amount, p.reference as payment_reference,
    p.provider_id as payment_provider_id, p.status as payment_status, p.created_at as payment_created_at,
    p.updated_at as payment_updated_at`,
  id: 'w.id',
  sorts: { createdAt: 'w.requested_at', amount: 'w.gross' },
  filters: (ask, { me, now }) => [
    ...oneOfStages(stagesOf(ask)),
    ...oneOf('w.currency', ask.currency),
    ...duringDays('w.requested_at', daysOf(ask, now)),
    ...anyOf((ask.attention ?? []).map((kind) => withdrawalNeeds(kind, now))),
    ...assignedTo(ask.assignee === 'me' ? me.id : ask.assignee),
  ],
  // Promises run for what is open, which an index has in order; a failure is news for a week.
  isFew: ({ attention }) => attention?.includes('PAYOUT_FAILED') ?? false,
  searches: (text, sight) => [
    { joins: GIFT, fits: quidLike(text) },
    { joins: PAYMENT, fits: peopleLike(text, sight) },
    ...accountNameFits(text).map((fits) => ({ fits })),
  ],
  present: presentStaffWithdrawals,
});

export const listStaffWithdrawals = pagesOf(withdrawalList, {
  totals: (db, ask, now) => recordTotals(db, 'withdrawal', { days: daysOf(ask, now), currencies: ask.currency }),
  statuses: stagesOf,
  isCounted: ({ assignee, attention }) => assignee !== undefined || attention !== undefined,
  figures: async (_totals, { db, now }) => {
    const [everything, today] = await Promise.all([recordTotals(db, 'withdrawal'), finishedOn(db, lagosDay(now))]);
    return { stats: statsOf(everything, today) };
  },
});

export async function findStaffWithdrawal(
  db: Kysely<Schema>,
  id: WithdrawalId,
  reader: Reader,
): Promise<StaffWithdrawal> {
  const [withdrawal] = await withdrawalList.shown(db, [id], reader);
  if (!withdrawal) throw new Refusal('withdrawal_not_found');
  return withdrawal;
}

/** The finer steps that a filter means; undefined means all. */
function stagesOf({ status, stage }: Pick<WithdrawalFilters, 'status' | 'stage'>): WithdrawalStatus[] | undefined {
  if (!status?.length && !stage?.length) return undefined;
  const steps = status?.length ? stepsOf(status) : WITHDRAWAL_STATUSES;
  return steps.filter((step) => !stage?.length || stage.includes(step));
}

const oneOfStages = (stages: WithdrawalStatus[] | undefined): Condition[] =>
  stages?.length === 0 ? [sql`false`] : oneOf('w.status', stages);

function assignedTo(whose: string | undefined): Condition[] {
  const assigned = sql`select a.subject_id from assignments a where a.subject_kind = 'withdrawal'`;
  if (!whose) return [];
  return [whose === 'none' ? sql`w.id not in (${assigned})` : sql`w.id in (${assigned} and a.staff_id = ${whose})`];
}

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
  find: async (id, me) => asTold(await findStaffWithdrawal(deps.db, id, readerOf(me, deps.clock.now()))),
});
