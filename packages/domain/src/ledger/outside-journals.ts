import type { ChargeId, ItemId, RefundId } from '../ids.ts';
import { type Minor, ZERO } from '../money/money.ts';
import {
  type Account,
  CHARGEBACK_LOSS,
  COLLECTION_FEE,
  OWN_MONEY,
  PROVIDER_BALANCE,
  PROVIDER_RECEIVABLE,
  STAMP_DUTY,
  TRANSFER_FEE,
} from './accounts.ts';
import {
  collected,
  credit,
  debit,
  type HeldPart,
  type InCurrency,
  inRound,
  type Journal,
  lines,
  type Movement,
  moved,
} from './journal.ts';

// What the provider did without us or after the fact, and what people then say it was.

/** Money that the provider moved without us comes out of what is still here; what is more than that is our loss. */
type Elsewhere = InCurrency & { from: Account; part: Minor; loss: Minor };

/** A refund was made at the provider by hand, or was one of ours that we had given up: then what was to be kept of it is kept. */
export const refundMadeElsewhere = ({
  refundId,
  round,
  from,
  part,
  loss,
  kept = ZERO,
  currency,
}: Elsewhere & { refundId: RefundId; round: number; kept?: Minor }): Journal => ({
  ref: inRound(`refund-elsewhere:${refundId}`, round),
  event: 'refund_elsewhere',
  currency,
  movements: lines(
    debit(from, part + kept),
    debit(CHARGEBACK_LOSS, loss),
    credit(PROVIDER_BALANCE, part + loss),
    credit(COLLECTION_FEE, kept),
  ),
});

/** A refund that had been done came back from the sender's bank, and with it what it had cost us. */
export const refundCameBack = ({
  refundId,
  round,
  from,
  part,
  loss,
  kept,
  currency,
}: Elsewhere & { refundId: RefundId; round: number; kept: Minor }): Journal => ({
  ref: inRound(`refund-back:${refundId}`, round),
  event: 'refund_back',
  currency,
  movements: lines(
    debit(PROVIDER_BALANCE, part + loss),
    debit(COLLECTION_FEE, kept),
    credit(from, part + kept),
    credit(CHARGEBACK_LOSS, loss),
  ),
});

/** A refund had cost us what others had claimed. A share of it came back to its gift, and makes up for that. */
export const refundCovered = ({
  refundId,
  round,
  part: { account, amount },
  currency,
}: InCurrency & { refundId: RefundId; round: number; part: HeldPart }): Journal => ({
  ref: `refund-covered:${refundId}:${round}`,
  event: 'refund_covered',
  currency,
  movements: moved(amount, account, CHARGEBACK_LOSS),
});

/** By this it is known that a share was taken out of its gift because it had been paid. */
export const sharePaidElsewhereRef = (reference: string, writtenOffAt: Date): string =>
  `paid-elsewhere:${reference}:${writtenOffAt.getTime()}`;

/** A share was paid out in a time that our books have lost. */
export const sharePaidElsewhere = ({
  reference,
  writtenOffAt,
  ...taken
}: Elsewhere & { reference: string; writtenOffAt: Date }): Journal => ({
  ref: sharePaidElsewhereRef(reference, writtenOffAt),
  event: 'share_paid_elsewhere',
  currency: taken.currency,
  movements: takenBy(PROVIDER_BALANCE, taken),
});

/** A share that was paid without us had cost us what others had claimed. What came back to the gift makes up for it, of so much still lost. */
export const shareCovered = ({
  reference,
  writtenOffAt,
  loss,
  part: { account, amount },
  currency,
}: InCurrency & { reference: string; writtenOffAt: Date; loss: Minor; part: HeldPart }): Journal => ({
  ref: `share-covered:${reference}:${writtenOffAt.getTime()}:${loss}`,
  event: 'share_covered',
  currency,
  movements: moved(amount, account, CHARGEBACK_LOSS),
});

/** By this it is known that a charge has been taken out of the books. */
export const chargeVoidedRef = (chargeId: ChargeId): string => `charge-voided:${chargeId}`;

/** A charge turned out never to have brought its money. */
export const chargeVoided = ({
  chargeId,
  fee,
  from,
  part,
  loss,
  currency,
}: Elsewhere & { chargeId: ChargeId; fee: Minor }): Journal => ({
  ref: chargeVoidedRef(chargeId),
  event: 'charge_voided',
  currency,
  movements: lines(
    debit(from, part),
    debit(CHARGEBACK_LOSS, loss),
    credit(PROVIDER_RECEIVABLE, part + loss - fee),
    credit(COLLECTION_FEE, fee),
  ),
});

/** What people had claimed of a charge that never came was our loss. What of it came back to the gift makes up for that. */
export const voidCovered = ({
  chargeId,
  round,
  part: { account, amount },
  currency,
}: InCurrency & { chargeId: ChargeId; round: number; part: HeldPart }): Journal => ({
  ref: `charge-covered:${chargeId}:${round}`,
  event: 'charge_covered',
  currency,
  movements: moved(amount, account, CHARGEBACK_LOSS),
});

/** Money left for nobody of ours: it was paid a second time, to somebody else, or for nothing. Known by its item as it was then. */
export const writtenOff = ({
  item: { id, revision },
  amount,
  currency,
}: InCurrency & { item: { id: ItemId; revision: number }; amount: Minor }): Journal => ({
  ref: `written-off:${id}:${revision}`,
  event: 'written_off',
  currency,
  movements: lines(debit(CHARGEBACK_LOSS, amount), credit(PROVIDER_BALANCE, amount)),
});

/** What was written off came back from its bank; first it makes up for what its gift had paid of it. */
export const lossReturned = ({
  reference,
  writtenOffAt,
  amount,
  paidBy,
  currency,
}: InCurrency & { reference: string; writtenOffAt: Date; amount: Minor; paidBy?: HeldPart | undefined }): Journal => {
  const part = Math.min(amount, paidBy?.amount ?? ZERO);
  return {
    ref: `loss-returned:${reference}:${writtenOffAt.getTime()}`,
    event: 'loss_returned',
    currency,
    movements: lines(
      debit(PROVIDER_BALANCE, amount),
      ...(paidBy ? [credit(paidBy.account, part)] : []),
      credit(CHARGEBACK_LOSS, amount - part),
    ),
  };
};

/** A transfer that came back before we heard that it had been made: what it cost stays with the provider. */
export const transferCost = ({
  reference,
  transferFee,
  stampDuty,
  currency,
}: InCurrency & { reference: string; transferFee: Minor; stampDuty: Minor }): Journal => ({
  ref: `transfer-cost:${reference}`,
  event: 'transfer_cost',
  currency,
  movements: lines(
    debit(TRANSFER_FEE, transferFee),
    debit(STAMP_DUTY, stampDuty),
    credit(PROVIDER_BALANCE, transferFee + stampDuty),
  ),
});

/**
 * The provider moved collected money into the balance that transfers are paid from. What it kept of it for refunds left before.
 * Of small charges its fees can be more than they brought, so the amount is signed.
 */
export const collectionsSettled = ({
  ref,
  amount,
  currency,
}: InCurrency & { ref: string; amount: number }): Journal => ({
  ref: `settlement:${ref}`,
  event: 'collections_settled',
  currency,
  movements: lines(debit(PROVIDER_BALANCE, amount), credit(PROVIDER_RECEIVABLE, amount)),
});

/** We put money of our own into the balance at the provider, or took it out: the change is signed. */
export const ownMoneyMoved = ({ ref, change, currency }: InCurrency & { ref: string; change: number }): Journal => ({
  ref: `own-money:${ref}`,
  event: 'own_money_moved',
  currency,
  movements: lines(debit(PROVIDER_BALANCE, change), credit(OWN_MONEY, change)),
});

/** By this it is known that a charge has been booked as no gift. */
export const ownChargeRef = (providerId: string): string => `own-charge:${providerId}`;

/** Somebody paid us at the provider for something that is no gift, and may have got a part of it back. */
export const ownCharge = ({
  providerId,
  wentBack,
  ...charge
}: InCurrency & { providerId: string; amount: Minor; fee: Minor; wentBack: Minor }): Journal => ({
  ref: ownChargeRef(providerId),
  event: 'own_charge',
  currency: charge.currency,
  movements: [
    ...collected(charge, OWN_MONEY),
    ...lines(debit(OWN_MONEY, wentBack), credit(PROVIDER_BALANCE, wentBack)),
  ],
});

const takenBy = (by: Account, { from, part, loss }: Pick<Elsewhere, 'from' | 'part' | 'loss'>): Movement[] =>
  lines(debit(from, part), debit(CHARGEBACK_LOSS, loss), credit(by, part + loss));
