import { words as rule } from '../../rule/words/en.ts';

export const words = {
  rule,
  allHasLeft: 'was here, and all of it has left',
  keptMeanwhile: 'is kept here meanwhile',
  isHere: (since: string) => `is here, locked since ${since} (Lagos)`,
  isStillHere: (whole: string, since: string) => `of ${whole} is still here, locked since ${since} (Lagos)`,
  nobodyPays: 'Nobody ever pays to receive: no fee, no airtime, no “activation”.',
  neverAskSecrets: 'We never ask for a PIN, an OTP or a password.',
  onlyThisAddress: (address: string, product: string) =>
    `Only ${address} is ${product}: look at the top of your browser before you type anything.`,
};

export type Words = typeof words;
