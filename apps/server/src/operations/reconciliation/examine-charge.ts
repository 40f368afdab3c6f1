import type { PaymentId } from '@jara/domain/ids';
import { chargeVoidedRef, ownChargeRef } from '@jara/domain/ledger/outside-journals';
import { NOT_KNOWN } from '@jara/domain/operations/differences';
import { spokenStatus } from '@jara/domain/spoken';
import { payoutsOf } from '@jara/domain/withdrawal/payout-reference';
import { unlessUnknown } from '@jara/paystack/provider-error';
import type { Transaction } from '@jara/paystack/wire';
import { giftIdOf } from '../../gifts/create-gift.ts';
import { holdGiftFor, letGoOfGift } from '../../money-back/hold-gift.ts';
import type { ChargeRow } from '../../money-back/money-back.store.ts';
import { recordDispute } from '../../money-back/record-dispute.ts';
import { findPaymentByReference } from '../../payments/payments.store.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { disputesOf } from '../../provider/disputes-of.ts';
import { followRefunds } from '../../provider/follow-refunds.ts';
import { type Difference, type Finding, said } from './difference.ts';
import { bookOwnCharge } from './own-charge.ts';

interface Charge {
  providerId: string;
  reference: string;
}

/** `reversed` is what a charge becomes that was paid back in whole; until its refund is done that is pending. */
const IS_OR_WAS_PAID = new Set(['success', 'reversal-pending', 'reversed']);

/**
 * Looks at one charge from both sides, the provider's word fetched afresh. Money that we merely have not heard of is
 * handed to the function that settles payments; only what still differs after that is a difference.
 */
export const examineCharge =
  (deps: Deps) =>
  async ({ providerId, reference }: Charge): Promise<Finding> => {
    const theirs = await unlessUnknown(() => deps.paystack.fetchTransaction(providerId));
    let ours = await findOurs(deps, providerId);
    const isBehind = theirs?.status === 'success' && !ours;
    if (isBehind) {
      await settlePayment(deps)(theirs.reference, { charge: theirs });
      ours = await findOurs(deps, providerId);
    }
    const payment = await findPaymentByReference(deps.db, theirs?.reference ?? reference);
    const found = (kind: Difference['kind'], words: Pick<Difference, 'ours' | 'theirs'>): Finding => ({
      difference: {
        kind,
        reference: theirs?.reference ?? reference,
        providerId,
        ...words,
        amount: theirs?.amount ?? ours?.amount ?? null,
        currency: theirs?.currency ?? ours?.currency ?? null,
        giftId: payment?.giftId ?? null,
        paymentId: payment?.id ?? null,
      },
      isMended: false,
    });

    if (!ours) {
      if (await isBooked(deps, ownChargeRef(providerId))) return { difference: undefined, isMended: false };
      if (theirs?.status !== 'success') {
        // It came and went, and both are in the balance.
        const isOver = theirs?.status === 'reversed' && !payment;
        if (isOver) {
          const book = await bookOwnCharge(deps, theirs);
          await deps.db.transaction().execute((trx) => book(trx, deps.clock.now()));
        }
        return { difference: undefined, isMended: isOver };
      }
      const oursIs = payment
        ? `payment ${spokenStatus(payment.status)}, no charge`
        : `no payment with this reference${await paidOutOf(deps, theirs)}`;
      return found('CHARGE_NOT_RECORDED', { ours: oursIs, theirs: said(theirs.status, theirs) });
    }
    if (await isBooked(deps, chargeVoidedRef(ours.id))) {
      // Both sides say by now that it never came; should it come after all, a person has to look.
      const isSettled = theirs?.status !== 'success' || (await isBooked(deps, ownChargeRef(providerId)));
      if (isSettled) return { difference: undefined, isMended: false };
      return found('CHARGE_NOT_RECORDED', {
        ours: said('taken out of the books', ours),
        theirs: said(theirs.status, theirs),
      });
    }
    const recorded = ours;
    const stop = async () => {
      if (payment?.giftId && recorded.became === 'GIFT')
        await holdGiftFor(deps)(payment.giftId, 'DIFFERENCE', recorded.id);
    };
    if (!theirs || !IS_OR_WAS_PAID.has(theirs.status)) {
      await stop();
      const theirsIs = theirs ? said(theirs.status, theirs) : NOT_KNOWN;
      return found('CHARGE_UNKNOWN_TO_PROVIDER', { ours: said('recorded', ours), theirs: theirsIs });
    }
    if (ours.amount !== theirs.amount || ours.currency !== theirs.currency) {
      await stop();
      return found('CHARGE_DIFFERS', { ours: said('recorded', ours), theirs: said(theirs.status, theirs) });
    }
    if (theirs.status !== 'success' && !(await knowsOfReversal(deps, ours))) {
      await stop();
      return found('CHARGE_DIFFERS', {
        ours: said('recorded, neither refunded nor disputed', ours),
        theirs: said(theirs.status, theirs),
      });
    }
    if (payment?.giftId) await letGoOfGift(deps)(payment.giftId, 'DIFFERENCE', ours.id);
    return { difference: undefined, isMended: isBehind };
  };

/** A gift that a restore has lost may have been paid out: whoever sent its payment back as a whole would pay it twice. */
async function paidOutOf({ db }: Pick<Deps, 'db'>, { metadata }: Transaction): Promise<string> {
  const paymentId = paymentIdIn(metadata);
  if (!paymentId) return '';
  const payouts = await db
    .selectFrom('reconciliationItems')
    .select(['reference', 'theirs'])
    .where('kind', '=', 'TRANSFER_NOT_OURS')
    .where('reference', 'like', `${payoutsOf(giftIdOf(paymentId))}%`)
    .orderBy('reference')
    .execute();
  return payouts.map(({ reference, theirs }) => `; paid out of it: ${theirs} (${reference})`).join('');
}

const paymentIdIn = (metadata: unknown): PaymentId | undefined =>
  typeof metadata === 'object' && metadata !== null && 'payment_id' in metadata
    ? (String(metadata.payment_id) as PaymentId)
    : undefined;

const findOurs = ({ db }: Pick<Deps, 'db'>, providerId: string) =>
  db.selectFrom('charges').selectAll().where('providerId', '=', providerId).executeTakeFirst();

/** Whether staff have settled it: as money that never came, or that was no gift. */
const isBooked = async ({ db }: Pick<Deps, 'db'>, ref: string): Promise<boolean> =>
  (await db.selectFrom('journals').select('id').where('ref', '=', ref).executeTakeFirst()) !== undefined;

/**
 * Whether something explains that the money went back: a refund of ours, even one under way, a refund that was made without
 * us and is a difference of its own, or a dispute.
 */
async function knowsOfReversal(deps: Deps, charge: ChargeRow): Promise<boolean> {
  if ((await followRefunds(deps)(charge)).length > 0 || (await isInOurBooks(deps, charge))) return true;
  for (const { id } of await disputesOf(deps, charge)) await recordDispute(deps)({ id });
  return isInOurBooks(deps, charge);
}

async function isInOurBooks({ db }: Pick<Deps, 'db'>, { id }: ChargeRow): Promise<boolean> {
  const refund = db.selectFrom('refunds').select('id').where('chargeId', '=', id).where('status', '!=', 'FAILED');
  const dispute = db.selectFrom('disputes').select('id').where('chargeId', '=', id).where('status', '!=', 'WON');
  return (await refund.executeTakeFirst()) !== undefined || (await dispute.executeTakeFirst()) !== undefined;
}
