import type { ChargeId } from '@jara/domain/ids';
import { chargeHeldInSuspense, chargeVerified } from '@jara/domain/ledger/journals';
import { type Currency, type Minor, minor } from '@jara/domain/money/money';
import { wayOfPaying } from '@jara/domain/payment/channel';
import { PAYMENT_FAILURES } from '@jara/domain/payment/payment-failures';
import type { Transaction } from '@jara/paystack/wire';
import type { Selectable } from 'kysely';
import { createGift } from '../gifts/create-gift.ts';
import { holdGift } from '../holds/holds.ts';
import { postJournal } from '../ledger/post-journal.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';
import { newId } from '../platform/ids.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { tellOfGift } from './tell-of-gift.ts';

type Payment = Selectable<Schema['payments']>;

/**
 * Takes a successful charge into the books, once per charge of the provider's. Money that matches its payment becomes
 * the gift; a wrong amount, a wrong currency, a second charge or one for an erased order is held in suspense for staff to decide.
 * The payment's row is locked by the caller.
 */
export async function recordCharge(
  { clock, log, config }: Pick<Deps, 'clock' | 'log' | 'config'>,
  trx: Trx,
  payment: Payment,
  charge: Transaction,
): Promise<void> {
  const known = await trx.selectFrom('charges').select('id').where('providerId', '=', charge.id).executeTakeFirst();
  if (known) return;

  const now = clock.now();
  const problem = problemOf(payment, charge);
  const chargeId = newId<ChargeId>();
  const amount = minor(charge.amount);
  await trx
    .insertInto('charges')
    .values({
      id: chargeId,
      providerId: charge.id,
      reference: charge.reference,
      paymentId: payment.id,
      amount,
      requestedAmount: charge.requested_amount ?? null,
      currency: charge.currency,
      fee: minor(charge.fees ?? 0),
      became: problem ? 'SUSPENSE' : 'GIFT',
      reason: problem ?? null,
      card: cardOf(charge),
      recordedAt: now,
    })
    .execute();

  if (problem) {
    const currency = charge.currency as Currency;
    await postJournal(
      trx,
      chargeHeldInSuspense({ chargeId, reference: charge.reference, amount, fee: minor(charge.fees ?? 0), currency }),
      now,
    );
    log.warn({ paymentId: payment.id, problem }, 'payment.charge_suspended');
    if (payment.settledAt) return;
    const gift = await createGift(trx, { payment, now, beacon: config.beacon });
    await holdGift(trx, gift.id, { cause: 'CHARGE', causeId: chargeId, reason: problem }, now);
    await trx
      .updateTable('payments')
      .set({
        ...(payment.status === 'FAILED' ? {} : { status: 'PROCESSING' as const }),
        failureReason: PAYMENT_FAILURES.differs,
        ...wayOfPaying(charge),
        settledAt: now,
        updatedAt: now,
      })
      .where('id', '=', payment.id)
      .execute();
    return;
  }

  const gift = await createGift(trx, { payment, now, beacon: config.beacon });
  await postJournal(
    trx,
    chargeVerified({
      reference: payment.reference,
      giftId: gift.id,
      amount: payment.amount,
      fee: feeWeBear(payment.amount, charge),
      currency: payment.currency,
    }),
    now,
  );
  await trx
    .updateTable('payments')
    .set({
      status: 'SUCCESS',
      providerId: charge.id,
      ...wayOfPaying(charge),
      failureReason: null,
      settledAt: now,
      updatedAt: now,
    })
    .where('id', '=', payment.id)
    .execute();
  await tellOfGift(trx, { gift, payment }, now);
}

/** Why a charge cannot become the gift; undefined when it can. */
function problemOf(payment: Payment, charge: Transaction): string | undefined {
  if (payment.settledAt) return 'A second charge for a gift that is already paid';
  // Nobody is left to give it to.
  if (payment.erasedAt) return 'Paid after its order was erased';
  return mismatch(payment, charge);
}

/** Why a charge is not the one that was asked for; undefined when it is. */
function mismatch(payment: Payment, charge: Transaction): string | undefined {
  if (charge.currency !== payment.currency) return `Paid in ${charge.currency} instead of ${payment.currency}`;
  // When the payer bears the provider's fee, `amount` is larger than what was asked for; less is never enough.
  const asked = charge.requested_amount ?? charge.amount;
  if (asked !== payment.amount || charge.amount < payment.amount)
    return 'The amount paid is not the amount of the gift';
  return undefined;
}

/** The provider's mark of one card. The cards of its test mode belong to everybody who tries the product, so they are nobody's. */
const cardOf = ({ domain, authorization }: Transaction): string | null =>
  domain === 'test' ? null : (authorization?.signature ?? null);

/** The part of the provider's fee that the payer did not pay on top. */
const feeWeBear = (gift: Minor, charge: Transaction): Minor =>
  minor(Math.max(0, gift - (charge.amount - (charge.fees ?? 0))));
