import { FIGURE_LISTS, hrefOf } from '@jara/contract/staff/figure-lists';
import type { Notification, NotificationKind } from '@jara/contract/staff/notifications';
import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { type Sight, sightOf } from '@jara/domain/staff/mask';
import { may, type Permission } from '@jara/domain/staff/permissions';
import { DAY_MS } from '@jara/domain/time/lagos';
import { PROMISE_MS } from '@jara/domain/withdrawal/promise';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { GIVEN_UP_LATELY, IS_GIVEN_UP } from '../../mail/given-up-mails.ts';
import { DUE_SOON, IS_UNANSWERED } from '../../money-back/unanswered.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { type PaymentAttention, paymentsInNeed, withdrawalNeeds } from '../lists/attention.ts';
import { IS_CROWDED } from '../lists/giveaway-list.ts';
import { openSince } from '../lists/open-work.ts';
import { IN_NAIRA } from '../lists/record-totals.ts';

const EXAMPLES = 3;
/** Counting stops here: more than this is not a list that anybody works through. */
const COUNTED = 1_000;
/** A giveaway that closed longer ago has been paid, or stopped. */
const CROWDED_LATELY_MS = 7 * DAY_MS;

interface Found {
  id: string;
  at: Date;
  amount: number | null;
  /** What to call it: a code where there is one. */
  quid: string | null;
  text: string | null;
}

interface Watch {
  kind: NotificationKind;
  severity: Notification['severity'];
  one: string;
  several: string;
  link: string;
  linkTo: (id: string) => string;
  /** Only those who may see the page are told of it. */
  permission?: Permission;
  /** Rows of id, at, amount, quid and text. */
  query: RawBuilder<Found>;
  /** How many there are, where counting them one by one would take long. */
  count?: () => Promise<{ open: number; amount: number }>;
}

/** What needs a person, the most urgent first. Every query walks an index that holds little else than what it looks for. */
export const readNotifications =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async ({ role }: Pick<StaffOfRequest, 'role'>): Promise<{ count: number; items: Notification[] }> => {
    const now = clock.now();
    const sight = sightOf(role);
    const own = watches(db, now).filter(({ permission }) => !permission || may(role, permission));
    const items = await Promise.all(own.map((watch) => look(db, watch, sight)));
    const found = items.filter((item) => item !== undefined);
    return { count: found.length, items: found };
  };

async function look(db: Kysely<Schema>, watch: Watch, sight: Sight): Promise<Notification | undefined> {
  const [{ rows }, known] = await Promise.all([
    sql<Found & { count: number; total: number | null }>`
      select f.*, count(*) over () as count, (sum(f.amount) over ())::bigint as total
      from (${watch.query} limit ${watch.count ? EXAMPLES : COUNTED}) f order by f.at limit ${EXAMPLES}
    `.execute(db),
    watch.count?.(),
  ]);
  const [first] = rows;
  if (!first) return undefined;
  const count = known?.open ?? first.count;
  return {
    kind: watch.kind,
    severity: watch.severity,
    title: `${count === COUNTED && !known ? `${COUNTED} or more` : count} ${count === 1 ? watch.one : watch.several}`,
    count,
    amount: known?.amount ?? first.total,
    oldestAt: first.at.toISOString(),
    link: watch.link,
    examples: rows.map(({ id, at, quid, text }) => ({
      id,
      label: quid ? sight.quid(quid) : sight.text(text ?? id),
      link: watch.linkTo(id),
      at: at.toISOString(),
    })),
  };
}

const FLOAT_PAGE = '/admin/financial#float';
const toWithdrawal = (id: string) => `/admin/withdrawals?id=${id}`;
const toGift = (id: string) => `/admin/quids/${id}`;
const toGiveaway = (id: string) => `/admin/giveaways/${id}`;
const toPayment = (id: string) => `/admin/transactions?id=${id}`;

const withdrawals = (condition: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql<Found>`
  select w.id::text, ${at} as at, case when ${IN_NAIRA} then w.gross end as amount, g.quid, null::text as text
  from withdrawals w join claims c on c.id = w.claim_id join gifts g on g.id = c.gift_id where ${condition}`;

const payments = (kind: PaymentAttention, now: Date) => sql<Found>`
  select p.id::text, f.at, f.amount, g.quid, p.reference as text
  from (${paymentsInNeed(kind, now)}) f join payments p on p.id = f.payment_id left join gifts g on g.payment_id = p.id`;

function watches(db: Kysely<Schema>, now: Date): Watch[] {
  const requested = sql`w.requested_at`;
  return [
    {
      kind: 'PAUSED',
      severity: 'urgent',
      one: 'part of the product is paused',
      several: 'parts of the product are paused',
      link: '/admin/operations',
      linkTo: () => '/admin/operations',
      query: sql<Found>`
        select name as id, changed_at as at, null::bigint as amount, null::text as quid, name as text
        from switches where not is_on`,
    },
    {
      kind: 'BOOKS_NOT_CLEAN',
      severity: 'urgent',
      one: 'check of the books failed, the last one',
      several: 'checks of the books failed',
      link: '/admin/operations',
      linkTo: () => '/admin/operations',
      query: sql<Found>`
        select last.id::text, last.checked_at as at, null::bigint as amount, null::text as quid, 'books check' as text
        from (select id, checked_at, is_clean from books_checks order by checked_at desc limit 1) last where not last.is_clean`,
    },
    {
      kind: 'RECONCILIATION_OPEN',
      severity: 'urgent',
      one: 'difference between the provider and our books',
      several: 'differences between the provider and our books',
      link: '/admin/operations?status=OPEN',
      linkTo: (id) => `/admin/operations?id=${id}`,
      query: sql<Found>`
        select id::text, first_seen_at as at, amount, null::text as quid, reference as text
        from reconciliation_items where closed_at is null`,
    },
    {
      kind: 'FLOAT_SHORT',
      severity: 'urgent',
      permission: 'float.view',
      one: 'forecast says that the balance at the provider runs short',
      several: 'forecasts say that the balance at the provider runs short',
      link: FLOAT_PAGE,
      linkTo: () => FLOAT_PAGE,
      query: sql<Found>`
        select 'float' as id, alarm_since as at, null::bigint as amount, null::text as quid,
               case when short_at > ${now}
                 then to_char(short_at at time zone 'Africa/Lagos', '"Enough until "FMDay HH24:MI')
                 else 'Not enough now' end as text
        from float_forecast where alarm_since is not null`,
    },
    {
      kind: 'PROMISE_BROKEN',
      severity: 'urgent',
      one: 'withdrawal is past the 24-hour promise',
      several: 'withdrawals are past the 24-hour promise',
      link: hrefOf(FIGURE_LISTS.brokenPromises),
      linkTo: toWithdrawal,
      query: withdrawals(sql`${withdrawalNeeds('PROMISE_BROKEN', now)} order by w.requested_at, w.id`, requested),
      count: () => openSince(db, new Date(now.getTime() - PROMISE_MS)),
    },
    {
      kind: 'PROMISE_NEAR',
      severity: 'warning',
      one: 'withdrawal is close to the 24-hour promise',
      several: 'withdrawals are close to the 24-hour promise',
      link: hrefOf(FIGURE_LISTS.nearPromises),
      linkTo: toWithdrawal,
      query: withdrawals(withdrawalNeeds('PROMISE_NEAR', now), requested),
    },
    {
      kind: 'PAYOUT_UNKNOWN',
      severity: 'urgent',
      one: 'payout has no known outcome yet',
      several: 'payouts have no known outcome yet',
      link: hrefOf(FIGURE_LISTS.unknownPayouts),
      linkTo: toWithdrawal,
      query: withdrawals(sql`w.status = 'UNKNOWN'`, sql`w.updated_at`),
    },
    {
      kind: 'PAYOUT_FAILED',
      severity: 'warning',
      one: 'payout failed this week',
      several: 'payouts failed this week',
      link: hrefOf(FIGURE_LISTS.failedPayouts),
      linkTo: toWithdrawal,
      query: withdrawals(withdrawalNeeds('PAYOUT_FAILED', now), sql`w.finished_at`),
    },
    {
      kind: 'SUSPENSE_CHARGE',
      severity: 'urgent',
      one: 'payment has a charge that is held and waits for a decision',
      several: 'payments have charges that are held and wait for a decision',
      link: hrefOf(FIGURE_LISTS.heldCharges),
      linkTo: toPayment,
      query: payments('SUSPENSE_CHARGE', now),
    },
    {
      kind: 'DISPUTE_DUE',
      severity: 'urgent',
      one: 'dispute is to be answered within hours, and the provider has no answer',
      several: 'disputes are to be answered within hours, and the provider has no answer',
      link: '/admin/disputes?status=OPEN',
      linkTo: (id) => `/admin/disputes/${id}`,
      query: sql<Found>`
        select d.id::text, d.opened_at as at, case when c.currency = ${DEFAULT_CURRENCY} then d.amount end as amount, g.quid, c.reference as text
        from disputes d join charges c on c.id = d.charge_id left join gifts g on g.id = d.gift_id
        where ${sql.raw(IS_UNANSWERED)} and d.due_at <= ${now}::timestamptz + ${sql.raw(DUE_SOON)} order by d.due_at`,
    },
    {
      kind: 'DISPUTE_OPEN',
      severity: 'urgent',
      one: 'payment is disputed by the sender’s bank',
      several: 'payments are disputed by the senders’ banks',
      link: hrefOf(FIGURE_LISTS.openDisputes),
      linkTo: toPayment,
      query: payments('DISPUTE_OPEN', now),
    },
    {
      kind: 'GIFT_CONFLICTED',
      severity: 'warning',
      one: 'gift is frozen until somebody decides',
      several: 'gifts are frozen until somebody decides',
      link: hrefOf(FIGURE_LISTS.conflictedGifts),
      linkTo: toGift,
      query: sql<Found>`
        select id::text, updated_at as at, case when currency = ${DEFAULT_CURRENCY} then amount end as amount, quid, null::text as text
        from gifts where status = 'CONFLICTED'`,
    },
    {
      kind: 'GIVEAWAY_REPORTED',
      severity: 'warning',
      one: 'giveaway was reported by somebody',
      several: 'giveaways were reported by somebody',
      link: hrefOf(FIGURE_LISTS.reportedGiveaways),
      linkTo: toGiveaway,
      query: sql<Found>`
        select o.gift_id::text as id, min(o.created_at) as at, null::bigint as amount, null::text as quid, min(w.title) as text
        from giveaway_reports o join giveaways w on w.gift_id = o.gift_id where o.handled_at is null group by o.gift_id`,
    },
    {
      kind: 'GIVEAWAY_CROWDED',
      severity: 'warning',
      one: 'giveaway is tried by very many from one network',
      several: 'giveaways are tried by very many from one network',
      link: '/admin/giveaways',
      linkTo: toGiveaway,
      query: sql<Found>`
        select w.gift_id::text as id, w.published_at as at, null::bigint as amount, null::text as quid, w.title as text
        from giveaways w join gifts g on g.id = w.gift_id
        where w.gift_id in (select gift_id from gift_networks where ${IS_CROWDED})
          and g.status in ('ACTIVE', 'SPLIT', 'CLAIMED')
          and (g.closed_at is null or g.closed_at > ${new Date(now.getTime() - CROWDED_LATELY_MS)})`,
    },
    {
      kind: 'REFUND_FAILED',
      severity: 'warning',
      one: 'payment has a refund that failed this week',
      several: 'payments have refunds that failed this week',
      link: hrefOf(FIGURE_LISTS.failedRefunds),
      linkTo: toPayment,
      query: payments('REFUND_FAILED', now),
    },
    {
      kind: 'MAIL_FAILED',
      severity: 'warning',
      one: 'mail could not be delivered',
      several: 'mails could not be delivered',
      link: '/admin/quids',
      linkTo: () => '/admin/quids',
      query: sql<Found>`
        select id::text, created_at as at, null::bigint as amount, null::text as quid, kind as text from mails
        where ${sql.raw(IS_GIVEN_UP)} and created_at > ${now}::timestamptz - ${sql.raw(GIVEN_UP_LATELY)}`,
    },
    {
      kind: 'WEBHOOK_FAILED',
      severity: 'warning',
      one: 'webhook could not be worked on',
      several: 'webhooks could not be worked on',
      link: '/admin/transactions',
      linkTo: () => '/admin/transactions',
      query: sql<Found>`
        select id::text, received_at as at, null::bigint as amount, null::text as quid, event as text from webhook_events
        where worked_at is null and failure is not null`,
    },
  ];
}
