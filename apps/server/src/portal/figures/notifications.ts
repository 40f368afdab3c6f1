import type { Notification, NotificationKind } from '@jara/contract/staff/notifications';
import { type Sight, sightOf } from '@jara/domain/staff/mask';
import { HOUR_MS } from '@jara/domain/time/lagos';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { GIVEN_UP_LATELY, IS_GIVEN_UP } from '../../mail/given-up-mails.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { IS_OPEN, openSince } from './open-work.ts';

const PROMISE_MS = 24 * HOUR_MS;
/** From here on a pending withdrawal deserves a look before the promise is broken. */
const NEAR_MS = 18 * HOUR_MS;
const LATELY_MS = 7 * 24 * HOUR_MS;
const EXAMPLES = 3;
/** Counting stops here: more than this is not a list that anybody works through. */
const COUNTED = 1_000;

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
    const items = await Promise.all(watches(db, now).map((watch) => look(db, watch, sight)));
    const found = items.filter((item) => item !== undefined);
    return { count: found.reduce((sum, { count }) => sum + count, 0), items: found };
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

const toWithdrawal = (id: string) => `/admin/withdrawals?id=${id}`;
const toGift = (id: string) => `/admin/quids/${id}`;

const withdrawals = (condition: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql<Found>`
  select w.id::text, ${at} as at, w.gross as amount, g.quid, null::text as text
  from withdrawals w join claims c on c.id = w.claim_id join gifts g on g.id = c.gift_id where ${condition}`;

function watches(db: Kysely<Schema>, now: Date): Watch[] {
  const ago = (ms: number) => new Date(now.getTime() - ms);
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
      kind: 'PROMISE_BROKEN',
      severity: 'urgent',
      one: 'withdrawal is past the 24-hour promise',
      several: 'withdrawals are past the 24-hour promise',
      link: '/admin/withdrawals?status=PENDING&sort=createdAt',
      linkTo: toWithdrawal,
      query: withdrawals(
        sql`${IS_OPEN} and w.requested_at <= ${ago(PROMISE_MS)} order by w.requested_at, w.id`,
        requested,
      ),
      count: () => openSince(db, ago(PROMISE_MS)),
    },
    {
      kind: 'PROMISE_NEAR',
      severity: 'warning',
      one: 'withdrawal is close to the 24-hour promise',
      several: 'withdrawals are close to the 24-hour promise',
      link: '/admin/withdrawals?status=PENDING&sort=createdAt',
      linkTo: toWithdrawal,
      query: withdrawals(
        sql`${IS_OPEN} and w.requested_at <= ${ago(NEAR_MS)} and w.requested_at > ${ago(PROMISE_MS)}`,
        requested,
      ),
    },
    {
      kind: 'PAYOUT_UNKNOWN',
      severity: 'urgent',
      one: 'payout has no known outcome yet',
      several: 'payouts have no known outcome yet',
      link: '/admin/withdrawals?stage=UNKNOWN',
      linkTo: toWithdrawal,
      query: withdrawals(sql`w.status = 'UNKNOWN'`, sql`w.updated_at`),
    },
    {
      kind: 'PAYOUT_FAILED',
      severity: 'warning',
      one: 'payout failed this week',
      several: 'payouts failed this week',
      link: '/admin/withdrawals?stage=FAILED,REVERSED',
      linkTo: toWithdrawal,
      query: withdrawals(
        sql`w.status in ('FAILED', 'REVERSED') and w.finished_at > ${ago(LATELY_MS)}`,
        sql`w.finished_at`,
      ),
    },
    {
      kind: 'SUSPENSE_CHARGE',
      severity: 'urgent',
      one: 'charge is held and waits for a decision',
      several: 'charges are held and wait for a decision',
      link: '/admin/quids?status=CONFLICTED',
      linkTo: toGift,
      query: sql<Found>`
        select coalesce(g.id, c.id)::text as id, c.recorded_at as at, b.balance as amount, g.quid, c.reference as text
        from balances b join charges c on c.id = b.subject left join gifts g on g.payment_id = c.payment_id
        where b.account = 'suspense' and b.balance > 0`,
    },
    {
      kind: 'DISPUTE_OPEN',
      severity: 'urgent',
      one: 'payment is disputed by the sender’s bank',
      several: 'payments are disputed by the senders’ banks',
      link: '/admin/quids?status=CONFLICTED',
      linkTo: toGift,
      query: sql<Found>`
        select coalesce(g.id, d.id)::text as id, d.opened_at as at, d.amount, g.quid, d.provider_id as text
        from disputes d left join gifts g on g.id = d.gift_id where d.status = 'OPEN'`,
    },
    {
      kind: 'GIFT_CONFLICTED',
      severity: 'warning',
      one: 'gift is frozen until somebody decides',
      several: 'gifts are frozen until somebody decides',
      link: '/admin/quids?status=CONFLICTED',
      linkTo: toGift,
      query: sql<Found>`select id::text, updated_at as at, amount, quid, null::text as text from gifts where status = 'CONFLICTED'`,
    },
    {
      kind: 'REFUND_FAILED',
      severity: 'warning',
      one: 'refund failed this week',
      several: 'refunds failed this week',
      link: '/admin/quids',
      linkTo: toGift,
      query: sql<Found>`
        select coalesce(g.id, r.id)::text as id, r.finished_at as at, r.amount, g.quid, null::text as text
        from refunds r left join gifts g on g.id = r.gift_id
        where r.status = 'FAILED' and r.created_at > ${ago(4 * LATELY_MS)} and r.finished_at > ${ago(LATELY_MS)}`,
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
