import type { Quid } from '@jara/domain/gift/quid';
import type { BrowserId, GiftId, PaymentId } from '@jara/domain/ids';
import { minor } from '@jara/domain/money/money';
import type { Rule } from '@jara/domain/rule/rule';
import type { Transaction } from '@jara/paystack/wire';
import { lockPayment } from '../apps/server/src/payments/payments.store.ts';
import { recordCharge } from '../apps/server/src/payments/record-charge.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import type { Deps } from '../apps/server/src/platform/tools/deps.ts';
import { saveRule } from '../apps/server/src/rules/save-rule.ts';

/** A paid gift with its rule, made by the product's own functions; only the provider's word for the charge is ours. */
export async function makeGift(deps: Deps, amount: number, rule?: Rule): Promise<{ giftId: GiftId; quid: string }> {
  const id = newId<PaymentId>();
  const browserId = newId<BrowserId>();
  const reference = `bench-${id}`;
  const now = deps.clock.now();
  await deps.db
    .insertInto('payments')
    .values({
      id,
      browserId,
      status: 'PENDING',
      amount: minor(amount),
      currency: 'NGN',
      recipientEmail: 'bench@example.com',
      senderName: null,
      senderEmail: null,
      anonymous: false,
      message: null,
      theme: 'adire',
      clothSeed: 1,
      passwordHash: null,
      reference,
      providerId: null,
      failureReason: null,
      nextCheckAt: null,
      createdAt: now,
      updatedAt: now,
      settledAt: null,
    })
    .execute();
  await deps.db
    .insertInto('paymentReferences')
    .values({ reference, paymentId: id, accessCode: null, authorizationUrl: null, supersededAt: null, createdAt: now })
    .execute();
  const charge = {
    id: reference,
    status: 'success',
    reference,
    amount,
    requested_amount: amount,
    currency: 'NGN',
    fees: 0,
  } as unknown as Transaction;
  await deps.db.transaction().execute(async (trx) => recordCharge(deps, trx, await lockPayment(trx, id), charge));
  const gift = await deps.db
    .selectFrom('gifts')
    .select(['id', 'quid'])
    .where('paymentId', '=', id)
    .executeTakeFirstOrThrow();
  if (rule) await saveRule(deps)({ quid: gift.quid as Quid, rule, proof: { browserId, manageKey: undefined } });
  return { giftId: gift.id, quid: gift.quid };
}

/** A number nobody reaches, so that every claim of a run is an attempt that counts and loses. */
export const ENDLESS: Rule = { type: 'NTH_PERSON', nthPerson: 1_000_000 };
