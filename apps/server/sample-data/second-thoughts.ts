import type { GiftTheme } from '@jara/contract/payments';
import { findCardRefusal } from '../src/money-back/return-rest.ts';
import { findPayment } from '../src/payments/payments.store.ts';
import { changeGift } from '../src/sent/change-gift.ts';
import { correctAddress } from '../src/sent/correct-address.ts';
import { cancelGift, pauseGift } from '../src/sent/sender-deeds.ts';
import { takeToBank } from '../src/sent/take-to-bank.ts';
import { giftFrom, giftOf, type Life, paymentOf } from './life.ts';
import type { BankAccount } from './people.ts';
import type { Stage } from './stage.ts';
import { endRefund, workOnRefundOf } from './take-back.ts';

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

const giftRow = ({ deps }: Stage, life: Life) =>
  deps.db.selectFrom('gifts').selectAll().where('id', '=', giftOf(life).id).executeTakeFirstOrThrow();

export async function haltGift(stage: Stage, life: Life): Promise<void> {
  if ((await giftRow(stage, life)).pausedAt === null) await pauseGift(stage.deps)(paymentOf(life));
}

/** What nobody has opened sets out for the card at once. */
export async function callOff(stage: Stage, life: Life): Promise<void> {
  if ((await giftRow(stage, life)).cancelledAt === null) await cancelGift(stage.deps)(paymentOf(life));
  await workOnRefundOf(stage, life);
}

/** The card did not take it, which takes the provider a few real seconds to say. */
export async function nameAccount(stage: Stage, life: Life, account: BankAccount): Promise<void> {
  const { id } = giftOf(life);
  await endRefund(stage, life);
  if ((await findCardRefusal(stage.deps.db, paymentOf(life).id)) === undefined) return;
  const accountName = await stage.holderOf(account);
  await takeToBank(stage.deps)({ id: paymentOf(life).id, giftId: id }, { ...account, accountName });
  await workOnRefundOf(stage, life);
}
