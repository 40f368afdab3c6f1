import type { GiftTheme } from '@jara/contract/payments';
import { mailKeptThanks } from '../claims/thank-sender.ts';
import type { PaymentRow } from '../payments/payments.store.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { recordDeed } from '../senders/sender-deeds.store.ts';
import { doWithGift } from './own-gift.ts';

interface Wish {
  message?: string | undefined;
  theme?: GiftTheme | undefined;
  clothSeed?: number | undefined;
  thanksMuted?: boolean | undefined;
}

/** Changes what is written on a gift and what it is wrapped in, until somebody has seen it opened; thanks are muted at any time. */
export const changeGift =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  ({ id }: Pick<PaymentRow, 'id'>, { thanksMuted, ...wish }: Wish): Promise<void> => {
    const isOfWords = Object.values(wish).some((word) => word !== undefined);
    return doWithGift(deps, { id }, isOfWords ? 'change' : 'anytime', async (trx, { payment, gift, now }) => {
      if (thanksMuted !== undefined)
        await trx.updateTable('gifts').set({ thanksMuted, updatedAt: now }).where('id', '=', gift.id).execute();
      if (thanksMuted === false) await mailKeptThanks(trx, gift.id);
      const words = {
        message: wish.message === undefined ? payment.message : wish.message || null,
        theme: wish.theme ?? payment.theme,
        clothSeed: wish.clothSeed ?? payment.clothSeed,
      };
      const changed = {
        message: words.message !== payment.message,
        cloth: words.theme !== payment.theme || words.clothSeed !== payment.clothSeed,
      };
      if (!changed.message && !changed.cloth) return;
      await trx
        .updateTable('payments')
        .set({ ...words, updatedAt: now })
        .where('id', '=', id)
        .execute();
      await recordDeed(trx, { giftId: gift.id, deed: 'change', details: changed, at: now });
    });
  };
