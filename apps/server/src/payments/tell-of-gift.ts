import type { Delivery } from '@jara/domain/gift/delivery';
import type { GiftId, PaymentId } from '@jara/domain/ids';
import { sql } from 'kysely';
import { addMails, type NewMail } from '../outbox/outbox.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Deps } from '../platform/tools/deps.ts';

interface PaidGift {
  gift: { id: GiftId; mailDueAt: Date | null };
  payment: { id: PaymentId; delivery: Delivery; recipientEmail: string | null; senderEmail: string | null };
}

/** Tells recipient and sender of a gift that is paid: the sender at once, the recipient when the sender wished. */
export const tellOfGift = (trx: Trx, { gift, payment }: PaidGift, now: Date): Promise<void> =>
  addMails(trx, now, [
    ...(payment.delivery === 'SELF' || payment.recipientEmail === null || gift.mailDueAt
      ? []
      : [giftForYou(gift.id, payment.recipientEmail)]),
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

const giftForYou = (giftId: GiftId, to: string): NewMail => ({
  kind: 'gift_for_you',
  to,
  identity: `gift:${giftId}`,
  data: { giftId },
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
          due.map(({ id, recipientEmail }) => giftForYou(id, recipientEmail)),
        );
        return due.length;
      });
    }
    if (delivered > 0) log.info({ delivered }, 'gifts.delivered');
  };

async function takeDue(trx: Trx, now: Date) {
  const { rows } = await sql<{ id: GiftId; recipientEmail: string }>`
    update gifts g set mail_due_at = null, updated_at = ${now}
    from payments p
    where p.id = g.payment_id and g.id in (
      select id from gifts where status in ('ACTIVE', 'SPLIT') and mail_due_at <= ${now}
      order by mail_due_at limit ${BATCH} for update skip locked
    )
    returning g.id, p.recipient_email
  `.execute(trx);
  return rows;
}
