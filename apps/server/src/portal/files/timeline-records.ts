import { type GiftStatus, isOnHold, isOpenForClaims } from '@jara/domain/gift/gift-status';
import type { StaffId } from '@jara/domain/ids';
import { describeStaffAction } from '@jara/domain/staff/staff-actions';
import { sql } from 'kysely';
import { SYSTEM_ID } from '../../audit/audit.ts';
import { listMailsOfGift, mailTitle } from '../../outbox/mails-of-gift.ts';
import { describeDeed, listDeeds } from '../../senders/sender-deeds.store.ts';
import { nameOf } from '../../staff/staff.store.ts';
import type { Happening, TimelineSource } from './happening.ts';
import { staffDetail } from './spoken-record.ts';

const MANY = 200;

export async function webhookEvents({ db, gift }: TimelineSource): Promise<Happening[]> {
  const { rows } = await sql<{
    event: string;
    reference: string;
    receivedAt: Date;
    deliveries: number;
    failure: string | null;
  }>`
    select event, reference, received_at, deliveries, failure from webhook_events
    where reference in (
      select reference from payment_references where payment_id = ${gift.paymentId}
      union all
      select w.reference from claims c join withdrawals w on w.claim_id = c.id where c.gift_id = ${gift.id}
    )
    order by id limit ${MANY}
  `.execute(db);
  return rows.map(({ event, reference, receivedAt, deliveries, failure }) => ({
    at: receivedAt,
    kind: 'WEBHOOK',
    title: `Webhook ${event}`,
    detail: [reference, deliveries > 1 ? `${deliveries} deliveries` : '', failure ?? ''].filter(Boolean).join(', '),
    by: 'PROVIDER',
  }));
}

export async function senderEvents({ db, gift }: TimelineSource): Promise<Happening[]> {
  const deeds = await listDeeds(db, gift.id);
  return deeds.map((deed) => ({ at: deed.at, kind: 'SENDER_DEED', title: describeDeed(deed), by: 'SENDER' }));
}

export async function mailEvents({ db, gift, sight }: TimelineSource): Promise<Happening[]> {
  const written = (await listMailsOfGift(db, gift, MANY)).map(
    ({ kind, recipient, createdAt, sentAt, failure }): Happening => ({
      at: createdAt,
      kind: 'MAIL',
      title: mailTitle(kind),
      detail: `${sight.email(recipient)}, ${sentAt ? 'sent' : failure ? `not sent: ${failure}` : 'waiting'}`,
      by: 'SYSTEM',
    }),
  );
  return gift.mailDueAt ? [...written, mailToCome(gift.mailDueAt, gift.status)] : written;
}

/** A mail that its sender has put off stands where it will leave, or would have. */
const mailToCome = (at: Date, status: GiftStatus): Happening => ({
  at,
  kind: 'MAIL',
  title: 'Mail to the recipient: to leave then',
  detail: isOnHold(status)
    ? 'Put off by the sender. While the gift is on hold it does not leave.'
    : isOpenForClaims(status)
      ? 'Put off by the sender'
      : 'Put off by the sender. The gift has ended, so it does not leave any more.',
  by: 'SYSTEM',
});

/** What staff did to the gift and to everything that hangs on it. Looking at it is part of it. */
export async function staffEvents({ db, gift }: TimelineSource): Promise<Happening[]> {
  const { rows } = await sql<{
    at: Date;
    staffId: StaffId;
    action: string;
    details: Record<string, unknown>;
    ip: string;
    firstName: string | null;
    lastName: string | null;
  }>`
    select a.at, a.staff_id, a.action, a.details, a.ip, s.first_name, s.last_name
    from (
      select 'gift' as kind, ${gift.id}::text as id
      union all select 'payment', ${gift.paymentId}::text
      union all select 'charge', c.id::text from charges c where c.payment_id = ${gift.paymentId}
      union all select 'dispute', d.id::text from disputes d where d.payment_id = ${gift.paymentId}
      union all select 'withdrawal', w.id::text from claims c join withdrawals w on w.claim_id = c.id where c.gift_id = ${gift.id}
    ) subject
    join audit a on a.subject_kind = subject.kind and a.subject_id = subject.id
    left join staff s on s.id = a.staff_id
    order by a.id desc limit ${MANY}
  `.execute(db);
  return rows.map(({ at, staffId, action, details, ip, firstName, lastName }) => ({
    at,
    kind: 'STAFF_ACTION',
    title: describeStaffAction(action),
    detail: staffDetail(details),
    amount: typeof details.amount === 'number' ? details.amount : null,
    ...(staffId === SYSTEM_ID
      ? { by: 'SYSTEM' }
      : { by: 'STAFF', name: firstName === null ? 'Staff' : nameOf({ firstName, lastName: lastName ?? '' }), ip }),
  }));
}
