import type { Float } from '@jara/contract/staff/payout-figures';
import {
  ALARM_HOURS,
  forecastFloat,
  isAlarming,
  LEAST_HISTORY_DAYS,
  settledBy,
  unsettledDays,
  usualOutflow,
} from '@jara/domain/figures/float-forecast';
import { LIABILITIES } from '@jara/domain/ledger/accounts';
import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { addDays, type Day, lagosDay } from '@jara/domain/time/days';
import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import { BEING_PAID_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { type Kysely, sql } from 'kysely';
import { literals } from '../../platform/database/literals.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/tools/deps.ts';

const currency = DEFAULT_CURRENCY;
const HISTORY_WEEKS = 8;
/** The balance is looked at every five minutes; one older than this is said to be old. */
const OLD_MS = HOUR_MS;
/** What the provider has not settled after so long is not of any day that we could name. */
const UNSETTLED_DAYS = 14;

/** Until when the balance at the provider is enough, with everything that the answer is made of. */
export const readFloat =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (): Promise<Float> => {
    const now = clock.now();
    const balance = await lastBalance(db);
    const [books, left, history, collections] = await Promise.all([
      readBooks(db),
      alreadyLeft(db, balance?.at ?? now),
      readHistory(db, now),
      readCollections(db, now),
    ]);
    // Nobody says when a refund is taken, so all that are under way count as still to leave.
    const waiting = { payouts: Math.max(0, books.payouts - left), refunds: books.refunds };
    const { settlements, late } = expectSettlements(collections, books.collected, now);
    const forecast =
      balance &&
      forecastFloat({
        now,
        balance: balance.amount,
        waiting: waiting.payouts + waiting.refunds,
        owed: Math.max(books.owed, waiting.payouts + waiting.refunds),
        usual: usualOutflow(history.hours, history),
        arrivals: settlements,
      });
    return {
      currency,
      balance: balance && {
        amount: balance.amount,
        at: balance.at.toISOString(),
        isOld: now.getTime() - balance.at.getTime() > OLD_MS,
      },
      verdict: forecast?.verdict ?? null,
      shortAt: forecast?.shortAt?.toISOString() ?? null,
      isAlarming: forecast ? isAlarming(forecast, now) : false,
      alarmHours: ALARM_HOURS,
      waiting,
      owed: books.owed,
      history: {
        days: Math.floor((history.to.getTime() - history.from.getTime()) / DAY_MS),
        needed: LEAST_HISTORY_DAYS,
      },
      settlements: settlements.map(({ at, ...settlement }) => ({ at: at.toISOString(), ...settlement })),
      late,
      days: byDay(forecast?.hours ?? []),
      updatedAt: now.toISOString(),
    };
  };

/** What the provider said it has for us when the two sides were last compared. */
async function lastBalance(db: Kysely<Schema>): Promise<{ amount: number; at: Date } | null> {
  const row = await db
    .selectFrom('reconciliations')
    .select(['balanceTheirs as amount', 'finishedAt as at'])
    .where('balanceTheirs', 'is not', null)
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && row.amount !== null ? { amount: row.amount, at: row.at } : null;
}

/** What the books hold for people, and what the provider has collected for us and not settled. */
async function readBooks(db: Kysely<Schema>) {
  const { rows } = await sql<Record<'owed' | 'payouts' | 'refunds' | 'collected', number>>`
    select
      coalesce(sum(credit - debit) filter (where account in ${literals(LIABILITIES)}), 0)::bigint as owed,
      coalesce(sum(credit - debit) filter (where account = 'payout_hold'), 0)::bigint as payouts,
      coalesce(sum(credit - debit) filter (where account = 'refund'), 0)::bigint as refunds,
      coalesce(sum(debit - credit) filter (where account = 'provider_receivable'), 0)::bigint as collected
    from ledger_now where currency = ${currency}
  `.execute(db);
  return rows[0] ?? { owed: 0, payouts: 0, refunds: 0, collected: 0 };
}

/** Payouts that are still reserved in the books and had left the balance when it was looked at: the provider takes them when asked. */
async function alreadyLeft(db: Kysely<Schema>, seenAt: Date): Promise<number> {
  const { rows } = await sql<{ payouts: number }>`
    select coalesce(sum(net), 0)::bigint as payouts from withdrawals
    where status in ${literals(BEING_PAID_STATUSES)} and sends > 0 and sent_at <= ${seenAt} and currency = ${currency}
  `.execute(db);
  return rows[0]?.payouts ?? 0;
}

/** What left in each of the hours of the last weeks, as far back as there is anything, up to the hour under way. */
async function readHistory(db: Kysely<Schema>, now: Date) {
  const to = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const earliest = new Date(to.getTime() - HISTORY_WEEKS * 7 * DAY_MS);
  const { rows: hours } = await sql<{ hour: Date; amount: number }>`
    select hour, sum(amount)::bigint as amount from payout_hours_now
    where hour >= ${earliest} and hour < ${to} and currency = ${currency} group by hour order by hour
  `.execute(db);
  return { hours, from: hours[0]?.hour ?? to, to };
}

/** What the provider collected for us on each day of the last weeks; what it settled is not taken off. */
async function readCollections(db: Kysely<Schema>, now: Date): Promise<{ day: Day; amount: number }[]> {
  const from = addDays(lagosDay(now), -HISTORY_WEEKS * 7);
  const { rows } = await sql<{ day: Day; amount: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(debit - credit)::bigint as amount from ledger_by_day
    where currency = ${currency} and account = 'provider_receivable' and event <> 'collections_settled'
      and day >= ${from}::date
    group by 1 order by 1
  `.execute(db);
  return rows;
}

/** What has been collected already, by its day, and what days like the coming ones usually bring. */
function expectSettlements(collections: readonly { day: Day; amount: number }[], collected: number, now: Date) {
  const today = lagosDay(now);
  const recent = collections.filter(({ day }) => day > addDays(today, -UNSETTLED_DAYS));
  const { days, older } = unsettledDays(recent, collected);
  const due = days.map(({ day, amount }) => ({ at: settledBy(day), amount, isCollected: true }));
  const late = due.filter(({ at }) => at <= now).reduce((sum, { amount }) => sum + amount, older);
  const usual = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead + 1)).map((day) => ({
    at: settledBy(day),
    amount: usualOn(day, collections, today),
    isCollected: false,
  }));
  return { settlements: gather([...due.filter(({ at }) => at > now), ...usual]), late };
}

/** The mean of the same weekdays before, as many of them as there are. */
function usualOn(day: Day, collections: readonly { day: Day; amount: number }[], today: Day): number {
  const [first] = collections;
  if (!first) return 0;
  const before: Day[] = [];
  for (let same = addDays(day, -7); same >= first.day; same = addDays(same, -7)) if (same < today) before.push(same);
  const sum = collections
    .filter(({ day: own }) => before.includes(own))
    .reduce((total, { amount }) => total + amount, 0);
  return before.length === 0 ? 0 : Math.max(0, Math.floor(sum / before.length));
}

interface Settlement {
  at: Date;
  amount: number;
  isCollected: boolean;
}

/** Friday's, Saturday's and Sunday's come on one day, and are one line. */
function gather(settlements: readonly Settlement[]): Settlement[] {
  const lines: Settlement[] = [];
  for (const one of settlements) {
    const known = lines.find(({ at, isCollected }) => +at === +one.at && isCollected === one.isCollected);
    if (known) known.amount += one.amount;
    else if (one.amount > 0) lines.push({ ...one });
  }
  return lines.sort((a, b) => +a.at - +b.at);
}

function byDay(hours: readonly { from: Date; out: number; in: number; left: number }[]): Float['days'] {
  const days = new Map<Day, Float['days'][number]>();
  for (const { from, out, in: arrived, left } of hours) {
    const day = lagosDay(from);
    const known = days.get(day) ?? { day, out: 0, in: 0, left: 0 };
    days.set(day, { day, out: known.out + out, in: known.in + arrived, left });
  }
  return [...days.values()];
}

/** Remembers the last forecast, for the bell and the alerts. Any number of processes may, since they say the same. */
export const keepForecast = (deps: Pick<Deps, 'db' | 'clock'>) => async (): Promise<void> => {
  const { balance, verdict, shortAt, isAlarming: isShort, updatedAt } = await readFloat(deps)();
  // What left since the provider was last asked is in no sum: better no forecast, and an alert that there is none.
  if (verdict === null || balance?.isOld) return;
  await sql`
    insert into float_forecast as known (made_at, verdict, short_at, alarm_since)
    values (${updatedAt}, ${verdict}, ${shortAt}, ${isShort ? updatedAt : null})
    on conflict (only_row) do update set made_at = excluded.made_at, verdict = excluded.verdict, short_at = excluded.short_at,
      alarm_since = case when excluded.alarm_since is null then null else coalesce(known.alarm_since, excluded.alarm_since) end
  `.execute(deps.db);
};
