import type { ChargeId, ClaimId, DisputeId, GiftId, RefundId, WithdrawalId } from '../ids.ts';
import { type Currency, type Minor, plus, sum, ZERO } from '../money/money.ts';
import {
  type Account,
  CHARGEBACK_LOSS,
  COLLECTION_FEE,
  claimAccount,
  disputeAccount,
  dormantAccount,
  feeHold,
  giftAccount,
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
  'gift_dormant',
  'gift_revived',
  'collections_settled',
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

/** The attempt counts the withdrawals of one claim, from the first, so that a claim can be withdrawn again. */
export function withdrawalReserved(ask: WithdrawalParts & { attempt: number; gross: Minor }): Journal {
  if (plus(ask.net, ask.fee) !== ask.gross) throw new RangeError('Net and fee do not add up to the gross');
  return {
    ref: `withdrawal:${ask.claimId}:${ask.attempt}`,
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
  },
): Journal {
  const stampDuty = payout.stampDuty ?? ZERO;
  return {
    ref: `payout:${payout.reference}`,
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
  payout: InCurrency & { reference: string; claimId: ClaimId; net: Minor; fee: Minor },
): Journal => ({
  ref: `reversal:${payout.reference}`,
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

/** A gift or claim account, and how much of it is set aside while the sender's bank disputes the payment. */
export type HeldPart = { account: Account; amount: Minor };
type DisputeParts = InCurrency & { disputeId: DisputeId; held: readonly HeldPart[] };

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

export const disputeWon = ({ disputeId, held, currency }: DisputeParts): Journal => ({
  ref: `dispute-won:${disputeId}`,
  event: 'dispute_won',
  currency,
  movements: lines(
    debit(disputeAccount(disputeId), heldTotal(held)),
    ...held.map(({ account, amount }) => credit(account, amount)),
  ),
});

/**
 * The provider takes the charged amount back. What had left our hands before is our loss; what was held beyond the
 * charge, because the bank asked for a part only, goes back in the order it was held.
 */
export function disputeLost({ disputeId, held, charged, currency }: DisputeParts & { charged: Minor }): Journal {
  const total = heldTotal(held);
  return {
    ref: `dispute-lost:${disputeId}`,
    event: 'dispute_lost',
    currency,
    movements: lines(
      debit(disputeAccount(disputeId), total),
      debit(CHARGEBACK_LOSS, Math.max(0, charged - total)),
      credit(PROVIDER_BALANCE, charged),
      ...firstOf(held, Math.max(0, total - charged)).map(({ account, amount }) => credit(account, amount)),
    ),
  };
}

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

/** @internal The provider moved collected money into the balance that transfers are paid from; nothing posts it yet. */
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

const heldTotal = (held: readonly HeldPart[]): Minor => sum(held.map(({ amount }) => amount));

/** The first parts of a list, up to a total. */
function firstOf(held: readonly HeldPart[], total: number): { account: Account; amount: number }[] {
  let left = total;
  return held.map(({ account, amount }) => {
    const taken = Math.min(amount, left);
    left -= taken;
    return { account, amount: taken };
  });
}

const sourceOf = (source: RefundSource): Account =>
  'giftId' in source ? giftAccount(source.giftId) : suspenseAccount(source.chargeId);
