import { OPEN_WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { GIVEN_UP_LATELY, IS_GIVEN_UP } from '../../mail/given-up-mails.ts';
import { DUE_SOON, IS_UNANSWERED } from '../../money-back/unanswered.ts';
import { literalText } from '../../platform/database/literals.ts';

export interface Figure {
  /** `$1` is business time. */
  sql: string;
  /** States that are shown as nought while nothing is in them: an alert cannot be raised on a number that is absent. */
  always?: { label: string; values: readonly string[] };
  gauges: { name: string; help: string; labels?: string[]; value: string }[];
}

/**
 * What every process would answer alike, because it is in the database: a dashboard takes the maximum, not the sum.
 * Each query walks a partial index or a short table, whatever the size of the books.
 */
export const FIGURES: Figure[] = [
  {
    sql: `select count(*)::int as unanswered, count(*) filter (where d.due_at <= $1::timestamptz + ${DUE_SOON})::int as due
          from disputes d where ${IS_UNANSWERED}`,
    gauges: [
      {
        name: 'jara_disputes_unanswered',
        help: 'Disputes that wait for our answer, and that nobody has decided about',
        value: 'unanswered',
      },
      {
        name: 'jara_disputes_due_soon',
        help: 'Those of them whose time is over within four hours; then the money is taken',
        value: 'due',
      },
    ],
  },
  {
    sql: `select count(*)::int as draws, coalesce(extract(epoch from $1::timestamptz - min(due_at)), 0)::float as seconds
          from (
            select coalesce(d.beacon_at, d.closes_at) as due_at from draws d join gifts g on g.id = d.gift_id
            where d.drawn_at is null and d.closes_at <= $1 and g.status = 'ACTIVE'
          ) waiting where due_at <= $1::timestamptz - interval '1 minute'`,
    gauges: [
      {
        name: 'jara_draws_overdue',
        help: 'Draws that should have been drawn a minute ago or longer: the beacon is silent, or no worker runs',
        value: 'draws',
      },
      {
        name: 'jara_draws_overdue_oldest_seconds',
        help: 'How long the oldest of them has been due',
        value: 'seconds',
      },
    ],
  },
  {
    sql: `select task_identifier as task,
                 case when attempts >= max_attempts then 'dead' when run_at <= now() then 'due' else 'later' end as state,
                 count(*)::int as jobs
          from graphile_worker.jobs group by 1, 2`,
    gauges: [{ name: 'jara_jobs', help: 'Jobs in the queue', labels: ['task', 'state'], value: 'jobs' }],
  },
  {
    sql: `select task_identifier as task, extract(epoch from now() - min(run_at))::float as seconds
          from graphile_worker.jobs where run_at <= now() and attempts < max_attempts group by 1`,
    gauges: [
      {
        name: 'jara_jobs_oldest_due_seconds',
        help: 'How long the job that should have run first has been due',
        labels: ['task'],
        value: 'seconds',
      },
    ],
  },
  {
    sql: `select status as state, count(*)::int as payouts,
                 greatest(0, extract(epoch from $1::timestamptz - min(coalesce(sent_at, approved_at, requested_at))))::float as seconds
          from withdrawals where status in ${literalText(OPEN_WITHDRAWAL_STATUSES)} group by 1`,
    always: { label: 'state', values: [...OPEN_WITHDRAWAL_STATUSES] },
    gauges: [
      {
        name: 'jara_payouts_open',
        help: 'Withdrawals under way: REQUESTED waits for staff, UNKNOWN for word from the provider',
        labels: ['state'],
        value: 'payouts',
      },
      {
        name: 'jara_payouts_open_oldest_seconds',
        help: 'Age of the oldest withdrawal in this state',
        labels: ['state'],
        value: 'seconds',
      },
    ],
  },
  {
    sql: `select status as state, count(*)::int as payouts
          from withdrawals where finished_at > $1::timestamptz - interval '24 hours' group by 1`,
    always: { label: 'state', values: ['COMPLETED', 'FAILED', 'REJECTED', 'REVERSED'] },
    gauges: [
      {
        name: 'jara_payouts_finished_last_day',
        help: 'Withdrawals that ended in the last 24 hours',
        labels: ['state'],
        value: 'payouts',
      },
    ],
  },
  {
    sql: `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(received_at)), 0)::float as seconds
          from webhook_events where worked_at is null`,
    gauges: [
      { name: 'jara_webhooks_waiting', help: 'Stored webhooks that nobody has worked on yet', value: 'waiting' },
      { name: 'jara_webhooks_waiting_oldest_seconds', help: 'Age of the oldest of them', value: 'seconds' },
    ],
  },
  {
    sql: `select (select count(*) from mails where next_try_at is not null)::int as waiting,
                 (select count(*) from mails
                  where ${IS_GIVEN_UP} and created_at > $1::timestamptz - ${GIVEN_UP_LATELY})::int as given_up`,
    gauges: [
      { name: 'jara_mails_waiting', help: 'Mails to be sent', value: 'waiting' },
      { name: 'jara_mails_given_up', help: 'Mails of the last week that could not be delivered', value: 'given_up' },
    ],
  },
  {
    sql: `select count(*)::int as workers from workers where seen_at > now() - interval '30 seconds'`,
    gauges: [{ name: 'jara_workers_alive', help: 'Workers heard of in the last half minute', value: 'workers' }],
  },
  {
    sql: `select name as switch, is_on::int as state from switches`,
    gauges: [{ name: 'jara_switch_on', help: '0 while this is paused', labels: ['switch'], value: 'state' }],
  },
  {
    sql: `select is_clean::int as clean, extract(epoch from checked_at)::float as at, took_ms / 1000.0 as seconds
          from books_checks order by checked_at desc limit 1`,
    gauges: [
      { name: 'jara_books_clean', help: '1 when the last proof of the books found nothing wrong', value: 'clean' },
      { name: 'jara_books_checked_timestamp_seconds', help: 'When the books were last proved', value: 'at' },
      { name: 'jara_books_check_duration_seconds', help: 'How long that took', value: 'seconds' },
    ],
  },
  {
    sql: `select extract(epoch from checked_at)::float as at, took_ms / 1000.0 as seconds
          from books_checks where is_full order by checked_at desc limit 1`,
    gauges: [
      {
        name: 'jara_books_fully_checked_timestamp_seconds',
        help: 'When all of the books were last proved, from the beginning',
        value: 'at',
      },
      { name: 'jara_books_full_check_duration_seconds', help: 'How long that took', value: 'seconds' },
    ],
  },
  {
    sql: `select (failure is null)::int as whole, extract(epoch from finished_at)::float as at
          from reconciliations order by started_at desc limit 1`,
    gauges: [
      { name: 'jara_reconciliation_whole', help: '0 when the last one could not be carried through', value: 'whole' },
      {
        name: 'jara_reconciled_timestamp_seconds',
        help: 'When our books were last compared with the provider',
        value: 'at',
      },
    ],
  },
  {
    sql: `select greatest(0, extract(epoch from coalesce(short_at, made_at + interval '7 days') - $1::timestamptz))::float as seconds,
                 extract(epoch from made_at)::float as at
          from float_forecast`,
    gauges: [
      {
        name: 'jara_float_enough_seconds',
        help: 'How long the balance at the provider is enough by the forecast; a week where no end is in sight',
        value: 'seconds',
      },
      { name: 'jara_float_forecast_timestamp_seconds', help: 'When the forecast was last made', value: 'at' },
    ],
  },
  {
    sql: `select kind, count(*)::int as items from reconciliation_items where closed_at is null group by 1`,
    gauges: [
      {
        name: 'jara_reconciliation_items_open',
        help: 'Differences with the provider that nobody has closed',
        labels: ['kind'],
        value: 'items',
      },
    ],
  },
];
