import type { GiftTheme } from '@jara/contract/payments';
import { findPayment } from '../src/payments/payments.store.ts';
import { changeGift } from '../src/sent/change-gift.ts';
import { correctAddress } from '../src/sent/correct-address.ts';
import { giftFrom, type Life, paymentOf } from './life.ts';
import type { Stage } from './stage.ts';

/** The sender had mistyped the address. */
export async function sendElsewhere({ deps }: Stage, life: Life, email: string): Promise<void> {
  const { id } = paymentOf(life);
  const before = await findPayment(deps.db, id);
  if (before?.recipientEmail === email) return;
  await correctAddress(deps)({ id }, email);
  const payment = await findPayment(deps.db, id);
  life.gift = giftFrom(payment?.giftId, payment?.quid);
}

/** The seed of the cloth stays: it tells whose life a payment is. Said once more, nothing changes. */
export const sayItAnew = ({ deps }: Stage, life: Life, words: { message: string; theme: GiftTheme }): Promise<void> =>
  changeGift(deps)(paymentOf(life), { message: words.message, theme: words.theme });
