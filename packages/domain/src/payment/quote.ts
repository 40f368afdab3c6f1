import { WITHDRAWAL_FEE_BPS, withdrawalFee } from '../money/fee.ts';
import { type Currency, type Minor, minor, minus, ZERO } from '../money/money.ts';
import { collectionFee } from '../money/provider-fees.ts';

export const FEE_PAYERS = ['RECIPIENT', 'SENDER'] as const;
export type FeePayer = (typeof FEE_PAYERS)[number];

/** What a payment was promised when it was ordered. */
export interface Terms {
  /** Our fee, in basis points of what is withdrawn. */
  feeBps: number;
  /**
   * What the provider keeps of its own fee when the whole gift goes back, and so is missing from it. Null where nothing was
   * promised: then nothing goes back by itself, and nothing is kept.
   */
  keptOnRefund: Minor | null;
}

export interface Quote {
  /** What the card is charged. */
  charged: Minor;
  /** What is in the gift. */
  gift: Minor;
  fee: Minor;
  /** What arrives in the bank, or in all banks together where many share the gift. */
  received: Minor;
  /** What goes back to the card when the sender cancels before anybody has opened the gift. */
  refundIfCancelled: Minor;
  currency: Currency;
}

/**
 * What has to be in a gift. Where the sender pays our fee it is the least that leaves whoever claims all of it with the amount they
 * were meant to get.
 */
export function giftFor(amount: Minor, feePaidBy: FeePayer, feeBps = WITHDRAWAL_FEE_BPS): Minor {
  if (feePaidBy === 'RECIPIENT') return amount;
  const netOf = (gift: number) => withdrawalFee(minor(gift), feeBps).net;
  let gift = Math.floor((amount * 10_000) / (10_000 - feeBps));
  while (netOf(gift) >= amount) gift -= 1;
  while (netOf(gift) < amount) gift += 1;
  return minor(gift);
}

/** The terms that hold for a gift ordered today. */
export const termsFor = (gift: Minor): Terms => ({ feeBps: WITHDRAWAL_FEE_BPS, keptOnRefund: collectionFee(gift) });

export function quoteOf(gift: Minor, terms: Terms, currency: Currency): Quote {
  const { fee, net } = withdrawalFee(gift, terms.feeBps);
  const refundIfCancelled = refundOf(gift, { gift, ...terms });
  return { charged: gift, gift, fee, received: net, refundIfCancelled, currency };
}

/** What goes back to the card of an unclaimed part: that part, less as much of what the provider keeps. */
export const refundOf = (
  unclaimed: Minor,
  { gift, keptOnRefund }: Pick<Terms, 'keptOnRefund'> & { gift: Minor },
): Minor => minus(unclaimed, minor(Number((BigInt(keptOnRefund ?? ZERO) * BigInt(unclaimed)) / BigInt(gift))));
