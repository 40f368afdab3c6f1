import { type Minor, minor, plus, portion } from './money.ts';

const COLLECTION_BPS = 150;
const COLLECTION_FLAT = minor(10_000);
const COLLECTION_FLAT_FROM = minor(250_000);
const COLLECTION_CAP = minor(200_000);

const TRANSFER_TIERS = [
  { upTo: minor(500_000), fee: minor(1_000) },
  { upTo: minor(5_000_000), fee: minor(2_500) },
];
const TRANSFER_FEE_ABOVE = minor(5_000);

/** What the provider keeps of a local card payment: 1.5 % plus ₦100 from ₦2,500 on, at most ₦2,000. */
export function collectionFee(amount: Minor): Minor {
  const percentage = portion(amount, COLLECTION_BPS);
  const fee = amount < COLLECTION_FLAT_FROM ? percentage : plus(percentage, COLLECTION_FLAT);
  return fee < COLLECTION_CAP ? fee : COLLECTION_CAP;
}

/** What the provider takes for one transfer to a bank: ₦10 up to ₦5,000, ₦25 up to ₦50,000, ₦50 above. */
export const transferFee = (net: Minor): Minor =>
  TRANSFER_TIERS.find((tier) => net <= tier.upTo)?.fee ?? TRANSFER_FEE_ABOVE;
