import type { Notification, NotificationKind } from '@jara/contract/staff/notifications';
import { HOUR_MS } from '@jara/domain/time/lagos';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { StaffOfRequest } from '../staff/actor.ts';
import { type Sight, sightOf } from '../staff/mask.ts';

const PROMISE_MS = 24 * HOUR_MS;
/** From here on a pending withdrawal deserves a look before the promise is broken. */
const NEAR_MS = 18 * HOUR_MS;
const LATELY_MS = 7 * 24 * HOUR_MS;
const EXAMPLES = 3;

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
  title: (count: number) => string;
  link: string;
  linkTo: (id: string) => string;
  /** Rows of id, at, amount, quid and text. */
  query: RawBuilder<Found>;
}

/** What needs a person, the most urgent first. Every query walks an index that holds little else than what it looks for. */
export const readNotifications =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async ({ role }: Pick<StaffOfRequest, 'role'>): Promise<{ count: number; items: Notification[] }> => {
    const sight = sightOf(role);
    const found = await Promise.all(
      watches(clock.now()).map(async (watch) => {
        const { rows } = await sql<Found & { count: number; total: number | null; oldest: Date }>`
          select f.*, count(*) over () as count, (sum(f.amount) over ())::bigint as total, min(f.at) over () as oldest
          from (${watch.query}) f order by f.at limit ${EXAMPLES}
        `.execute(db);
        return { watch, rows };
      }),
    );
    const items = found.flatMap(({ watch, rows }) => {
      const [first] = rows;
      return first ? [toNotification(watch, first, rows, sight)] : [];
    });
    return { count: items.reduce((sum, { count }) => sum + count, 0), items };
  };

function toNotification(
  watch: Watch,
  first: { count: number; total: number | null; oldest: Date },
  rows: readonly Found[],
  sight: Sight,
): Notification {
  return {
    kind: watch.kind,
    severity: watch.severity,
    title: watch.title(first.count),
    count: first.count,
    amount: first.total,
    oldestAt: first.oldest.toISOString(),
    link: watch.link,
    examples: rows.map(({ id, at, quid, text }) => ({
      id,
      label: quid ? sight.quid(quid) : sight.text(text ?? id),
      link: watch.linkTo(id),
      at: at.toISOString(),
    })),
  };
}

const many = (one: string, several: string) => (count: number) => (count === 1 ? `1 ${one}` : `${count} ${several}`);
const toWithdrawal = (id: string) => `/admin/withdrawals?id=${id}`;
const toGift = (id: string) => `/admin/quids/${id}`;

const withdrawals = (condition: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql<Found>`
  select w.id::text, ${at} as at, w.gross as amount, g.quid, null::text as text
  from withdrawals w join claims c on c.id = w.claim_id join gifts g on g.id = c.gift_id where ${condition}`;

function watches(now: Date): Watch[] {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const isOpen = sql`w.status in ('REQUESTED', 'APPROVED', 'SUBMITTED', 'UNKNOWN')`;
  const requested = sql`w.requested_at`;
  return [
    {
      kind: 'PROMISE_BROKEN',
      severity: 'urgent',
      title: many('withdrawal is past the 24-hour promise', 'withdrawals are past the 24-hour promise'),
      link: '/admin/withdrawals?status=PENDING&sort=createdAt',
      linkTo: toWithdrawal,
      query: withdrawals(sql`${isOpen} and w.requested_at <= ${ago(PROMISE_MS)}`, requested),
    },
    {
      kind: 'PROMISE_NEAR',
      severity: 'warning',
      title: many('withdrawal is close to the 24-hour promise', 'withdrawals are close to the 24-hour promise'),
      link: '/admin/withdrawals?status=PENDING&sort=createdAt',
      linkTo: toWithdrawal,
      query: withdrawals(
        sql`${isOpen} and w.requested_at <= ${ago(NEAR_MS)} and w.requested_at > ${ago(PROMISE_MS)}`,
        requested,
      ),
    },
    {
      kind: 'PAYOUT_UNKNOWN',
      severity: 'urgent',
      title: many('payout has no known outcome yet', 'payouts have no known outcome yet'),
      link: '/admin/withdrawals?stage=UNKNOWN',
      linkTo: toWithdrawal,
      query: withdrawals(sql`w.status = 'UNKNOWN'`, sql`w.updated_at`),
    },
    {
      kind: 'PAYOUT_FAILED',
      severity: 'warning',
      title: many('payout failed this week', 'payouts failed this week'),
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
      title: many('charge is held and waits for a decision', 'charges are held and wait for a decision'),
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
      title: many('payment is disputed by the sender’s bank', 'payments are disputed by the senders’ banks'),
      link: '/admin/quids?status=CONFLICTED',
      linkTo: toGift,
      query: sql<Found>`
        select coalesce(g.id, d.id)::text as id, d.opened_at as at, d.amount, g.quid, d.provider_id as text
        from disputes d left join gifts g on g.id = d.gift_id where d.status = 'OPEN'`,
    },
    {
      kind: 'GIFT_CONFLICTED',
      severity: 'warning',
      title: many('gift is frozen until somebody decides', 'gifts are frozen until somebody decides'),
      link: '/admin/quids?status=CONFLICTED',
      linkTo: toGift,
      query: sql<Found>`select id::text, updated_at as at, amount, quid, null::text as text from gifts where status = 'CONFLICTED'`,
    },
    {
      kind: 'REFUND_FAILED',
      severity: 'warning',
      title: many('refund failed this week', 'refunds failed this week'),
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
      title: many('mail could not be delivered', 'mails could not be delivered'),
      link: '/admin/quids',
      linkTo: () => '/admin/quids',
      // Mails that were held back because they are no longer true have not failed.
      query: sql<Found>`
        select id::text, created_at as at, null::bigint as amount, null::text as quid, kind as text from mails
        where sent_at is null and next_try_at is null and created_at > ${ago(LATELY_MS)} and failure not like 'Held back:%'`,
    },
    {
      kind: 'WEBHOOK_FAILED',
      severity: 'warning',
      title: many('webhook could not be worked on', 'webhooks could not be worked on'),
      link: '/admin/transactions',
      linkTo: () => '/admin/transactions',
      query: sql<Found>`
        select id::text, received_at as at, null::bigint as amount, null::text as quid, event as text from webhook_events
        where worked_at is null and failure is not null`,
    },
  ];
}
