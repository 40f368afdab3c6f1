import { type LifetimeDays, prolongedUntil } from '@jara/domain/gift/gift-times';
import { giftWords } from '@jara/domain/gift/words/all';
import type { GiftRow } from '../money-back/money-back.store.ts';
import { sendRestBack } from '../money-back/send-rest-back.ts';
import { addMails } from '../outbox/outbox.ts';
import type { PaymentRow } from '../payments/payments.store.ts';
import { giftForYou } from '../payments/tell-of-gift.ts';
import type { Trx } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import { toldWords } from '../platform/refusal-words/words/all.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { recordDeed } from '../senders/sender-deeds.store.ts';
import { doWithGift } from './own-gift.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;
type Own = Pick<PaymentRow, 'id'>;

/** Ends a gift. What nobody has opened goes back to the card; what was opened first stays with whoever opened it. */
export const cancelGift = (deps: Needs) => async (own: Own) => {
  await doWithGift(deps, own, 'cancel', async (trx, { payment, gift, now }) => {
    await trx
      .updateTable('gifts')
      .set((eb) => ({
        status: 'EXPIRED',
        closedAt: now,
        cancelledAt: now,
        pausedAt: null,
        mailDueAt: null,
        revision: eb('revision', '+', 1),
        updatedAt: now,
      }))
      .where('id', '=', gift.id)
      .execute();
    await sendRestBack(trx, { payment, gift, cause: 'CANCEL' }, now);
  });
  deps.log.info({ paymentId: own.id }, 'gift.cancelled');
};

export const pauseGift = (deps: Needs) => (own: Own) =>
  doWithGift(deps, own, 'pause', async (trx, { gift, now }) => {
    await change(trx, gift, { pausedAt: now }, now);
    await recordDeed(trx, { giftId: gift.id, deed: 'pause', at: now });
  });

export const resumeGift = (deps: Needs) => (own: Own) =>
  doWithGift(deps, own, 'resume', async (trx, { gift, now }) => {
    await change(trx, gift, { pausedAt: null }, now);
    await recordDeed(trx, { giftId: gift.id, deed: 'resume', at: now });
  });

/** Lets it wait longer. It never ends sooner than it did. */
export const prolongGift =
  (deps: Needs) =>
  (own: Own, lifetimeDays: LifetimeDays): Promise<void> =>
    doWithGift(deps, own, 'prolong', async (trx, { gift, now }) => {
      // Whoever came since was told so, and what lapsed since is on its way back.
      if (gift.expiresAt <= now)
        throw new Refusal('not_possible_now', { message: (language) => giftWords[language].ended });
      const times = { opensAt: gift.opensAt?.getTime(), now: now.getTime() };
      const expiresAt = new Date(prolongedUntil(lifetimeDays, times));
      if (expiresAt <= gift.expiresAt)
        throw new Refusal('not_possible_now', { message: (language) => toldWords[language].waitsLonger });
      await change(trx, gift, { expiresAt, remindAt: now }, now);
      await recordDeed(trx, { giftId: gift.id, deed: 'prolong', details: { until: expiresAt }, at: now });
    });

export const resendGift = (deps: Needs) => (own: Own) =>
  doWithGift(deps, own, 'resend', async (trx, { payment, gift, now }) => {
    if (payment.recipientEmail === null) return;
    await change(trx, gift, { toldAt: now }, now);
    await addMails(trx, now, [giftForYou(gift, payment.recipientEmail, now.getTime())]);
  });

interface Change {
  pausedAt?: Date | null;
  expiresAt?: Date;
  remindAt?: Date;
  toldAt?: Date;
}

const change = (trx: Trx, { id }: GiftRow, what: Change, now: Date) =>
  trx
    .updateTable('gifts')
    .set((eb) => ({ ...what, revision: eb('revision', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
