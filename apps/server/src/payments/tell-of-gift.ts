import type { Delivery } from '@jara/domain/gift/delivery';
import { OPEN_GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import type { GiftId, PaymentId } from '@jara/domain/ids';
import { sql } from 'kysely';
import { addMails, type NewMail } from '../outbox/outbox.ts';
import type { Trx } from '../platform/database/db.ts';
import { literals } from '../platform/database/literals.ts';
import type { Deps } from '../platform/tools/deps.ts';

interface PaidGift {
  gift: { id: GiftId; quid: string; mailDueAt: Date | null };
  payment: { id: PaymentId; delivery: Delivery; recipientEmail: string | null; senderEmail: string | null };
}

/** Tells recipient and sender of a gift that is paid: the sender at once, the recipient when the sender wished. */
export const tellOfGift = (trx: Trx, { gift, payment }: PaidGift, now: Date): Promise<void> =>
  addMails(trx, now, [
    ...(payment.delivery === 'SELF' || payment.recipientEmail === null || gift.mailDueAt
      ? []
      : [giftForYou(gift, payment.recipientEmail)]),
    ...(payment.senderEmail
      ? [
          {
            kind: 'receipt' as const,
            to: payment.senderEmail,
            identity: `receipt:${payment.id}`,
            data: { paymentId: payment.id },
          },
        ]
      : []),
  ]);

/** The mail with the code. There is one of each `which`, and one without. */
export const giftForYou = (gift: { id: GiftId; quid: string }, to: string, which?: string | number): NewMail => ({
  kind: 'gift_for_you',
  to,
  identity: which === undefined ? `gift:${gift.id}` : `gift:${gift.id}:${which}`,
  data: { giftId: gift.id, quid: gift.quid },
});

const BATCH = 100;

/**
 * Writes the mails whose time has come, by business time. A gift that is on hold by then is told of when it is free; one that has
 * ended, never. What was due while nothing ran is found by the first round after it.
 */
export const deliverGifts =
  ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) =>
  async (): Promise<void> => {
    let delivered = 0;
    for (let size = BATCH; size === BATCH; delivered += size) {
      size = await db.transaction().execute(async (trx) => {
        const now = clock.now();
        const due = await takeDue(trx, now);
        await addMails(
          trx,
          now,
          due.map((gift) => giftForYou(gift, gift.recipientEmail)),
        );
        return due.length;
      });
    }
    if (delivered > 0) log.info({ delivered }, 'gifts.delivered');
  };

/**
 * Whom a gift is for is read when its lock is held, in a statement of its own: read with the lock it could be an address that its
 * sender was correcting just then, and the new code would leave for the old one. Whoever was erased is told nothing, and keeps
 * nobody else from being told.
 */
async function takeDue(trx: Trx, now: Date) {
  const { rows: taken } = await sql<{ id: GiftId }>`
    update gifts set mail_due_at = null, told_at = ${now}, updated_at = ${now}
    where id in (
      select id from gifts where status in ${literals(OPEN_GIFT_STATUSES)} and mail_due_at <= ${now}
      order by mail_due_at limit ${BATCH} for update skip locked
    )
    returning id
  `.execute(trx);
  const { rows } = await sql<{ id: GiftId; quid: string; recipientEmail: string }>`
    select g.id, g.quid, p.recipient_email from gifts g join payments p on p.id = g.payment_id
    where g.id = any(${taken.map(({ id }) => id)}::uuid[]) and p.recipient_email is not null
  `.execute(trx);
  return rows;
}
