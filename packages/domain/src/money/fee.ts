import { type Minor, minus, portion } from './money.ts';

export const WITHDRAWAL_FEE_PERCENT = 3;
export const WITHDRAWAL_FEE_BPS = WITHDRAWAL_FEE_PERCENT * 100;

/** The fee rounds half up; the net is what is left, so the two always add back to the gross. */
export function withdrawalFee(gross: Minor): { gross: Minor; fee: Minor; net: Minor } {
  const fee = portion(gross, WITHDRAWAL_FEE_BPS);
  return { gross, fee, net: minus(gross, fee) };
}
