import { type Minor, minus, plus, portion } from './money.ts';

export const WITHDRAWAL_FEE_PERCENT = 3;
export const WITHDRAWAL_FEE_BPS = WITHDRAWAL_FEE_PERCENT * 100;

/** The fee rounds half up; the net is what is left, so the two always add back to the gross. */
export function withdrawalFee(gross: Minor, bps = WITHDRAWAL_FEE_BPS): { gross: Minor; fee: Minor; net: Minor } {
  const fee = portion(gross, bps);
  return { gross, fee, net: minus(gross, fee) };
}

/**
 * The fee on a share that is claimed after others of the same gift. It is what the fee on all of them grows by, so that the
 * fees of the shares add up to the fee on the gift, however it was cut.
 */
export const shareFee = (share: Minor, claimedBefore: Minor, bps: number): Minor =>
  minus(portion(plus(claimedBefore, share), bps), portion(claimedBefore, bps));

/** Our fee on a claimed share; claims from before it was set with them have the fee of then. */
export const feeOf = ({ share, fee }: { share: Minor; fee: Minor | null }): Minor => fee ?? withdrawalFee(share).fee;
