import { AGE_BUCKETS, type Workload } from '@jara/contract/staff/workload';
import type { Role } from '@jara/domain/staff/roles';
import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import { type Kysely, sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { Schema } from '../platform/schema.ts';
import type { StaffOfRequest } from '../staff/actor.ts';
import { nameOf } from '../staff/staff.store.ts';
import { lagosDay, startOfDay } from './days.ts';
import { percentOf } from './financial.ts';
import { loadStaffWithdrawals } from './staff-withdrawals.ts';

const NEXT = 10;
const LATELY_MS = 30 * DAY_MS;
const PROMISE_MS = 24 * HOUR_MS;

interface Group {
  assigneeId: string | null;
  age: (typeof AGE_BUCKETS)[number];
  isRequested: boolean;
  open: number;
  amount: number;
  oldestAt: Date;
}

/** Open withdrawals by age and by person. Only what is open is read, and that is never many. */
export const readWorkload =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (me: StaffOfRequest): Promise<Workload> => {
    const now = clock.now();
    const [groups, people, decided, next, kept] = await Promise.all([
      openGroups(db, now),
      db
        .selectFrom('staff')
        .select(['id', 'firstName', 'lastName', 'role'])
        .where('isActive', '=', true)
        .orderBy('firstName')
        .orderBy('id')
        .execute(),
      decidedSince(db, startOfDay(lagosDay(now))),
      nextIds(db).then((ids) => loadStaffWithdrawals(db, ids, { me, now })),
      keptPromises(db, now),
    ]);
    const workers = people.filter(
      ({ role, id }) => mayDecide(role) || groups.some(({ assigneeId }) => assigneeId === id),
    );
    return {
      ...loadOf(groups),
      awaitingDecision: sum(
        groups.filter(({ isRequested }) => isRequested),
        'open',
      ),
      onTheirWay: sum(
        groups.filter(({ isRequested }) => !isRequested),
        'open',
      ),
      byAge: AGE_BUCKETS.map((age) => {
        const aged = groups.filter((group) => group.age === age);
        return { age, open: sum(aged, 'open'), amount: sum(aged, 'amount') };
      }),
      byPerson: [
        ...workers.map((person) => ({
          staff: { id: person.id, name: nameOf(person) },
          role: person.role,
          ...loadOf(groups.filter(({ assigneeId }) => assigneeId === person.id)),
          decidedToday: decided.get(person.id) ?? 0,
        })),
        { staff: null, role: null, ...loadOf(groups.filter(({ assigneeId }) => assigneeId === null)), decidedToday: 0 },
      ],
      assignable: people
        .filter(({ role }) => mayDecide(role))
        .map((person) => ({ id: person.id, name: nameOf(person) })),
      next,
      ...kept,
    };
  };

const mayDecide = (role: Role) => role !== 'SUPPORT';
const sum = (groups: readonly Group[], what: 'open' | 'amount') =>
  groups.reduce((total, group) => total + group[what], 0);

function loadOf(groups: readonly Group[]) {
  const oldest = groups.map(({ oldestAt }) => oldestAt.getTime());
  return {
    open: sum(groups, 'open'),
    amount: sum(groups, 'amount'),
    oldestAt: oldest.length > 0 ? new Date(Math.min(...oldest)).toISOString() : null,
    broken: sum(
      groups.filter(({ age }) => age === 'BROKEN'),
      'open',
    ),
  };
}

const IS_OPEN = sql`w.status in ('REQUESTED', 'APPROVED', 'SUBMITTED', 'UNKNOWN')`;

async function openGroups(db: Kysely<Schema>, now: Date): Promise<Group[]> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const { rows } = await sql<Group>`
    select a.staff_id as assignee_id,
           case when w.requested_at <= ${ago(24)} then 'BROKEN'
                when w.requested_at <= ${ago(12)} then 'UNDER_24H'
                when w.requested_at <= ${ago(6)} then 'UNDER_12H'
                else 'UNDER_6H' end as age,
           w.status = 'REQUESTED' as is_requested,
           count(*) as open, sum(w.gross)::bigint as amount, min(w.requested_at) as oldest_at
    from withdrawals w left join withdrawal_assignments a on a.withdrawal_id = w.id
    where ${IS_OPEN} group by 1, 2, 3
  `.execute(db);
  return rows;
}

async function nextIds(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from withdrawals w where ${IS_OPEN} order by w.requested_at, w.id limit ${NEXT}
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function decidedSince(db: Kysely<Schema>, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('audit')
    .select((eb) => ['staffId', eb.fn.countAll<number>().as('count')])
    .where('action', 'in', ['withdrawal.approve', 'withdrawal.reject'])
    .where('at', '>=', since)
    .groupBy('staffId')
    .execute();
  return new Map(rows.map(({ staffId, count }) => [staffId, count]));
}

/** How long payouts of the last 30 days took, from the request to the bank. */
async function keptPromises(
  db: Kysely<Schema>,
  now: Date,
): Promise<Pick<Workload, 'keptPromisePercent' | 'medianHours'>> {
  const { rows } = await sql<{ finished: number; kept: number; medianSeconds: number | null }>`
    select count(*) as finished,
           count(*) filter (where finished_at - requested_at <= make_interval(secs => ${PROMISE_MS / 1000})) as kept,
           percentile_cont(0.5) within group (order by extract(epoch from finished_at - requested_at)) as median_seconds
    from (
      select finished_at, requested_at from withdrawals
      where finished_at > ${new Date(now.getTime() - LATELY_MS)} and status = 'COMPLETED'
      order by finished_at desc limit 5000
    ) lately
  `.execute(db);
  const [row] = rows;
  return {
    keptPromisePercent: row ? percentOf(row.kept, row.finished) : null,
    medianHours: row?.medianSeconds == null ? null : Math.round(row.medianSeconds / 360) / 10,
  };
}
