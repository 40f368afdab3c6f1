import type { Delivery } from '@jara/domain/gift/delivery';
import { OPEN_GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import { nextReminder, type Reminder, waitsBetween } from '@jara/domain/gift/reminders';
import type { GiftId } from '@jara/domain/ids';
import { sql } from 'kysely';
import { addMails, type NewMail } from '../outbox/outbox.ts';
import { whoRefuses } from '../outbox/refused-reminders.ts';
import type { Trx } from '../platform/database/db.ts';
import { literals } from '../platform/database/literals.ts';
import type { Deps } from '../platform/tools/deps.ts';

const BATCH = 100;

/**
 * Writes the reminders whose time has come, by business time. `remind_at` only says when to look: what is due is decided from the
 * gift as it is then, so a look too many writes nothing. One that is on hold or paused is looked at when it is free.
 */
export const remindOfGifts =
  ({ db, clock, keys, log }: Pick<Deps, 'db' | 'clock' | 'keys' | 'log'>) =>
  async (): Promise<void> => {
    let written = 0;
    for (let size = BATCH; size === BATCH; ) {
      size = await db.transaction().execute(async (trx) => {
        const now = clock.now();
        const gifts = await takeDue(trx, now);
        const addresses = gifts.flatMap(({ recipientEmail, senderEmail }) => [recipientEmail, senderEmail]);
        const refused = await whoRefuses(trx, keys, [...new Set(addresses.filter((address) => address !== null))]);
        const looks = gifts.map((gift) => lookAt(gift, refused, now));
        const mails = looks.flatMap((look) => look.mails);
        await addMails(trx, now, mails);
        await record(trx, looks);
        written += mails.length;
        return gifts.length;
      });
    }
    if (written > 0) log.info({ written }, 'gifts.reminded');
  };

interface Waiting {
  id: GiftId;
  /** Nobody has opened anything of it. */
  isUnopened: boolean;
  delivery: Delivery;
  recipientEmail: string | null;
  senderEmail: string | null;
  mailDueAt: Date | null;
  createdAt: Date;
  toldAt: Date | null;
  opensAt: Date | null;
  expiresAt: Date;
  freeAt: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
  remindedAt: Date | null;
  toldEnd: Date | null;
}

/** Locked first, read after: whoever claims, cancels or prolongs at this moment comes before it or after it. */
async function takeDue(trx: Trx, now: Date): Promise<Waiting[]> {
  const { rows: locked } = await sql<{ id: GiftId }>`
    select id from gifts where status in ${literals(OPEN_GIFT_STATUSES)} and paused_at is null and remind_at <= ${now}
    order by remind_at limit ${BATCH} for update skip locked
  `.execute(trx);
  if (locked.length === 0) return [];
  const { rows } = await sql<Waiting>`
    select g.id, g.status = 'ACTIVE' as is_unopened, p.delivery, p.recipient_email, p.sender_email, g.mail_due_at, g.created_at,
      g.told_at, g.opens_at, g.expires_at, r.starts_at, coalesce(r.ends_at, r.draw_closes_at) as ends_at, g.reminded_at, g.told_end,
      (select max(h.lifted_at) from holds h where h.gift_id = g.id and h.subject_kind = 'gift') as free_at
    from gifts g
    join payments p on p.id = g.payment_id
    left join rules r on r.gift_id = g.id
    where g.id = any(${locked.map(({ id }) => id)}::uuid[])
  `.execute(trx);
  return rows;
}

interface Look {
  id: GiftId;
  mails: NewMail[];
  remindAt: Date | null;
  toldAt: Date | null;
  remindedAt: Date | null;
  toldEnd: Date | null;
}

function lookAt(gift: Waiting, refused: ReadonlySet<string>, now: Date): Look {
  const { id, toldAt, remindedAt, toldEnd } = gift;
  const unchanged = { id, mails: [], toldAt, remindedAt, toldEnd };
  const next = reminderOf(gift, now);
  if (!next) return { ...unchanged, remindAt: null };
  // A first mail that is still to leave comes before any reminder; once it has left, the time is another one.
  if (gift.mailDueAt) return { ...unchanged, remindAt: new Date(Math.max(next.at, now.getTime() + LOOK_AGAIN_MS)) };
  if (next.at > now.getTime()) return { ...unchanged, remindAt: new Date(next.at) };

  const { endsAt } = waitsBetween(gift);
  const mails = mailsOf(gift, { what: next.what, endsAt: new Date(endsAt), now }, refused);
  const told = {
    toldAt: mails.some(({ kind }) => kind === 'gift_reminder') ? now : toldAt,
    remindedAt: next.what === 'WAITING' ? now : remindedAt,
    toldEnd: next.what === 'ENDING' ? new Date(endsAt) : toldEnd,
  };
  const then = reminderOf({ ...gift, ...told }, now);
  return { id, mails, ...told, remindAt: then ? new Date(then.at) : null };
}

const LOOK_AGAIN_MS = 3_600_000;

const reminderOf = (gift: Waiting, now: Date) =>
  nextReminder(
    {
      ...waitsBetween(gift),
      isReminded: gift.remindedAt !== null || !gift.isUnopened || gift.delivery === 'SELF',
      toldEnd: gift.toldEnd?.getTime(),
    },
    now.getTime(),
  );

interface Due {
  what: Reminder;
  endsAt: Date;
  now: Date;
}

function mailsOf(gift: Waiting, { what, endsAt, now }: Due, refused: ReadonlySet<string>): NewMail[] {
  const { id: giftId, recipientEmail, senderEmail } = gift;
  const mails: NewMail[] = [];
  if (gift.delivery === 'MAIL' && gift.isUnopened && recipientEmail !== null)
    mails.push({
      kind: 'gift_reminder',
      to: recipientEmail,
      identity: reminderIdentity(giftId, what === 'WAITING' ? { remindedAt: now } : { toldEnd: endsAt }),
      data: { giftId, what, endsAt: endsAt.toISOString() },
    });
  // Whoever sent it to themselves is told once.
  const isTold = mails.some(({ to }) => to.toLowerCase() === senderEmail?.toLowerCase());
  if (what === 'ENDING' && senderEmail !== null && !isTold)
    mails.push({
      kind: 'ending_reminder',
      to: senderEmail,
      identity: `sender-${reminderIdentity(giftId, { toldEnd: endsAt })}`,
      data: { giftId, endsAt: endsAt.toISOString() },
    });
  return mails.filter(({ to }) => !refused.has(to));
}

/** By what a gift remembers, a reminder is found again. */
const reminderIdentity = (giftId: GiftId, told: { remindedAt: Date } | { toldEnd: Date }): string =>
  'remindedAt' in told
    ? `reminder:${giftId}:waiting:${told.remindedAt.getTime()}`
    : `reminder:${giftId}:ending:${told.toldEnd.getTime()}`;

async function record(trx: Trx, looks: readonly Look[]): Promise<void> {
  if (looks.length === 0) return;
  const all = <K extends keyof Look>(key: K) => looks.map((look) => look[key]);
  await sql`
    update gifts g set remind_at = look.remind_at, told_at = look.told_at, reminded_at = look.reminded_at, told_end = look.told_end
    from unnest(
      ${all('id')}::uuid[], ${all('remindAt')}::timestamptz[], ${all('toldAt')}::timestamptz[],
      ${all('remindedAt')}::timestamptz[], ${all('toldEnd')}::timestamptz[]
    ) as look (id, remind_at, told_at, reminded_at, told_end)
    where g.id = look.id
  `.execute(trx);
}
