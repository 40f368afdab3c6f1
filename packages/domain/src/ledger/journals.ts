import type { ChargeId, ClaimId, DisputeId, GiftId, RefundId, WithdrawalId } from '../ids.ts';
import { type Currency, type Minor, minor, plus, sum, ZERO } from '../money/money.ts';
import {
  type Account,
  CHARGEBACK_LOSS,
  COLLECTION_FEE,
  claimAccount,
  disputeAccount,
  dormantAccount,
  feeHold,
  giftAccount,
  OWN_MONEY,
  PROVIDER_BALANCE,
  PROVIDER_RECEIVABLE,
  payoutHold,
  refundAccount,
  STAMP_DUTY,
  suspenseAccount,
  TRANSFER_FEE,
  WITHDRAWAL_FEE_REVENUE,
} from './accounts.ts';

export const JOURNAL_EVENTS = [
  'charge_verified',
  'charge_suspended',
  'suspense_released',
  'share_claimed',
  'withdrawal_reserved',
  'payout_succeeded',
  'payout_failed',
  'payout_rejected',
  'payout_reversed',
  'refund_started',
  'refund_done',
  'refund_failed',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'dispute_covered',
  'dispute_regained',
  'refund_elsewhere',
  'refund_back',
  'share_paid_elsewhere',
  'charge_voided',
  'written_off',
  'loss_returned',
  'gift_dormant',
  'gift_revived',
  'collections_settled',
  'own_money_moved',
  'own_charge',
] as const;
export type JournalEvent = (typeof JOURNAL_EVENTS)[number];

/** One line of a journal. Debits are above zero, credits below. */
export type Movement = { account: Account; amount: number };

/** One business event in the books. The ref is unique, so posting an event twice is posting it once. */
export type Journal = { ref: string; event: JournalEvent; currency: Currency; movements: Movement[] };

type InCurrency = { currency: Currency };

export const chargeVerified = (
  charge: InCurrency & { reference: string; giftId: GiftId; amount: Minor; fee: Minor },
): Journal => ({
  ref: `charge:${charge.reference}`,
  event: 'charge_verified',
  currency: charge.currency,
  movements: collected(charge, giftAccount(charge.giftId)),
});

/** Money that arrived but matches no gift: a wrong amount or currency, or a second charge for the same payment. */
export const chargeHeldInSuspense = (
  charge: InCurrency & { chargeId: ChargeId; reference: string; amount: Minor; fee: Minor },
): Journal => ({
  ref: `suspense:${charge.chargeId}`,
  event: 'charge_suspended',
  currency: charge.currency,
  movements: collected(charge, suspenseAccount(charge.chargeId)),
});

/** Staff decided that a suspended charge pays for its gift after all. */
export const suspenseReleased = (ask: InCurrency & { chargeId: ChargeId; giftId: GiftId; amount: Minor }): Journal => ({
  ref: `release:${ask.chargeId}`,
  event: 'suspense_released',
  currency: ask.currency,
  movements: moved(ask.amount, suspenseAccount(ask.chargeId), giftAccount(ask.giftId)),
});

export const shareClaimed = (
  claim: InCurrency & { giftId: GiftId; slot: number; claimId: ClaimId; share: Minor },
): Journal => ({
  ref: `claim:${claim.giftId}:${claim.slot}`,
  event: 'share_claimed',
  currency: claim.currency,
  movements: moved(claim.share, giftAccount(claim.giftId), claimAccount(claim.claimId)),
});

type WithdrawalParts = InCurrency & { withdrawalId: WithdrawalId; claimId: ClaimId; net: Minor; fee: Minor };

/**
 * The attempt counts the withdrawals of one claim, from the first, so that a claim can be withdrawn again. The round counts how
 * often one and the same was paid: what came back can turn out to have been paid after all.
 */
export function withdrawalReserved(ask: WithdrawalParts & { attempt: number; gross: Minor; round?: number }): Journal {
  if (plus(ask.net, ask.fee) !== ask.gross) throw new RangeError('Net and fee do not add up to the gross');
  return {
    ref: inRound(`withdrawal:${ask.claimId}:${ask.attempt}`, ask.round),
    event: 'withdrawal_reserved',
    currency: ask.currency,
    movements: lines(
      debit(claimAccount(ask.claimId), ask.gross),
      credit(payoutHold(ask.withdrawalId), ask.net),
      credit(feeHold(ask.withdrawalId), ask.fee),
    ),
  };
}

/** Our fee is earned here, not when it is reserved. The provider takes its own fee and any stamp duty on top. */
export function payoutSucceeded(
  payout: InCurrency & {
    reference: string;
    withdrawalId: WithdrawalId;
    net: Minor;
    fee: Minor;
    transferFee: Minor;
    stampDuty?: Minor;
    round?: number;
  },
): Journal {
  const stampDuty = payout.stampDuty ?? ZERO;
  return {
    ref: inRound(`payout:${payout.reference}`, payout.round),
    event: 'payout_succeeded',
    currency: payout.currency,
    movements: lines(
      debit(payoutHold(payout.withdrawalId), payout.net),
      debit(feeHold(payout.withdrawalId), payout.fee),
      debit(TRANSFER_FEE, payout.transferFee),
      debit(STAMP_DUTY, stampDuty),
      credit(PROVIDER_BALANCE, sum([payout.net, payout.transferFee, stampDuty])),
      credit(WITHDRAWAL_FEE_REVENUE, payout.fee),
    ),
  };
}

/** The whole reserve goes back to the claim, the fee with it. */
export const payoutReturned = (payout: WithdrawalParts & { reason: 'failed' | 'rejected' }): Journal => ({
  ref: `return:${payout.withdrawalId}`,
  event: payout.reason === 'failed' ? 'payout_failed' : 'payout_rejected',
  currency: payout.currency,
  movements: lines(
    debit(payoutHold(payout.withdrawalId), payout.net),
    debit(feeHold(payout.withdrawalId), payout.fee),
    credit(claimAccount(payout.claimId), plus(payout.net, payout.fee)),
  ),
});

/** The bank sent a finished transfer back: the recipient has the whole share again, and we give up our fee. */
export const payoutReversed = (
  payout: InCurrency & { reference: string; claimId: ClaimId; net: Minor; fee: Minor; round?: number },
): Journal => ({
  ref: inRound(`reversal:${payout.reference}`, payout.round),
  event: 'payout_reversed',
  currency: payout.currency,
  movements: lines(
    debit(PROVIDER_BALANCE, payout.net),
    debit(WITHDRAWAL_FEE_REVENUE, payout.fee),
    credit(claimAccount(payout.claimId), plus(payout.net, payout.fee)),
  ),
});

/** What is refunded: the unclaimed rest of a gift, or a charge held in suspense. */
type RefundSource = { giftId: GiftId } | { chargeId: ChargeId };
type RefundParts = InCurrency & { refundId: RefundId; amount: Minor };

export const refundStarted = (refund: RefundParts & RefundSource): Journal => ({
  ref: `refund:${refund.refundId}`,
  event: 'refund_started',
  currency: refund.currency,
  movements: moved(refund.amount, sourceOf(refund), refundAccount(refund.refundId)),
});

export const refundDone = (refund: RefundParts): Journal => ({
  ref: `refund-done:${refund.refundId}`,
  event: 'refund_done',
  currency: refund.currency,
  movements: moved(refund.amount, refundAccount(refund.refundId), PROVIDER_BALANCE),
});

export const refundFailed = (refund: RefundParts & RefundSource): Journal => ({
  ref: `refund-failed:${refund.refundId}`,
  event: 'refund_failed',
  currency: refund.currency,
  movements: moved(refund.amount, refundAccount(refund.refundId), sourceOf(refund)),
});

/** Money that the provider moved without us comes out of what is still here; what is more than that is our loss. */
type Elsewhere = InCurrency & { from: Account; part: Minor; loss: Minor };

/** A refund was made at the provider by hand. */
export const refundMadeElsewhere = ({
  refundId,
  round,
  ...taken
}: Elsewhere & { refundId: RefundId; round: number }): Journal => ({
  ref: inRound(`refund-elsewhere:${refundId}`, round),
  event: 'refund_elsewhere',
  currency: taken.currency,
  movements: takenBy(PROVIDER_BALANCE, taken),
});

/** A refund that had been done came back from the sender's bank, and with it what it had cost us. */
export const refundCameBack = ({
  refundId,
  round,
  from,
  part,
  loss,
  currency,
}: Elsewhere & { refundId: RefundId; round: number }): Journal => ({
  ref: inRound(`refund-back:${refundId}`, round),
  event: 'refund_back',
  currency,
  movements: lines(debit(PROVIDER_BALANCE, part + loss), credit(from, part), credit(CHARGEBACK_LOSS, loss)),
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

/** Money left for nobody of ours: it was paid a second time, to somebody else, or for nothing. Known by its item as it was then. */
export const writtenOff = ({
  item: { id, revision },
  amount,
  currency,
}: InCurrency & { item: { id: string; revision: number }; amount: Minor }): Journal => ({
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

/** A gift or claim account, and how much of it is set aside while the sender's bank disputes the payment. */
export type HeldPart = { account: Account; amount: Minor };
/** A bank can change its mind: the round tells a second ending from the first, whose ref is already taken. */
type DisputeParts = InCurrency & { disputeId: DisputeId; held: readonly HeldPart[]; round?: number };

/** When everything was paid out before the dispute, nothing is held and the journal has no movements. */
export const disputeOpened = ({ disputeId, held, currency }: DisputeParts): Journal => ({
  ref: `dispute:${disputeId}`,
  event: 'dispute_opened',
  currency,
  movements: lines(
    ...held.map(({ account, amount }) => debit(account, amount)),
    credit(disputeAccount(disputeId), heldTotal(held)),
  ),
});

export const disputeWon = ({ disputeId, held, currency, round }: DisputeParts): Journal => ({
  ref: inRound(`dispute-won:${disputeId}`, round),
  event: 'dispute_won',
  currency,
  movements: lines(
    debit(disputeAccount(disputeId), heldTotal(held)),
    ...held.map(({ account, amount }) => credit(account, amount)),
  ),
});

/** What a lost dispute takes, and what of the held money it leaves; the two add up to what was held. */
interface Ending {
  charged: Minor;
  returned: readonly HeldPart[];
}

/** The provider takes the charged amount back. What had left our hands before is our loss. */
export const disputeLost = ({
  disputeId,
  held,
  currency,
  round,
  charged,
  returned,
}: DisputeParts & Ending): Journal => ({
  ref: inRound(`dispute-lost:${disputeId}`, round),
  event: 'dispute_lost',
  currency,
  movements: lines(
    debit(disputeAccount(disputeId), heldTotal(held)),
    debit(CHARGEBACK_LOSS, lossOf(held, charged)),
    credit(PROVIDER_BALANCE, charged),
    ...returned.map(({ account, amount }) => credit(account, amount)),
  ),
});

/** Money that came back after its dispute was lost makes up for what the bank took from us. */
export const lossCovered = ({
  disputeId,
  part: { account, amount },
  currency,
  round,
}: InCurrency & { disputeId: DisputeId; part: HeldPart; round: number }): Journal => ({
  ref: `dispute-covered:${disputeId}:${round}`,
  event: 'dispute_covered',
  currency,
  movements: moved(amount, account, CHARGEBACK_LOSS),
});

/**
 * The bank thought better of a dispute it had won: everything it took is here again. What it had left and has gone to others
 * since is missing from what was held, at our loss.
 */
export const disputeRegained = ({
  disputeId,
  held,
  currency,
  round,
  charged,
  returned,
  gone = ZERO,
}: DisputeParts & Ending & { gone?: Minor }): Journal => ({
  ref: inRound(`dispute-regained:${disputeId}`, round),
  event: 'dispute_regained',
  currency,
  movements: lines(
    debit(PROVIDER_BALANCE, charged),
    ...returned.map(({ account, amount }) => debit(account, amount)),
    debit(CHARGEBACK_LOSS, gone),
    credit(CHARGEBACK_LOSS, lossOf(held, charged)),
    ...held.map(({ account, amount }) => credit(account, amount)),
  ),
});

/**
 * What of the held money the bank leaves when it wants less than is there. People who claimed come first, and a share
 * comes back whole or not at all; what no whole share fits into is the gift's own again.
 */
export function leftByDispute(held: readonly HeldPart[], charged: Minor, rest: Account): HeldPart[] {
  let left = Math.max(0, heldTotal(held) - charged);
  const returned: HeldPart[] = [];
  for (const { account, amount } of held) {
    const taken = account.kind === 'claim' ? (amount <= left ? amount : 0) : Math.min(amount, left);
    left -= taken;
    if (taken > 0) returned.push({ account, amount: minor(taken) });
  }
  return left > 0 ? [...returned, { account: rest, amount: minor(left) }] : returned;
}

export const lossOf = (held: readonly HeldPart[], charged: Minor): Minor =>
  minor(Math.max(0, charged - heldTotal(held)));

/** The round tells a second dormancy of a revived gift from the first, whose ref is already taken. */
type DormancyParts = InCurrency & { giftId: GiftId; amount: Minor; round?: number };

export const giftDormant = ({ giftId, amount, currency, round = 1 }: DormancyParts): Journal => ({
  ref: `dormant:${giftId}:${round}`,
  event: 'gift_dormant',
  currency,
  movements: moved(amount, giftAccount(giftId), dormantAccount(giftId)),
});

export const giftRevived = ({ giftId, amount, currency, round = 1 }: DormancyParts): Journal => ({
  ref: `revived:${giftId}:${round}`,
  event: 'gift_revived',
  currency,
  movements: moved(amount, dormantAccount(giftId), giftAccount(giftId)),
});

/** The provider moved collected money into the balance that transfers are paid from. What it kept of it for refunds left before. */
export const collectionsSettled = ({
  ref,
  amount,
  currency,
}: InCurrency & { ref: string; amount: Minor }): Journal => ({
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

/** Somebody paid us at the provider for something that is no gift. */
export const ownCharge = ({
  providerId,
  ...charge
}: InCurrency & { providerId: string; amount: Minor; fee: Minor }): Journal => ({
  ref: ownChargeRef(providerId),
  event: 'own_charge',
  currency: charge.currency,
  movements: collected(charge, OWN_MONEY),
});

const debit = (account: Account, amount: number): Movement => ({ account, amount });
// Subtracting from zero keeps a zero credit from becoming -0.
const credit = (account: Account, amount: number): Movement => ({ account, amount: 0 - amount });

const lines = (...movements: Movement[]): Movement[] => movements.filter(({ amount }) => amount !== 0);

/** Moves what one liability owes to another. */
const moved = (amount: Minor, from: Account, to: Account): Movement[] => lines(debit(from, amount), credit(to, amount));

/**
 * On a small payment by a foreign card the provider's flat fee can exceed the charge. The gift is paid all the same,
 * and the receivable shrinks, so the difference is signed.
 */
const collected = ({ amount, fee }: { amount: Minor; fee: Minor }, to: Account): Movement[] =>
  lines(debit(PROVIDER_RECEIVABLE, amount - fee), debit(COLLECTION_FEE, fee), credit(to, amount));

const takenBy = (by: Account, { from, part, loss }: Pick<Elsewhere, 'from' | 'part' | 'loss'>): Movement[] =>
  lines(debit(from, part), debit(CHARGEBACK_LOSS, loss), credit(by, part + loss));

const inRound = (ref: string, round = 1): string => (round === 1 ? ref : `${ref}:${round}`);

const heldTotal = (held: readonly HeldPart[]): Minor => sum(held.map(({ amount }) => amount));

const sourceOf = (source: RefundSource): Account =>
  'giftId' in source ? giftAccount(source.giftId) : suspenseAccount(source.chargeId);
