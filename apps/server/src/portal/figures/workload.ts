import { AGE_BUCKETS, type Workload } from '@jara/contract/staff/workload';
import type { StaffId, WithdrawalId } from '@jara/domain/ids';
import { may } from '@jara/domain/staff/permissions';
import type { Role } from '@jara/domain/staff/roles';
import { lagosDay, startOfDay } from '@jara/domain/time/days';
import { HOUR_MS } from '@jara/domain/time/lagos';
import { keptPromisePercent, PROMISE_MS } from '@jara/domain/withdrawal/promise';
import { OPEN_WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { type Kysely, sql } from 'kysely';
import { listColleagues } from '../../casework/list-colleagues.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { IS_OPEN } from '../lists/open-work.ts';
import { readerOf } from '../lists/reader.ts';
import { IN_NAIRA, recordTotals, totalOf, worthOf } from '../lists/record-totals.ts';
import { stepsOf } from '../lists/staff-withdrawals.ts';
import { withdrawalList } from '../lists/withdrawal-list.ts';
import { arrivals } from './payout-times.ts';

const NEXT = 10;

type Age = (typeof AGE_BUCKETS)[number];

interface Group {
  age: Age;
  open: number;
  amount: number;
}

/** Open withdrawals by age and by person. */
export const readWorkload =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (me: StaffOfRequest): Promise<Workload> => {
    const now = clock.now();
    const [totals, recent, assigned, people, decided, nextIds, arrived] = await Promise.all([
      recordTotals(db, 'withdrawal'),
      recentGroups(db, now),
      assignedGroups(db, now),
      listColleagues(db),
      decidedSince(db, startOfDay(lagosDay(now))),
      findNext(db),
      arrivals(db, now),
    ]);
    const next = await withdrawalList.shown(db, nextIds, readerOf(me, now));
    // The old ones are what is left of all that are open: a pile is never read, only counted.
    const all = {
      open: totalOf(totals, 'count', OPEN_WITHDRAWAL_STATUSES),
      amount: worthOf(totals, OPEN_WITHDRAWAL_STATUSES),
    };
    const groups = [...recent, { age: 'BROKEN' as const, ...less(all, recent) }];
    const unassigned = groups.map((group) => ({
      ...group,
      ...less(
        group,
        assigned.filter(({ age }) => age === group.age),
      ),
    }));
    const oldestAt = next[0]?.createdAt ?? null;
    const workers = people.filter(({ role, id }) => mayDecide(role) || assigned.some(({ staffId }) => staffId === id));
    const load = loadOf(groups, oldestAt);
    const pending = totalOf(totals, 'count', stepsOf(['PENDING']));
    return {
      ...load,
      pending,
      onTheirWay: load.open - pending,
      byAge: AGE_BUCKETS.map((age) => ({ age, ...sumOf(groups.filter((group) => group.age === age)) })),
      byPerson: [
        ...workers.map((person) => {
          const own = assigned.filter(({ staffId }) => staffId === person.id);
          const oldest = own.map((group) => group.oldestAt.toISOString()).sort()[0] ?? null;
          return {
            staff: { id: person.id, name: person.name },
            role: person.role,
            ...loadOf(own, oldest),
            decidedToday: decided.get(person.id) ?? 0,
          };
        }),
        { staff: null, role: null, ...loadOf(unassigned, await oldestUnassigned(db)), decidedToday: 0 },
      ],
      next,
      keptPromisePercent: keptPromisePercent({ ...arrived, overdue: load.broken }),
      medianHours: arrived.medianSeconds === null ? null : Math.round(arrived.medianSeconds / 360) / 10,
    };
  };

const mayDecide = (role: Role) => may(role, 'withdrawals.decide');

const sumOf = (groups: readonly Group[]) => ({
  open: groups.reduce((sum, { open }) => sum + open, 0),
  amount: groups.reduce((sum, { amount }) => sum + amount, 0),
});

function less(whole: { open: number; amount: number }, parts: readonly Group[]) {
  const { open, amount } = sumOf(parts);
  return { open: Math.max(0, whole.open - open), amount: Math.max(0, whole.amount - amount) };
}

const loadOf = (groups: readonly Group[], oldestAt: string | null) => {
  const sums = sumOf(groups);
  return {
    ...sums,
    oldestAt: sums.open > 0 ? oldestAt : null,
    broken: sumOf(groups.filter(({ age }) => age === 'BROKEN')).open,
  };
};

function ageOf(now: Date) {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  return sql`case when w.requested_at <= ${ago(24)} then 'BROKEN' when w.requested_at <= ${ago(12)} then 'UNDER_24H'
    when w.requested_at <= ${ago(6)} then 'UNDER_12H' else 'UNDER_6H' end`;
}

async function recentGroups(db: Kysely<Schema>, now: Date): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select ${ageOf(now)} as age, count(*) as open, coalesce(sum(w.gross) filter (where ${IN_NAIRA}), 0)::bigint as amount
    from withdrawals w where ${IS_OPEN} and w.requested_at > ${new Date(now.getTime() - PROMISE_MS)} group by 1
  `.execute(db);
  return rows;
}

async function assignedGroups(
  db: Kysely<Schema>,
  now: Date,
): Promise<(Group & { staffId: StaffId; oldestAt: Date })[]> {
  const { rows } = await sql<Group & { staffId: StaffId; oldestAt: Date }>`
    select a.staff_id, ${ageOf(now)} as age, count(*) as open,
           coalesce(sum(w.gross) filter (where ${IN_NAIRA}), 0)::bigint as amount, min(w.requested_at) as oldest_at
    from assignments a join withdrawals w on w.id = a.subject_id where a.subject_kind = 'withdrawal' and not a.is_finished
      and ${IS_OPEN} group by 1, 2
  `.execute(db);
  return rows;
}

async function oldestUnassigned(db: Kysely<Schema>): Promise<string | null> {
  const { rows } = await sql<{ requestedAt: Date }>`
    select w.requested_at from withdrawals w
    where ${IS_OPEN}
      and not exists (select from assignments a where a.subject_kind = 'withdrawal' and a.subject_id = w.id)
    order by w.requested_at, w.id limit 1
  `.execute(db);
  return rows[0]?.requestedAt.toISOString() ?? null;
}

async function findNext(db: Kysely<Schema>): Promise<WithdrawalId[]> {
  const { rows } = await sql<{ id: WithdrawalId }>`
    select w.id from withdrawals w where ${IS_OPEN} order by w.requested_at, w.id limit ${NEXT}
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function decidedSince(db: Kysely<Schema>, since: Date): Promise<Map<StaffId, number>> {
  const rows = await db
    .selectFrom('audit')
    .select((eb) => ['staffId', eb.fn.countAll<number>().as('count')])
    .where('action', 'in', ['withdrawal.approve', 'withdrawal.reject'])
    .where('at', '>=', since)
    .groupBy('staffId')
    .execute();
  return new Map(rows.map(({ staffId, count }) => [staffId, count]));
}
