import { maskEmail } from '@jara/domain/mail/mask-email';
import { newQuid } from '../gifts/create-gift.ts';
import { addMails, dropMails } from '../outbox/outbox.ts';
import type { PaymentRow } from '../payments/payments.store.ts';
import { giftForYou } from '../payments/tell-of-gift.ts';
import { Refusal } from '../platform/refusal.ts';
import { toldWords } from '../platform/refusal-words/words/all.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { listReplaced, replaceCode } from '../senders/replaced-codes.ts';
import { recordDeed } from '../senders/sender-deeds.store.ts';
import { doWithGift } from './own-gift.ts';

/**
 * Corrects the address of a gift that nobody has opened. Whoever was mailed the code at the old one must not have the money, so the
 * gift gets another code, and what still waited to be mailed there does not leave.
 */
export const correctAddress =
  (deps: Pick<Deps, 'db' | 'clock' | 'log'>) =>
  async ({ id }: Pick<PaymentRow, 'id'>, email: string): Promise<void> => {
    await doWithGift(deps, { id }, 'address', async (trx, { payment, gift, now }) => {
      const { recipientEmail: before } = payment;
      if (before === null) throw new Error(`gift ${gift.id} is mailed to nobody and was let through`);
      if (isSame(before, email))
        throw new Refusal('not_possible_now', {
          message: (language) => toldWords[language].sameAddress,
        });
      const corrected = { id: gift.id, quid: newQuid() };
      await replaceCode(trx, { gift, quid: corrected.quid, now });
      await trx.updateTable('payments').set({ recipientEmail: email, updatedAt: now }).where('id', '=', id).execute();
      // Whoever it is for now has not been reminded of anything.
      await trx
        .updateTable('gifts')
        .set({ toldAt: now, remindedAt: null, remindAt: now })
        .where('id', '=', gift.id)
        .execute();
      await dropMails(trx, { giftId: gift.id, to: before, why: 'Held back: its sender has corrected the address' });
      // A mail that waits for its time is written then, to the address it has by then.
      if (gift.mailDueAt === null) {
        const nth = (await listReplaced(trx, gift.id)).length;
        await addMails(trx, now, [giftForYou(corrected, email, correctedMail(nth))]);
      }
      const details = { from: maskEmail(before), to: maskEmail(email) };
      await recordDeed(trx, { giftId: gift.id, deed: 'address', details, at: now });
    });
    deps.log.info({ paymentId: id }, 'gift.address_corrected');
  };

const correctedMail = (nth: number): string => `address-${nth}`;

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
