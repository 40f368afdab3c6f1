import { OPERATOR } from '../lib/operator.ts';

/** What keeps people safe from those who only play a giveaway. The same three everywhere, so that they are known again. */
export const SAFETY_SENTENCES = [
  'Nobody ever pays to receive: no fee, no airtime, no “activation”.',
  'We never ask for a PIN, an OTP or a password.',
  `Only this address is ${OPERATOR.productName}: look at the top of your browser before you type anything.`,
] as const;
