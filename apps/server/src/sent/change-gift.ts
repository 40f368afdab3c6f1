import type { GiveawayWords } from '@jara/contract/giveaways';
import type { GiftTheme } from '@jara/contract/payments';
import type { SenderDeed } from '@jara/domain/gift/sender-deeds';
import { mailKeptThanks } from '../claims/thank-sender.ts';
import { publishGiveaway } from '../giveaways/publish-giveaway.ts';
import type { PaymentRow } from '../payments/payments.store.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { recordDeed } from '../senders/sender-deeds.store.ts';
import { doWithGift } from './own-gift.ts';

interface Wish {
  message?: string | undefined;
  theme?: GiftTheme | undefined;
  clothSeed?: number | undefined;
  thanksMuted?: boolean | undefined;
  giveaway?: GiveawayWords | undefined;
}

/**
 * Changes what is written on a gift and what it is wrapped in, until somebody has seen it opened; makes it public, until somebody
 * has tried it; thanks are muted at any time.
 */
export const changeGift =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  ({ id }: Pick<PaymentRow, 'id'>, { thanksMuted, giveaway, ...wish }: Wish): Promise<void> => {
    const deeds: SenderDeed[] = [];
    if (Object.values(wish).some((word) => word !== undefined)) deeds.push('change');
    if (giveaway) deeds.push('publish');
    return doWithGift(deps, { id }, deeds, async (trx, { payment, gift, now }) => {
      if (giveaway) await publishGiveaway(trx, { gift, words: giveaway, now });
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
