import { type SenderDeed, whyNotDo } from '@jara/domain/gift/sender-deeds';
import { giftWords } from '@jara/domain/gift/words/all';
import { isForEverybody } from '@jara/domain/giveaway/giveaway-state';
import { isId, type PaymentId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import type { Kysely } from 'kysely';
import { loadGiftCase } from '../gifts/gift-case.ts';
import { type GiftRow, lockGiftOfPayment } from '../money-back/money-back.store.ts';
import { findCardRefusal } from '../money-back/return-rest.ts';
import { findPayment, lockPayment, type PaymentRow } from '../payments/payments.store.ts';
import { announcePayment } from '../platform/database/announce.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';
import { Refusal } from '../platform/refusal.ts';
import { toldWords } from '../platform/refusal-words/words/all.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { findRuleRow } from '../rules/rules.store.ts';
import { isOwnPayment } from '../senders/own-payments.ts';
import { listReplaced } from '../senders/replaced-codes.ts';
import type { SenderProof } from '../senders/sender-proof.ts';

/** A payment of whoever asks: of their browser, or by the manage key of its gift. Others cannot tell it from one that never was. */
export async function findOwnGift(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  id: string,
  { browserId, manageKey }: SenderProof,
): Promise<PaymentRow> {
  const payment = isId<PaymentId>(id) ? await findPayment(db, id) : undefined;
  if (!payment) throw new Refusal('payment_not_found');
  const hasKey = manageKey !== undefined && payment.giftId !== null && keys.isManageKey(payment.giftId, manageKey);
  if (!hasKey && !(await isOwnPayment(db, payment, browserId))) throw new Refusal('payment_not_found');
  return payment;
}

/** What decides about what its sender can do with a gift. */
export async function sentCase(
  db: Kysely<Schema>,
  { payment, gift }: { payment: Pick<PaymentRow, 'delivery'>; gift: GiftRow },
  now: Date,
): Promise<Parameters<typeof whyNotDo>[1]> {
  const replaced = await listReplaced(db, gift.id);
  const rule = await findRuleRow(db, gift.id);
  return {
    gift: await loadGiftCase(db, gift.id, now),
    delivery: payment.delivery,
    isPaused: gift.pausedAt !== null,
    isMailWaiting: gift.mailDueAt !== null,
    corrections: replaced.length,
    hasWindow: rule?.type === 'TIME',
    isForEverybody: isForEverybody(rule),
    isTried: gift.firstTriedAt !== null,
    hasEntries: rule?.type === 'DRAW' && gift.attempts > 0,
    cardRefusal: await findCardRefusal(db, gift.paymentId),
  };
}

type LockedPayment = Awaited<ReturnType<typeof lockPayment>>;
type Deed = (trx: Trx, own: { payment: LockedPayment; gift: GiftRow; now: Date }) => Promise<unknown>;

/**
 * Does something with a paid gift, when its sender may do each of these deeds; none is what they always may. That is asked under the
 * locks: whoever claims at the same moment comes before it or after it.
 */
export const doWithGift = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: Pick<PaymentRow, 'id'>,
  deeds: SenderDeed | readonly SenderDeed[],
  work: Deed,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, id);
    const gift = await lockGiftOfPayment(trx, id);
    if (!gift) throw new Refusal('not_possible_now', { message: (language) => toldWords[language].notPaidYet });
    const now = clock.now();
    const sent = await sentCase(trx, { payment, gift }, now);
    for (const deed of [deeds].flat()) {
      const problem = (language: Language) => whyNotDo(deed, sent, giftWords[language]);
      if (problem('en') !== undefined) throw new Refusal('not_possible_now', { message: problem });
    }
    await work(trx, { payment, gift, now });
    await announcePayment(trx, id);
  });
