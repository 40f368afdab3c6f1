import type { ChargeId, ClaimId, GiftId, RefundId, WithdrawalId } from '../ids.ts';
import { type Minor, plus, sum, ZERO } from '../money/money.ts';
import {
  type Account,
  CHARGEBACK_LOSS,
  COLLECTION_FEE,
  claimAccount,
  dormantAccount,
  feeHold,
  giftAccount,
  PROVIDER_BALANCE,
  payoutHold,
  refundAccount,
  STAMP_DUTY,
  suspenseAccount,
  TRANSFER_FEE,
  WITHDRAWAL_FEE_REVENUE,
} from './accounts.ts';
import { collected, credit, debit, type InCurrency, inRound, type Journal, lines, moved } from './journal.ts';

// What happens when all goes as it should, and the ends it then has.

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

/** Nobody sent it to a bank in time, so it is the gift's again. */
export const claimLapsed = (claim: InCurrency & { giftId: GiftId; claimId: ClaimId; share: Minor }): Journal => ({
  ref: `lapse:${claim.claimId}`,
  event: 'claim_lapsed',
  currency: claim.currency,
  movements: moved(claim.share, claimAccount(claim.claimId), giftAccount(claim.giftId)),
});

/** What nobody opened becomes the sender's own, who takes it to a bank account because their card did not take it back. */
export const restReturned = (rest: InCurrency & { giftId: GiftId; claimId: ClaimId; amount: Minor }): Journal => ({
  ref: `rest:${rest.claimId}`,
  event: 'rest_returned',
  currency: rest.currency,
  movements: moved(rest.amount, giftAccount(rest.giftId), claimAccount(rest.claimId)),
});

/** It has gone to their card after all, so it is not theirs once more. */
export const restTakenBack = (rest: InCurrency & { giftId: GiftId; claimId: ClaimId; amount: Minor }): Journal => ({
  ref: `rest-back:${rest.claimId}`,
  event: 'rest_taken_back',
  currency: rest.currency,
  movements: moved(rest.amount, claimAccount(rest.claimId), giftAccount(rest.giftId)),
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
/** `kept` is what the sender does not get back of it, because the provider keeps its fee. */
type RefundParts = InCurrency & { refundId: RefundId; amount: Minor; kept?: Minor };

export const refundStarted = (refund: RefundParts & RefundSource): Journal => ({
  ref: `refund:${refund.refundId}`,
  event: 'refund_started',
  currency: refund.currency,
  movements: moved(wholeOf(refund), sourceOf(refund), refundAccount(refund.refundId)),
});

/** What is kept pays for the provider's fee, which was our expense until now. */
export const refundDone = (refund: RefundParts): Journal => ({
  ref: `refund-done:${refund.refundId}`,
  event: 'refund_done',
  currency: refund.currency,
  movements: lines(
    debit(refundAccount(refund.refundId), wholeOf(refund)),
    credit(PROVIDER_BALANCE, refund.amount),
    credit(COLLECTION_FEE, refund.kept ?? ZERO),
  ),
});

const wholeOf = ({ amount, kept = ZERO }: Pick<RefundParts, 'amount' | 'kept'>): Minor => plus(amount, kept);

/** What of it was called our loss while it was under way makes up for that. */
export const refundFailed = (refund: RefundParts & RefundSource & { loss?: Minor }): Journal => {
  const { refundId, loss = ZERO } = refund;
  return {
    ref: `refund-failed:${refundId}`,
    event: 'refund_failed',
    currency: refund.currency,
    movements: lines(
      debit(refundAccount(refundId), wholeOf(refund)),
      credit(sourceOf(refund), wholeOf(refund) - loss),
      credit(CHARGEBACK_LOSS, loss),
    ),
  };
};

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

const sourceOf = (source: RefundSource): Account =>
  'giftId' in source ? giftAccount(source.giftId) : suspenseAccount(source.chargeId);
